import type { ApiError, Page, Query } from '@portal/api-client';
import type { ComboboxAnswer, ComboboxOption, ComboboxSearch, ComboboxSource } from '@portal/ui';
import { useCallback, useMemo, useRef } from 'react';

export interface OptionSourceOptions<Row> {
  /** The first page of records, in the select's page size. */
  first: Query<Page<Row>>;
  /** Searches the records by the typed text. Used only if there are more than one page. */
  read: (typed: string, signal: AbortSignal) => Promise<Page<Row>>;
  /** Converts a record to an option. Must be a constant. */
  optionOf: (row: Row) => ComboboxOption;
  /** Whether a record can be chosen. Must be a constant. */
  isOffered?: (row: Row) => boolean;
  /**
   * The record's stored value, offered even if it cannot be selected any more, so that a save keeps it. Must be stable
   * across renders.
   */
  own?: ComboboxOption | null;
}

export interface OptionSource<Row> {
  source: ComboboxSource;
  /** Returns the record of a chosen value. */
  rowOf: (value: string) => Row | null;
  /** The reason why there are no options. */
  error: ApiError | undefined;
  retry: () => Promise<unknown>;
}

const always = () => true;

/** Options of a select: all records if one page holds them, otherwise a server search while typing (DECISION-32). */
export function useOptionSource<Row>({
  first,
  read,
  optionOf,
  isOffered = always,
  own,
}: OptionSourceOptions<Row>): OptionSource<Row> {
  const { data } = first;
  // Keeps all records found, because the next search replaces the results.
  const found = useRef(new Map<string, Row>());
  const options = useMemo(() => {
    const known = (data?.rows ?? []).filter(isOffered).map(optionOf);
    return own && !known.some(({ value }) => value === own.value) ? [own, ...known] : known;
  }, [data, optionOf, isOffered, own]);
  const search = useCallback<ComboboxSearch>(
    async (typed, signal): Promise<ComboboxAnswer> => {
      const { rows, total } = await read(typed, signal);
      for (const row of rows) found.current.set(optionOf(row).value, row);
      return { options: rows.filter(isOffered).map(optionOf), total };
    },
    [read, optionOf, isOffered],
  );
  const hasMore = data !== undefined && data.total > data.rows.length;
  return {
    source: hasMore ? { search, known: options } : { options, loading: first.isLoading },
    rowOf: (value) =>
      data?.rows.find((row) => optionOf(row).value === value) ?? found.current.get(value) ?? null,
    error: data ? undefined : first.error,
    retry: first.retry,
  };
}
