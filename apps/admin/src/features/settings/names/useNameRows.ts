import type { Page, Query } from '@portal/api-client';
import { useCallback, useMemo, useState } from 'react';

/** A record with little more than a name. */
export interface NamedRecord {
  id: number;
  /** In French, if the record has a name in each language. */
  name: string;
  /** In English; null without one. Only for a noun that is bilingual. */
  nameEn?: string | null;
  /** False if archived. */
  active: boolean;
}

interface Written<Row> {
  record: Row;
  /** The page of rows when the record was saved; any later page is newer than the record. */
  over: Page<Row> | undefined;
}

interface Added<Row> {
  record: Row;
  /** The filters of the list that shows the record first, as JSON. */
  list: string;
}

export interface NameRows<Row> {
  /** The rows with the user's latest changes. */
  query: Query<Page<Row>>;
  /** The last added record, which comes first among the rows until the filters change. */
  added: Row | undefined;
  /** Shows a saved record while the list reloads. */
  showSaved: (record: Row) => void;
  /** Shows a new record first, wherever it belongs in the order; `list` is the current filters. */
  showAdded: (record: Row, list: object) => void;
}

/**
 * The rows of a list of names, including records that the user has just saved or added, so that no old name appears and
 * a new one is visible at once.
 */
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
