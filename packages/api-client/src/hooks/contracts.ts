import {
  type Contract,
  type ContractStatus,
  type ContractTick,
  contractStatusOf,
  hasStudents,
} from '@portal/domain';
import { useCallback, useMemo } from 'react';
import { type Cache, type Key, preload, type ScopedMutator, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { listCourseStatuses, listCourses, updateCourse } from '../generated/sdk.gen.ts';
import { organisationMoment } from '../organisation-clock.ts';
import { contractFromWire, toggleToWire } from '../wire/contract.ts';
import { type ContractFilters, contractFiltersToWire } from '../wire/contract-filters.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { useApi } from './ApiProvider.tsx';
import { type ContractToggles, contractToggles } from './contract-toggles.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { useFlushOnLeave } from './useFlushOnLeave.ts';
import { type Call, keepRows, type Query, read, readOnce, useQuery } from './useQuery.ts';
import { exporting, type ReadList } from './useRead.ts';

/** A page of the contract list (API-043). Null sends no request. */
export function useContracts(filters: ContractFilters | null): Query<Page<Contract>> {
  const { cache } = useSWRConfig();
  return useQuery(filters && contractsKey(filters), contractsLoader(filters ?? {}, cache), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadContracts(): ReadList<ContractFilters, Page<Contract>> {
  const api = useApi();
  const { cache } = useSWRConfig();
  return useCallback(
    (filters, signal, isExport) =>
      contractsLoader(filters, cache)({ ...(isExport ? exporting(api.call) : api.call), signal }),
    [api, cache],
  );
}

/** Requests a page of the list before its screen mounts, so that code and data load in parallel. */
export function preloadContracts(api: Api, filters: ContractFilters): void {
  const key = contractsKey(filters);
  // The screen may never mount. If it does, it requests again and shows the error.
  preload(key, () => read(api, key, contractsLoader(filters)))?.catch(() => {});
}

/**
 * A contract with its students (API-044). Until they load, returns the row from a list, which lacks only the students.
 * `not-found` for an unknown id.
 */
export function useContract(id: number): Query<Contract> {
  const { cache } = useSWRConfig();
  const fallbackData = useMemo(() => shownRow(cache, id), [cache, id]);
  return useQuery(['contract', id], contractLoader(id, cache), { fallbackData });
}

/** Reads a contract as stored now and shows it, to detect changes by others before a save (DECISION-37). */
export function useReadContract(): (id: number) => Promise<Contract> {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (id) => {
      const contract = await contractLoader(id, cache)(api.call);
      void ignoreClosedCache(mutate(['contract', id], contract, { revalidate: false }));
      return contract;
    },
    [api, cache, mutate],
  );
}

/** A contract status with its name from the server (CON-LIST-03). */
export interface NamedContractStatus {
  status: ContractStatus;
  /** Has underscores instead of spaces. `statusNameToShow` of the domain formats it (CON-LIST-04). */
  name: string;
}

/** The contract statuses in the server's order and wording (API-046). */
export function useContractStatuses(): Query<NamedContractStatus[]> {
  return useQuery(
    ['contract-statuses'],
    async (call) => {
      const { data } = await listCourseStatuses(call);
      return data.data.flatMap(({ id, name }) => {
        const status = contractStatusOf(id);
        return status ? [{ status, name }] : [];
      });
    },
    readOnce,
  );
}

/**
 * Changes a checkbox of a contract immediately and sends it 350 ms after the last change, or when the page is left
 * (CON-LIST-29 to CON-LIST-35, CON-ATT-10, DECISION-25). When the server refuses, rolls back and rejects with the
 * refusal.
 */
export function useToggleContract(): ContractToggles['toggle'] {
  const { cache } = useSWRConfig();
  const toggles = togglesOf(cache, useContractCache());

  useFlushOnLeave(toggles);
  return toggles.toggle;
}

function contractsKey(filters: ContractFilters) {
  return ['contracts', filters] as const;
}

function contractsLoader(filters: ContractFilters, cache?: Cache) {
  return async (call: Call): Promise<Page<Contract>> => {
    const since = performance.now();
    const { data } = await listCourses({ ...call, query: contractFiltersToWire(filters) });
    return pageFromWire(data, (course) => caughtUp(cache, contractFromWire(course), since));
  };
}

function contractLoader(id: number, cache: Cache) {
  return async (call: Api['call']): Promise<Contract> => {
    const since = performance.now();
    return caughtUp(cache, await readContractNow(call, id), since);
  };
}

/** Reads a contract from the server. Pass a call that bypasses caches. Throws `not-found`. */
export async function readContractNow(call: Api['call'], id: number): Promise<Contract> {
  const { data, response } = await listCourses({ ...call, query: { courseId: id } });
  const [course] = data.data;
  if (!course) throw new ApiError({ code: 'not-found', status: 200 });
  return contractFromWire(course, response.headers.get('ETag'));
}

/** Returns the contract from the response to a change. */
export async function savedContract(
  change: Promise<{ data: { data: Parameters<typeof contractFromWire>[0] } }>,
): Promise<Contract> {
  return contractFromWire((await change).data.data);
}

/** Changes a contract wherever it is shown. */
type Show = (id: number, change: (contract: Contract) => Contract) => void;

/** The queries that contain contracts or their changes. */
export const queriesShowingContracts: readonly string[] = [
  'contracts',
  'contract',
  'teacher-contracts',
  'teacher-history',
  'history',
];

/** The dependencies of changes of contracts: the API, and two functions that update the screen. */
export interface ContractCache {
  api: Api;
  show: Show;
  /** Revalidates everything on screen. Resolves when the data has arrived. */
  refresh: () => Promise<void>;
}

/** Returns the dependencies of changes of contracts. */
export function useContractCache(): ContractCache {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  const show = useCallback<Show>((id, change) => showContract(cache, mutate, id, change), [cache, mutate]);
  const refresh = useCallback(
    () => ignoreClosedCache(mutate((key) => queriesShowingContracts.includes(nounOf(key)))),
    [mutate],
  );
  return { api, show, refresh };
}

/**
 * Returns a function that shows a contract as saved, so that the old values do not reappear until it is revalidated.
 */
export function useShowSavedContract(): (saved: Contract) => void {
  const { show } = useContractCache();
  return useCallback((saved) => show(saved.id, (contract) => withDetailsOf(contract, saved)), [show]);
}

function showContract(
  cache: Cache,
  mutate: ScopedMutator,
  id: number,
  change: (contract: Contract) => Contract,
): void {
  const changed = (contract: Contract) => (contract.id === id ? change(contract) : contract);
  // Skips lists without the contract: mutating a list during its first request would discard the response.
  const holds = (noun: string, has: (data: unknown) => boolean) => (key: Key) =>
    nounOf(key) === noun && has(cache.get(unstable_serialize(key))?.data);
  const quietly = { revalidate: false };
  const changes = [
    mutate<Page<Contract>>(
      holds('contracts', (page) => includes((page as Page<Contract> | undefined)?.rows, id)),
      (page) => page && { ...page, rows: page.rows.map(changed) },
      quietly,
    ),
    mutate<Contract[]>(
      holds('teacher-contracts', (contracts) => includes(contracts as Contract[] | undefined, id)),
      (contracts) => contracts?.map(changed),
      quietly,
    ),
    mutate<Contract>(
      holds('contract', (contract) => (contract as Contract | undefined)?.id === id),
      (contract) => contract && changed(contract),
      quietly,
    ),
  ];
  void ignoreClosedCache(Promise.all(changes));
}

/** Returns the row of a contract from a cached list. */
function shownRow(cache: Cache, id: number): Contract | undefined {
  for (const key of cache.keys()) {
    if (!key.startsWith('@"contracts",')) continue;
    const page: Page<Contract> | undefined = cache.get(key)?.data;
    const row = page?.rows.find((contract) => contract.id === id);
    if (row) return row;
  }
  return undefined;
}

function includes(contracts: Contract[] | undefined, id: number): boolean {
  return contracts?.some((contract) => contract.id === id) ?? false;
}

function nounOf(key: unknown): string {
  return Array.isArray(key) ? String(key[0]) : '';
}

/** Adds the details that the response to a write may lack from the contract on screen, where they are still right. */
export function withDetailsOf(shown: Contract, saved: Contract): Contract {
  const previousTeachers =
    saved.previousTeachers.length > 0 ? saved.previousTeachers : shown.previousTeachers;
  return { ...saved, previousTeachers, students: hasStudents(saved) ? saved.students : shown.students };
}

/** Checkbox states belong to the cache that shows them, so each session has its own. */
const togglesByCache = /* @__PURE__ */ new WeakMap<Cache, ContractToggles>();

function togglesOf(cache: Cache, { api, show, refresh }: ContractCache): ContractToggles {
  const known = togglesByCache.get(cache);
  if (known) return known;
  const toggles = contractToggles({
    send: (...tick) => sendTick(api, ...tick),
    refresh: () => void refresh(),
    show,
    today: () => organisationMoment().date,
  });
  togglesByCache.set(cache, toggles);
  return toggles;
}

function caughtUp(cache: Cache | undefined, contract: Contract, since: number): Contract {
  return (cache && togglesByCache.get(cache)?.catchUp(contract, since)) ?? contract;
}

async function sendTick(api: Api, id: number, toggle: ContractTick, ticked: boolean): Promise<Contract> {
  const { data } = await updateCourse({
    ...api.call,
    body: toggleToWire(id, toggle, ticked),
    // The request continues after the page is left.
    onRequest: ({ options }) => {
      options.keepalive = true;
    },
  });
  return contractFromWire(data.data);
}
