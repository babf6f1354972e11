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
  listMaterials,
  setHasNotMaterialRequest,
  updateMaterial,
  updateMaterialOfCourse,
  updateMaterialStatus,
} from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { contractMaterialFromWire } from '../wire/contract-material.ts';
import {
  assignmentToWire,
  type ContractMaterialChange,
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
import {
  queriesShowingContracts,
  readContractNow,
  savedContract,
  useContractCache,
  useShowSavedContract,
} from './contracts.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { createHook } from './record-hooks.ts';
import { type Toggles, toggles } from './toggles.ts';
import { useFlushOnLeave } from './useFlushOnLeave.ts';
import { type Call, keepRows, type Query, useQuery } from './useQuery.ts';
import { existing, findInPages } from './useRead.ts';
import { type Intention, useRecordWrite, useWrite } from './useWrite.ts';

/** A page of the materials. 50 rows by default (API-027, LIMIT-01). */
export function useMaterials(filters: MaterialFilters = {}): Query<Page<Material>> {
  const { cache } = useSWRConfig();
  return useQuery(['materials', filters], materialsLoader(filters, cache), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
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
 * A material, found by id in the lists since the API has no call for a single one. `not-found` when neither the active
 * nor the archived list has it. Null sends no request.
 */
export function useMaterial(id: number | null): Query<Material> {
  return useQuery(id === null ? null : ['material', id], (call) => findMaterial(call, id ?? 0));
}

/** Reads a material as stored now, archived or not (DECISION-37). Throws `not-found` for an unknown id. */
export function useReadMaterial(): (id: number) => Promise<Material> {
  const api = useApi();
  return useCallback((id) => findMaterial(pastCaches(api.call), id), [api]);
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

/** Page size for searching one material. */
const materialPageSize = 500;

async function findMaterial(call: Api['call'], id: number): Promise<Material> {
  const find = (archived: boolean) =>
    findInPages(id, (page) => {
      const query = materialFiltersToWire({ archived, page, pageSize: materialPageSize });
      return listMaterials({ ...call, query });
    });
  return materialFromWire(existing((await find(false)) ?? (await find(true))));
}

/** Creates a material without a flag (API-028, SET-MAT-14). */
export const useCreateMaterial = /* @__PURE__ */ createHook(
  'materials',
  createMaterial,
  materialFormToWire,
  materialFromWire,
);

/**
 * Changes the given fields of a material and leaves the others and its flag unchanged (API-029, CONFLICT-08,
 * DECISION-37).
 */
export function useSaveMaterial(): (
  material: Pick<Material, 'id' | 'flagged'>,
  values: Partial<MaterialFormValues>,
) => Promise<Material> {
  return useRecordWrite(
    async (call, material: Pick<Material, 'id' | 'flagged'>, values: Partial<MaterialFormValues>) => {
      const body = materialChangeToWire(material, values);
      return savedMaterial(updateMaterial({ ...call, body }));
    },
    'materials',
    'material',
    // A contract shows the titles of its materials.
    ...queriesShowingContracts,
  );
}

/** Archives a material or restores it. Contracts keep their assignments (API-031, SET-MAT-09, SET-MAT-10). */
export function useArchiveMaterial(): (id: number, archived: boolean) => Promise<Material> {
  return useWrite(
    async (call, id: number, archived: boolean) => {
      const body = { id, status: yesNo(!archived) };
      return savedMaterial(updateMaterialStatus({ ...call, body }));
    },
    ...queriesShowingMaterials,
  );
}

/** Returns the material from the response to a change. */
async function savedMaterial(
  change: Promise<{ data: { data: Parameters<typeof materialFromWire>[0] } }>,
): Promise<Material> {
  return materialFromWire((await change).data.data);
}

/**
 * Flags a material immediately and sends it 350 ms after the last change, or when the page is left (API-030,
 * SET-MAT-15, DECISION-25). When the server refuses, rolls back and rejects with the refusal.
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
          // The request continues after the page is left.
          onRequest: ({ options }) => {
            options.keepalive = true;
          },
        });
        return materialFromWire(data.data);
      },
      refresh: () => void ignoreClosedCache(mutate(isList)),
      show(id, change) {
        const holds = (page: Page<Material> | undefined) => page?.rows.some((row) => row.id === id) ?? false;
        const shown = mutate<Page<Material>>(
          // Skips lists without this material: mutating a list during its first request would discard the response.
          (key) => isList(key) && holds(cache.get(unstable_serialize(key))?.data),
          (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? change(row) : row)) },
          { revalidate: false },
        );
        void ignoreClosedCache(shown);
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

/** Assigns a material to a contract, or requests one for it (API-070, API-071). Clears "no material needed". */
export function useAssignMaterial(): (
  contractId: number,
  values: ContractMaterialFormValues,
  userId: number,
  intention?: Intention,
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
    ...queriesShowingMaterials,
    ...queriesShowingContracts,
  );
}

/**
 * Reads a material of a contract as stored now, without showing it, so that a dialog stays open if the material is gone
 * (DECISION-37). Throws `not-found` if the contract no longer has it.
 */
export function useReadContractMaterial(): (contractId: number, id: number) => Promise<ContractMaterial> {
  const api = useApi();
  return useCallback(
    async (contractId, id) => {
      const { materials } = await readContractNow(pastCaches(api.call), contractId);
      const found = materials.find((material) => material.id === id);
      if (!found?.active) throw new ApiError({ code: 'not-found', status: 200 });
      return found;
    },
    [api],
  );
}

/**
 * Changes a material of a contract or the status of its request (0§4), or removes it with `active` false (API-072,
 * API-073, CON-OUT-16).
 */
export function useChangeContractMaterial(): (
  id: number,
  change: ContractMaterialChange,
) => Promise<ContractMaterial> {
  const { show } = useContractCache();
  return useWrite(
    async (call, id: number, change: ContractMaterialChange) => {
      const body = contractMaterialChangeToWire(id, change);
      const { data } = (await updateMaterialOfCourse({ ...call, body })).data;
      const changed = contractMaterialFromWire(data);
      show(data.courses_id, (contract) => ({
        ...contract,
        materials: contract.materials.map((material) => (material.id === id ? changed : material)),
      }));
      return changed;
    },
    ...queriesShowingMaterials,
    ...queriesShowingContracts,
  );
}

/** Sets or clears "no material needed" for a contract (API-074, PORTAL-COURSE-27, PORTAL-COURSE-28). */
export function useSayNoMaterialNeeded(): (contractId: number, isNone: boolean) => Promise<Contract> {
  const showSaved = useShowSavedContract();
  return useWrite(
    async (call, contractId: number, isNone: boolean) => {
      const body = { course_id: contractId, material_request: isNone ? 1 : null } as const;
      const saved = await savedContract(setHasNotMaterialRequest({ ...call, body }));
      showSaved(saved);
      return saved;
    },
    ...queriesShowingContracts,
  );
}

/** The queries that contain materials. */
const queriesShowingMaterials: readonly string[] = ['materials', 'material'];

/** Flag states belong to the cache that shows them, like the checkboxes of contracts. */
const flagsByCache = /* @__PURE__ */ new WeakMap<Cache, Toggles<Material, 'flagged'>>();

function isList(key: unknown): boolean {
  return Array.isArray(key) && key[0] === 'materials';
}
