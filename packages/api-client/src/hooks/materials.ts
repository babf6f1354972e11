import type {
  Contract,
  ContractMaterial,
  ContractMaterialFormValues,
  Material,
  MaterialFormValues,
} from '@portal/domain';
import { useCallback } from 'react';
import { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import {
  assignMaterial,
  createMaterial,
  listCourses,
  listMaterials,
  setHasNotMaterialRequest,
  updateMaterial,
  updateMaterialOfCourse,
  updateMaterialStatus,
} from '../generated/sdk.gen.ts';
import { contractFromWire } from '../wire/contract.ts';
import { contractMaterialFromWire } from '../wire/contract-material.ts';
import {
  assignmentToWire,
  contractMaterialChangeToWire,
  type MaterialFilters,
  materialChangeToWire,
  materialFiltersToWire,
  materialFormToWire,
  materialFromWire,
} from '../wire/material.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { useContractCache, useShowSavedContract, whatShowsContracts } from './contracts.ts';
import { type Toggles, toggles } from './toggles.ts';
import { unlessGone } from './unless-gone.ts';
import { useFlushOnLeave } from './useFlushOnLeave.ts';
import { type Call, keepRows, type Query, useQuery } from './useQuery.ts';
import { useRecordWrite, useWrite } from './useWrite.ts';

/** A page of the materials; 50 at once unless told (API-027, LIMIT-01). */
export function useMaterials(filters: MaterialFilters = {}): Query<Page<Material>> {
  const { cache } = useSWRConfig();
  return useQuery(['materials', filters], materialsLoader(filters, cache), keepRows);
}

/** Reads pages of the list that are not shown, such as for an export; throws what the API refuses, `aborted` when given up. */
export function useReadMaterials(): (
  filters: MaterialFilters,
  signal: AbortSignal,
) => Promise<Page<Material>> {
  const api = useApi();
  const { cache } = useSWRConfig();
  return useCallback(
    (filters, signal) => materialsLoader(filters, cache)({ ...api.call, signal }),
    [api, cache],
  );
}

/**
 * One material, picked by id from the lists: no call gives one alone. `not-found` when neither the active nor the
 * archived have it. Null reads nothing.
 */
export function useMaterial(id: number | null): Query<Material> {
  return useQuery(id === null ? null : ['material', id], (call) => findMaterial(call, id ?? 0));
}

/** Reads a material as it is stored now, archived or not (decision 37). Throws `not-found` when there is none of this id. */
export function useReadMaterial(): (id: number) => Promise<Material> {
  const api = useApi();
  return useCallback((id) => findMaterial(api.call, id), [api]);
}

function materialsLoader(filters: MaterialFilters, cache: Cache) {
  return async (call: Call): Promise<Page<Material>> => {
    const since = performance.now();
    const { data } = await listMaterials({ ...call, query: materialFiltersToWire(filters) });
    return pageFromWire(data, (material) => {
      const read = materialFromWire(material);
      return flagsByCache.get(cache)?.catchUp(read, since) ?? read;
    });
  };
}

/** Rows read at once where one is looked for. */
const manyAtOnce = 500;

async function findMaterial(call: Api['call'], id: number): Promise<Material> {
  for (const archived of [false, true]) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const query = materialFiltersToWire({ archived, page, pageSize: manyAtOnce });
      const { data } = await listMaterials({ ...call, query });
      const found = data.data.find((material) => material.id === id);
      if (found) return materialFromWire(found);
      isLast = data.data.length === 0 || page * data.per_page >= data.total;
    }
  }
  throw new ApiError({ code: 'not-found', status: 200 });
}

/** Creates a material, without a flag (API-028, SET-MAT-14). */
export function useCreateMaterial(): (values: MaterialFormValues) => Promise<Material> {
  return useWrite(async (call, values: MaterialFormValues) => {
    const { data } = await createMaterial({ ...call, body: materialFormToWire(values) });
    return materialFromWire(data.data);
  }, 'materials');
}

/** Changes the given fields of a material; its flag and other fields stay unchanged (API-029, CONFLICT-08, decision 37). */
export function useSaveMaterial(): (
  material: Pick<Material, 'id' | 'flagged'>,
  values: Partial<MaterialFormValues>,
) => Promise<Material> {
  return useRecordWrite(
    async (call, material: Pick<Material, 'id' | 'flagged'>, values: Partial<MaterialFormValues>) => {
      const body = materialChangeToWire(material, values);
      const { data } = await updateMaterial({ ...call, body });
      return materialFromWire(data.data);
    },
    'materials',
    'material',
    // A contract shows the titles of its materials.
    ...whatShowsContracts,
  );
}

/** Archives a material or restores it; contracts keep what they have of it (API-031, SET-MAT-09, SET-MAT-10). */
export function useArchiveMaterial(): (id: number, archived: boolean) => Promise<Material> {
  return useWrite(
    async (call, id: number, archived: boolean) => {
      const body = { id, status: yesNo(!archived) };
      return materialFromWire((await updateMaterialStatus({ ...call, body })).data.data);
    },
    ...whatShowsMaterials,
  );
}

