import { type ColumnChoice, everyColumn, type TableDensity } from '@portal/ui';
import { useMemo, useState } from 'react';
import { columnChoiceCookie, densityCookieOf, readColumnChoice, readDensity } from './table-preferences';

export interface TablePreferences {
  /** Visible columns and their order. */
  columns: ColumnChoice;
  /** Changes and stores the columns. */
  setColumns: (choice: ColumnChoice) => void;
  /** Row height, shared by all lists. */
  density: TableDensity;
  /** Changes and stores the density. */
  setDensity: (density: TableDensity) => void;
}

/**
 * Display preferences of a table, stored on this device; signing out keeps them (DECISION-12). `table` identifies a set
 * of columns.
 */
export function useTablePreferences(table: string): TablePreferences {
  const [chosen, setChosen] = useState<Readonly<Record<string, ColumnChoice>>>({});
  const [density, setDensity] = useState(() => readDensity(document.cookie));
  const stored = useMemo(() => readColumnChoice(document.cookie, table), [table]);
  return {
    columns: chosen[table] ?? stored ?? everyColumn,
    setColumns: (choice) => {
      writeCookie(columnChoiceCookie(table, choice));
      setChosen({ ...chosen, [table]: choice });
    },
    density,
    setDensity: (next) => {
      writeCookie(densityCookieOf(next));
      setDensity(next);
    },
  };
}

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = cookie;
}
