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
import { listCourseStatuses, listCourses, listCourseTypes, updateCourse } from '../generated/sdk.gen.ts';
import { readAfterLoss, withReadBack } from '../read-back.ts';
import { contractFromWire, statusToWire, toggleToWire } from '../wire/contract.ts';
import { type ContractFilters, contractFiltersToWire } from '../wire/contract-filters.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { useApi } from './ApiProvider.tsx';
import { type ContractToggles, contractToggles } from './contract-toggles.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { useFlushOnLeave } from './useFlushOnLeave.ts';
import { type Call, keepRows, type Query, read, readOnce, useQuery } from './useQuery.ts';

/** A page of the contracts list (API-043). Null reads nothing. */
export function useContracts(filters: ContractFilters | null): Query<Page<Contract>> {
  const { cache } = useSWRConfig();
  return useQuery(filters && contractsKey(filters), contractsLoader(filters ?? {}, cache), keepRows);
}

/** Reads pages of the list that are not shown, such as for an export; throws what the API refuses, `aborted` when given up. */
export function useReadContracts(): (
  filters: ContractFilters,
  signal: AbortSignal,
) => Promise<Page<Contract>> {
  const api = useApi();
  const { cache } = useSWRConfig();
  return useCallback(
    (filters, signal) => contractsLoader(filters, cache)({ ...api.call, signal }),
    [api, cache],
  );
}

/** Asks for a page of the list before its screen is there, so that code and data travel together. */
export function preloadContracts(api: Api, filters: ContractFilters): void {
  const key = contractsKey(filters);
  // Nobody may come to fetch the answer: its error is shown by the screen that asks again.
  preload(key, () => read(api, key, contractsLoader(filters)))?.catch(() => {});
}

/**
 * One contract with its students (API-044); until they have come, the row that a list has shown of it, which has all
 * but the students. `not-found` when there is none of this id.
 */
export function useContract(id: number): Query<Contract> {
  const { cache } = useSWRConfig();
  const fallbackData = useMemo(() => shownRow(cache, id), [cache, id]);
  return useQuery(['contract', id], contractLoader(id, cache), { fallbackData });
}

/** Reads a contract as stored now and shows it. Called before a save, since someone else may have changed it (DECISION-37). */
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

/** A contract status with the name that the server gives it (CON-LIST-03). */
export interface NamedContractStatus {
  status: ContractStatus;
  /** With underscores for spaces: `statusNameToShow` of the domain shows it (CON-LIST-04). */
  name: string;
}

/** The contract statuses in the server's order and words (API-046). */
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

/** The course types, for selectors (API-047). */
export function useCourseTypes(): Query<{ id: number; name: string }[]> {
  return useQuery(['course-types'], async (call) => (await listCourseTypes(call)).data.data, readOnce);
}

/** Moves a contract to another status (API-048, CONFLICT-17). Resolves when the lists have been read again. */
export function useMoveContract(): (id: number, status: ContractStatus) => Promise<Contract> {
  const { api, show, refresh } = useContractCache();
  return useCallback(
    async (id, status) => {
      const body = { course: { id, course_status_id: statusToWire(status) } };
      const saved = await changeContract(
        api.call,
        id,
        (call) => updateCourse({ ...call, body }),
        (contract) => contract.status === status,
      );
      show(id, (contract) => withDetailsOf(contract, saved));
      await refresh();
      return saved;
    },
    [api, show, refresh],
  );
}

/**
 * Ticks a field of a contract at once and sends it 350 ms after the last change, or when the page is left
 * (CON-LIST-29 to CON-LIST-35, CON-ATT-10, DECISION-25). The promise rejects with the refusal, the tick rolled back by then.
 */
export function useToggleContract(): ContractToggles['toggle'] {
  const { api, show } = useContractCache();
  const { cache } = useSWRConfig();
  const toggles = togglesOf(cache, api, show);

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

/** Reads a contract as the server has it; pass a call that no cache answers. Throws `not-found`. */
export async function readContractNow(call: Api['call'], id: number): Promise<Contract> {
  const { data, response } = await listCourses({ ...call, query: { courseId: id } });
  const [course] = data.data;
  if (!course) throw new ApiError({ code: 'not-found', status: 200 });
  return contractFromWire(course, response.headers.get('ETag'));
}

/**
 * Changes a contract and gives it as it then is; an answer that is lost is read back (DECISION-47).
 *
 * `isSaved` says whether a contract as read has what was sent.
 */
export function changeContract(
  call: Api['call'],
  id: number,
  write: (call: Api['call']) => Promise<{ data: { data: Parameters<typeof contractFromWire>[0] } }>,
  isSaved: (contract: Contract) => boolean,
): Promise<Contract> {
  return withReadBack(
    call,
    async (writeCall) => contractFromWire((await write(writeCall)).data.data),
    async (fresh) => {
      const contract = await readContractNow(fresh, id);
      return isSaved(contract) ? contract : null;
    },
  );
}

/** Changes a contract wherever it is on screen. */
type Show = (id: number, change: (contract: Contract) => Contract) => void;

/** The queries that carry contracts. */
export const queriesShowingContracts: readonly string[] = [
  'contracts',
  'contract',
  'teacher-contracts',
  'teacher-history',
];

/** What the mutations above need: the API, and the two ways to put a change on screen. */
export function useContractCache(): { api: Api; show: Show; refresh: () => Promise<void> } {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  const show = useCallback<Show>((id, change) => showContract(cache, mutate, id, change), [cache, mutate]);
  /** Reads again what is on screen; resolves when it has come. */
  const refresh = useCallback(
    () => ignoreClosedCache(mutate((key) => queriesShowingContracts.includes(nounOf(key)))),
    [mutate],
  );
  return { api, show, refresh };
}

/** Shows a contract as a write has left it, so that nobody sees the old one until it is read again. */
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
  // Only what holds the contract: touching a list whose first answer is still under way would throw that answer away.
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

/** What a list in the cache shows of a contract. */
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

/** The answer to a write may leave out what only the contract read alone has; what is on screen is still right. */
export function withDetailsOf(shown: Contract, saved: Contract): Contract {
  const previousTeachers =
    saved.previousTeachers.length > 0 ? saved.previousTeachers : shown.previousTeachers;
  return { ...saved, previousTeachers, students: hasStudents(saved) ? saved.students : shown.students };
}

/** Ticks live as long as the cache that shows them: a session of its own has ticks of its own. */
const togglesByCache = /* @__PURE__ */ new WeakMap<Cache, ContractToggles>();

function togglesOf(cache: Cache, api: Api, show: Show): ContractToggles {
  const known = togglesByCache.get(cache);
  if (known) return known;
  const toggles = contractToggles({
    send: (...tick) => sendTick(api, ...tick),
    read: (id) => readAfterLoss(api.call, (call) => readContractNow(call, id)),
    show,
    today: localDay,
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
    // Outlives the page that is being left.
    onRequest: ({ options }) => {
      options.keepalive = true;
    },
  });
  return contractFromWire(data.data);
}

/** The person's local day (DECISION-03). */
function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
