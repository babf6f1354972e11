import type { ApiError, Page, Query } from '@portal/api-client';
import type { ComboboxAnswer, ComboboxOption, ComboboxSearch, ComboboxSource } from '@portal/ui';
import { useCallback, useMemo, useRef } from 'react';

export interface OptionSourceOptions<Row> {
  /** The first page of them, as large as a selector asks for. */
  first: Query<Page<Row>>;
  /** Asks for those that match what is typed. Needed only where there are more than the first page has. */
  read: (typed: string, signal: AbortSignal) => Promise<Page<Row>>;
  /** A record as a choice. Give it as a constant. */
  optionOf: (row: Row) => ComboboxOption;
  /** Leaves out records that cannot be chosen. Give it as a constant. */
  isOffered?: (row: Row) => boolean;
  /** What the record has, even when it can no longer be chosen; a save keeps it. Keep the object between renders. */
  own?: ComboboxOption | null;
}

export interface OptionSource<Row> {
  /** For the combobox. */
  source: ComboboxSource;
  /** The record behind a value that was chosen. */
  rowOf: (value: string) => Row | null;
  /** Why there is nothing to choose from. */
  error: ApiError | undefined;
  retry: () => Promise<unknown>;
}

const always = () => true;

/** The choices of a selector: all of them where one page holds them, else those that the server finds while one types (DECISION-32). */
export function useOptionSource<Row>({
  first,
  read,
  optionOf,
  isOffered = always,
  own,
}: OptionSourceOptions<Row>): OptionSource<Row> {
  const { data } = first;
  // What a search found is gone from its answer by the next.
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
