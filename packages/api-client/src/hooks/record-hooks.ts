import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { YesNo } from '../generated/types.gen.ts';
import { pastCaches } from '../past-caches.ts';
import type { Page } from '../wire/page.ts';
import type { Paged } from '../wire/paged.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { ignoreClosedCache } from './ignore-closed-cache';
import { keepRows, type Query, type ReadCall, readOnce, useQuery } from './useQuery.ts';
import { existing } from './useRead.ts';
import { useRecordWrite, useWrite, type Write, type WriteCall } from './useWrite.ts';

// Hooks of the calls that many nouns have in the same shape. The first part of a query key is the noun.

interface Identified {
  readonly id: number;
}

interface Versioned extends Identified {
  readonly version: string;
}

/** The answer of a call. */
type Answer<Data> = Promise<{ data: { data: Data } }>;

/** Names a record and the version on which a change is based. */
interface VersionedRequest {
  path: { id: number };
  headers: { 'If-Match': string };
}

/** Returns a function that reads a list without pages. */
export function listReader<Wire, Row>(
  list: (call: ReadCall) => Answer<Wire[]>,
  fromWire: (wire: Wire) => Row,
) {
  return async (call: ReadCall): Promise<Row[]> => (await list(call)).data.data.map(fromWire);
}

/** Returns a hook of a list without pages. With false, the hook sends no request. */
export function listHook<Row>(noun: string, read: (call: ReadCall) => Promise<Row[]>) {
  return function useList(isAsked = true): Query<Row[]> {
    return useQuery(isAsked ? [noun] : null, read);
  };
}

/** Returns a hook that reads a record of a list as stored now. It throws `not-found` if the list has no such record. */
export function readHook<Row extends Identified>(read: (call: ReadCall) => Promise<readonly Row[]>) {
  return function useReadRecord(): (id: number) => Promise<Row> {
    const api = useApi();
    return useCallback(
      async (id) => existing((await read(pastCaches(api.call))).find((row) => row.id === id)),
      [api],
    );
  };
}

/** Returns a hook that adds a record, and shows it at the end of the list without pages. */
export function createHook<Values, Body, Wire, Row extends Identified>(
  noun: string,
  create: (request: WriteCall & { body: Body }) => Answer<Wire>,
  toWire: (values: Values) => Body,
  fromWire: (wire: Wire) => Row,
) {
  return function useCreate(): Write<[values: Values], Row> {
    const changeList = useChangeList<Row>(noun);
    return useWrite(async (call, values: Values) => {
      const created = fromWire((await create({ ...call, body: toWire(values) })).data.data);
      changeList((rows) => [...rows.filter(({ id }) => id !== created.id), created]);
      return created;
    }, noun);
  };
}

/** Returns a hook that changes a record. It throws `conflict` (412) if the record has changed since it was read. */
export function changeHook<Row extends Versioned, Values, Body, Wire>(
  noun: string,
  change: (request: WriteCall & VersionedRequest & { body: Body }) => Answer<Wire>,
  toWire: (values: Values) => Body,
  fromWire: (wire: Wire) => Row,
) {
  return function useChange(): Write<[record: Row, values: Values], Row> {
    return useRecordWrite(
      async (call, { id, version }: Row, values: Values) =>
        fromWire(
          (await change({ ...call, path: { id }, headers: { 'If-Match': version }, body: toWire(values) }))
            .data.data,
        ),
      noun,
    );
  };
}

/** Returns a hook that deletes a record. It throws `conflict` (412) if the record has changed since it was read. */
export function deleteHook<Row extends Versioned>(
  noun: string,
  remove: (request: WriteCall & VersionedRequest) => Promise<unknown>,
  ...otherNouns: string[]
) {
  return function useDelete(): Write<[record: Row], void> {
    const changeList = useChangeList<Row>(noun);
    return useWrite(
      async (call, { id, version }: Row) => {
        await remove({ ...call, path: { id }, headers: { 'If-Match': version } });
        changeList((rows) => rows.filter((row) => row.id !== id));
      },
      noun,
      ...otherNouns,
    );
  };
}

/** Returns a hook that archives or restores a record. */
export function archiveHook<Wire, Row>(
  noun: string,
  update: (request: WriteCall & { body: { id: number; status: YesNo } }) => Answer<Wire>,
  fromWire: (wire: Wire) => Row,
) {
  return function useArchive(): Write<[id: number, archived: boolean], Row> {
    return useWrite(async (call, id: number, archived: boolean) => {
      return fromWire((await update({ ...call, body: { id, status: yesNo(!archived) } })).data.data);
    }, noun);
  };
}

/** Returns a hook that renames a record which calls find by its former name. */
export function renameHook<Wire, Row extends Identified & { readonly name: string }>(
  noun: string,
  rename: (request: WriteCall & { body: { id: number; name: string; newName: string } }) => Answer<Wire>,
  fromWire: (wire: Wire) => Row,
) {
  return function useRename(): Write<[record: Row, newName: string], Row> {
    return useRecordWrite(async (call, { id, name }: Row, newName: string) => {
      return fromWire((await rename({ ...call, body: { id, name, newName } })).data.data);
    }, noun);
  };
}

/** Reads a page of a list that has its archived records apart. */
type ReadArchivable<Row> = (call: ReadCall, filters: Paged & { archived?: boolean }) => Promise<Page<Row>>;

/** Returns a hook of all active records, for selectors (LIMIT-19). */
export function selectorHook<Row>(noun: string, readPage: ReadArchivable<Row>) {
  return function useActive({ pageSize = selectorSize }: { pageSize?: number } = {}): Query<Row[]> {
    const readAll = async (call: ReadCall) => (await readPage(call, { pageSize })).rows;
    return useQuery([noun, 'all', pageSize], readAll, readOnce);
  };
}

/** Returns a hook of a page of a list. */
export function pageHook<Row, Filters>(
  noun: string,
  readPage: (call: ReadCall, filters: Partial<Filters>) => Promise<Page<Row>>,
) {
  return function usePage(filters: Partial<Filters> = {}): Query<Page<Row>> {
    return useQuery([noun, filters], (call) => readPage(call, filters), keepRows);
  };
}

/**
 * Returns a hook that reads a record as stored now, archived or not (DECISION-37). It throws `not-found` for an unknown
 * id.
 */
export function readArchivableHook<Row extends Identified>(readPage: ReadArchivable<Row>) {
  return function useReadArchivable(): (id: number) => Promise<Row> {
    const api = useApi();
    return useCallback(
      async (id) => {
        const find = async (archived: boolean) => {
          const { rows } = await readPage(pastCaches(api.call), { archived, pageSize: selectorSize });
          return rows.find((row) => row.id === id);
        };
        return existing((await find(false)) ?? (await find(true)));
      },
      [api],
    );
  };
}

/** Largest number of records that a selector offers. */
const selectorSize = 5000;

/** Returns a function that changes the list without pages on screen before it is revalidated. */
function useChangeList<Row>(noun: string): (change: (rows: Row[]) => Row[]) => void {
  const { mutate } = useSWRConfig();
  return (change) =>
    void ignoreClosedCache(mutate<Row[]>([noun], (rows) => rows && change(rows), { revalidate: false }));
}
