import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import type { Paging } from '../generated/types.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import type { QueryKey, ReadCall } from './useQuery.ts';

/**
 * Reads a list without showing it, such as its pages for an export. Throws an `ApiError`, `aborted` when cancelled.
 * `isExport` says that the rows leave the portal as a file, which may need a fresh proof (extension `step-up`).
 */
export type ReadList<Filters, Answer> = (
  filters: Filters,
  signal: AbortSignal,
  isExport?: boolean,
) => Promise<Answer>;

/** Returns a stable function that makes a read outside a query. */
export function useReadList<Filters, Answer>(
  read: (call: ReadCall, filters: Filters) => Promise<Answer>,
): ReadList<Filters, Answer> {
  const api = useApi();
  return useCallback(
    (filters, signal, isExport) => read({ ...(isExport ? exporting(api.call) : api.call), signal }, filters),
    [api, read],
  );
}

/** Returns a call whose reads say that the rows leave the portal as a file. */
export function exporting(call: Api['call']): Api['call'] {
  const get: typeof call.client.get = (options) =>
    call.client.get({ ...options, query: { ...options.query, export: 1 } });
  return { ...call, client: { ...call.client, get } };
}

/** Returns a function that reads a page of a list. */
export function pageReader<Filters, WireQuery, WireRow, Row>(
  list: (request: ReadCall & { query: WireQuery }) => Promise<{ data: Paging & { data: WireRow[] } }>,
  filtersToWire: (filters: Filters) => WireQuery,
  rowFromWire: (row: WireRow) => Row,
) {
  return async (call: ReadCall, filters: Filters): Promise<Page<Row>> =>
    pageFromWire((await list({ ...call, query: filtersToWire(filters) })).data, rowFromWire);
}

/**
 * Returns a stable function that reads a record as stored now and shows it in its query, to detect changes by others
 * before a save (DECISION-37).
 */
export function useReadAndShow<Ids extends unknown[], Answer>(
  read: (call: ReadCall, ...ids: Ids) => Promise<Answer>,
  keyOf: (...ids: Ids) => QueryKey,
): (...ids: Ids) => Promise<Answer> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...ids) => {
      const answer = await read(pastCaches(api.call), ...ids);
      void ignoreClosedCache(mutate(keyOf(...ids), answer, { revalidate: false }));
      return answer;
    },
    [api, mutate, read, keyOf],
  );
}

/** Finds a record in the pages of a list, for records without a call of their own (DECISION-32). */
export async function findInPages<Row extends { id: number }>(
  id: number,
  readPage: (page: number) => Promise<{ data: Paging & { data: Row[] } }>,
): Promise<Row | undefined> {
  for (let page = 1; ; page += 1) {
    const { data: rows, per_page, total } = (await readPage(page)).data;
    const row = rows.find((one) => one.id === id);
    if (row || rows.length === 0 || page * per_page >= total) return row;
  }
}

/** Returns the record that was found. Throws `not-found` if there is none. */
export function existing<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw new ApiError({ code: 'not-found', status: 200 });
  return found;
}
