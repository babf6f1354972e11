import type { Page, Query } from '@portal/api-client';
import { useCallback, useMemo, useState } from 'react';

/** A record that is little more than a name. */
export interface NamedRecord {
  id: number;
  name: string;
  /** False once archived. */
  active: boolean;
}

interface Written<Row> {
  record: Row;
  /** What the list showed at that time: whatever it reads later is newer. */
  over: Page<Row> | undefined;
}

interface Added<Row> {
  record: Row;
  /** The list in which it stands first. */
  list: string;
}

export interface NameRows<Row> {
  /** The rows as the person has left them. */
  query: Query<Page<Row>>;
  /** The one that was added last, first among the rows until another list is asked for. */
  added: Row | undefined;
  /** Shows a record as it was saved, while the list is still being read again. */
  showSaved: (record: Row) => void;
  /** Shows one that is new before all others, wherever its place will be; `list` is what is shown then. */
  showAdded: (record: Row, list: object) => void;
}

/** The rows of a list of names, with what the person has just saved or added in them: neither the old name nor a search for the new one. */
export function useNameRows<Row extends NamedRecord>(query: Query<Page<Row>>, list: object): NameRows<Row> {
  const [written, setWritten] = useState<ReadonlyMap<number, Written<Row>>>(new Map());
  const [lastAdded, setLastAdded] = useState<Added<Row>>();
  const { data } = query;

  const added = lastAdded?.list === JSON.stringify(list) ? lastAdded.record : undefined;
  const page = useMemo(() => {
    if (!data) return undefined;
    const saved = (row: Row) => {
      const last = written.get(row.id);
      return last?.over === data ? last.record : row;
    };
    const first =
      added && saved(data.rows.find(({ id }) => id === added.id) ?? written.get(added.id)?.record ?? added);
    if (!first?.active) return { ...data, rows: data.rows.map(saved) };
    return { ...data, rows: [first, ...data.rows.filter(({ id }) => id !== first.id).map(saved)] };
  }, [data, written, added]);

  const showSaved = useCallback(
    (record: Row) => setWritten((before) => new Map(before).set(record.id, { record, over: data })),
    [data],
  );
  const showAdded = useCallback(
    (record: Row, shownThen: object) => setLastAdded({ record, list: JSON.stringify(shownThen) }),
    [],
  );
  const { error, isLoading, isValidating } = query;
  return {
    query: { data: page, error, isLoading, isValidating, retry: () => query.retry() },
    added,
    showSaved,
    showAdded,
  };
}
