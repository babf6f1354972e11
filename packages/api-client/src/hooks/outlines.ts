import type { Outline, OutlineFormValues, OutlineStatus, OutlineSummary } from '@portal/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { createOutlineForm, getOutlineForm, updateOutlineForm } from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { outlineFormToWire, outlineFromWire } from '../wire/outline.ts';
import { useApi } from './ApiProvider.tsx';
import { useContractCache } from './contracts.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { type Query, useQuery } from './useQuery.ts';
import { type Intention, useWrite, type WriteCall } from './useWrite.ts';

/** The outline of a contract; null when it has none (API-079). Null sends no request. */
export function useOutline(contractId: number | null): Query<Outline | null> {
  return useQuery(contractId === null ? null : outlineKey(contractId), (call) =>
    readOutline(call, contractId ?? 0),
  );
}

/** Reads the stored outline and shows it, in its contract too, to detect changes before a save (DECISION-37). */
export function useReadOutline(): (contractId: number) => Promise<Outline | null> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { show } = useContractCache();
  return useCallback(
    async (contractId) => {
      const outline = await readOutline(pastCaches(api.call), contractId);
      show(contractId, (contract) => ({ ...contract, outline: outline && summaryOf(outline) }));
      void ignoreClosedCache(mutate(outlineKey(contractId), outline, { revalidate: false }));
      return outline;
    },
    [api, mutate, show],
  );
}

/**
 * Saves the outline of a contract: creates it, or updates the one that was read (API-080, API-081, OUTLINE-27). Throws
 * `conflict` when someone else created or changed it since. The caller keeps the draft.
 */
export function useSaveOutline(): (
  contractId: number,
  values: OutlineFormValues,
  status: OutlineStatus,
  read: Pick<Outline, 'id' | 'version'> | null,
  intention?: Intention,
) => Promise<Outline> {
  const { mutate } = useSWRConfig();
  const { show } = useContractCache();
  return useWrite(
    async (
      call,
      contractId: number,
      values: OutlineFormValues,
      status: OutlineStatus,
      read: Pick<Outline, 'id' | 'version'> | null,
    ) => {
      const request = { ...call, path: { courseId: contractId } };
      const body = outlineFormToWire(contractId, values, status);
      const { data, response } = read
        ? await updateOutlineForm({
            ...request,
            body: { ...body, id: read.id },
            ...(read.version && { headers: { 'If-Match': read.version } }),
          })
        : await createOutlineForm({ ...request, body });
      const saved = outlineFromWire(contractId, data.data, response.headers.get('ETag'));
      show(contractId, (contract) => ({ ...contract, outline: summaryOf(saved) }));
      void ignoreClosedCache(mutate(outlineKey(contractId), saved, { revalidate: false }));
      return saved;
    },
    'contract',
    'contracts',
    'teacher-contracts',
  );
}

/** Reads the outline of a contract; null when it has none. */
export async function readOutline(call: WriteCall, contractId: number): Promise<Outline | null> {
  const { data, response } = await getOutlineForm({ ...call, path: { courseId: contractId } });
  return data.data && outlineFromWire(contractId, data.data, response.headers.get('ETag'));
}

function summaryOf({ id, status, savedAt }: Outline): OutlineSummary {
  return { id, status, savedAt };
}

function outlineKey(contractId: number) {
  return ['outline', contractId] as const;
}