/**
 * Flags a material at once and sends it 350 ms after the last change, or when the page is left (API-030, SET-MAT-15,
 * decision 25). The promise rejects with the refusal, the flag rolled back by then.
 */
export function useFlagMaterial(): (material: Material, flagged: boolean) => Promise<void> {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  let flags = flagsByCache.get(cache);
  if (!flags) {
    flags = toggles<Material, 'flagged'>({
      async send(id, _field, flagged) {
        const { data } = await updateMaterialStatus({
          ...api.call,
          body: { id, flag: yesNo(flagged) },
          // Outlives the page that is being left.
          onRequest: ({ options }) => {
            options.keepalive = true;
          },
        });
        return materialFromWire(data.data);
      },
      show(id, change) {
        const holds = (page: Page<Material> | undefined) => page?.rows.some((row) => row.id === id) ?? false;
        const shown = mutate<Page<Material>>(
          // Only what holds it: touching a list whose first answer is under way would throw that answer away.
          (key) => isList(key) && holds(cache.get(unstable_serialize(key))?.data),
          (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? change(row) : row)) },
          { revalidate: false },
        );
        void unlessGone(shown);
      },
      tick: (material, _field, flagged) => ({ ...material, flagged }),
      take: (_field, { flagged }, material) =>
        flagged === material.flagged ? material : { ...material, flagged },
    });
    flagsByCache.set(cache, flags);
  }
  useFlushOnLeave(flags);
  const { toggle } = flags;
  return useCallback((material, flagged) => toggle(material, 'flagged', flagged), [toggle]);
}

/** Gives a material to a contract, or requests it for one (API-070, API-071). What was said about needing none is void. */
export function useAssignMaterial(): (
  contractId: number,
  values: ContractMaterialFormValues,
  userId: number,
) => Promise<ContractMaterial> {
  const { show } = useContractCache();
  return useWrite(
    async (call, contractId: number, values: ContractMaterialFormValues, userId: number) => {
      const body = assignmentToWire(contractId, userId, values);
      const given = contractMaterialFromWire((await assignMaterial({ ...call, body })).data.data);
      show(contractId, (contract) => ({
        ...contract,
        noMaterialNeeded: false,
        materials: [...contract.materials.filter(({ id }) => id !== given.id), given],
      }));
      return given;
    },
    ...whatShowsMaterials,
    ...whatShowsContracts,
  );
}

/**
 * Reads a material of a contract as it is stored now, without showing it: a dialog stays open when it is gone (decision
 * 37). Throws `not-found` when the contract does not have it any more.
 */
export function useReadContractMaterial(): (contractId: number, id: number) => Promise<ContractMaterial> {
  const api = useApi();
  return useCallback(
    async (contractId, id) => {
      const { data } = await listCourses({ ...api.call, query: { courseId: contractId } });
      const [course] = data.data;
      const found = course && contractFromWire(course).materials.find((material) => material.id === id);
      if (!found?.active) throw new ApiError({ code: 'not-found', status: 200 });
      return found;
    },
    [api],
  );
}

/** What of a contract's material can be changed; what is left out stays as it is (CONFLICT-20). */
type MaterialChange = Partial<ContractMaterialFormValues> & { active?: boolean };

/** Changes a material of a contract, or removes it with `active` false (API-072, API-073, CON-OUT-16). */
export function useChangeContractMaterial(): (
  id: number,
  change: MaterialChange,
) => Promise<ContractMaterial> {
  const { show } = useContractCache();
  return useWrite(
    async (call, id: number, change: MaterialChange) => {
      const body = contractMaterialChangeToWire(id, change);
      const { data } = (await updateMaterialOfCourse({ ...call, body })).data;
      const changed = contractMaterialFromWire(data);
      show(data.courses_id, (contract) => ({
        ...contract,
        materials: contract.materials.map((material) => (material.id === id ? changed : material)),
      }));
      return changed;
    },
    ...whatShowsMaterials,
    ...whatShowsContracts,
  );
}

/** Says that a contract needs no material, or takes that back (API-074, PORTAL-COURSE-27, PORTAL-COURSE-28). */
export function useSayNoMaterialNeeded(): (contractId: number, isNone: boolean) => Promise<Contract> {
  const showSaved = useShowSavedContract();
  return useWrite(
    async (call, contractId: number, isNone: boolean) => {
      const body = { course_id: contractId, material_request: isNone ? 1 : null } as const;
      const saved = contractFromWire((await setHasNotMaterialRequest({ ...call, body })).data.data);
      showSaved(saved);
      return saved;
    },
    ...whatShowsContracts,
  );
}

/** The queries that carry materials. */
const whatShowsMaterials: readonly string[] = ['materials', 'material'];

/** Flags live as long as the cache that shows them, as contracts' ticks do. */
const flagsByCache = /* @__PURE__ */ new WeakMap<Cache, Toggles<Material, 'flagged'>>();

function isList(key: unknown): boolean {
  return Array.isArray(key) && key[0] === 'materials';
}
