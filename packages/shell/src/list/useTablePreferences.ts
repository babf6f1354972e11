import { type ColumnChoice, everyColumn, type TableDensity } from '@portal/ui';
import { useMemo, useState } from 'react';
import { columnChoiceCookie, densityCookieOf, readColumnChoice, readDensity } from './table-preferences';

export interface TablePreferences {
  /** Which columns of the table are shown, in what order. */
  columns: ColumnChoice;
  /** Shows others, and keeps that for the next time. */
  setColumns: (choice: ColumnChoice) => void;
  /** Height of the rows, in all lists alike. */
  density: TableDensity;
  /** Changes it, and keeps it. */
  setDensity: (density: TableDensity) => void;
}

/**
 * How a person wants a table to look, kept on this device through logging out (decision 12). `table` names it: a list
 * with several sets of columns has a name for each.
 */
export function useTablePreferences(table: string): TablePreferences {
  const [chosen, setChosen] = useState<Readonly<Record<string, ColumnChoice>>>({});
  const [density, setDensity] = useState(() => readDensity(document.cookie));
  const kept = useMemo(() => readColumnChoice(document.cookie, table), [table]);
  return {
    columns: chosen[table] ?? kept ?? everyColumn,
    setColumns: (choice) => {
      keep(columnChoiceCookie(table, choice));
      setChosen({ ...chosen, [table]: choice });
    },
    density,
    setDensity: (next) => {
      keep(densityCookieOf(next));
      setDensity(next);
    },
  };
}

function keep(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = cookie;
}
