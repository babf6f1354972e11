import type { CalendarDate, Contract, ContractFormValues } from '@portal/domain';
import { useCallback } from 'react';
import { createCourse, duplicateCourse, saveCellState, updateCourse } from '../generated/sdk.gen.ts';
import { contractFromWire, highlightsToWire } from '../wire/contract.ts';
import { contractFormToWire, sentToClientToWire } from '../wire/contract-writes.ts';
import { useContractCache, withDetailsOf } from './contracts.ts';

// What dialogs and forms do with a contract, apart from what the list of contracts begins with.

/**
 * Saves fields of the contract form; those left out stay unchanged (API-050, decision 37). Throws the refusal. With the
 * version that was read, an `ApiError` of status 412 when someone else has changed the contract since.
 */
export function useSaveContract(): (
  id: number,
  values: Partial<ContractFormValues>,
  version?: string | null,
) => Promise<Contract> {
  const { api, show, refresh } = useContractCache();
  return useCallback(
    async (id, values, version) => {
      const { course, ...parts } = contractFormToWire(values);
      const { data } = await updateCourse({
        ...api.call,
        body: { course: { ...course, id }, ...parts },
        ...(version && { headers: { 'If-Match': version } }),
      });
      const saved = contractFromWire(data.data);
      show(id, (contract) => withDetailsOf(contract, saved));
      void refresh();
      return saved;
    },
    [api, show, refresh],
  );
}

/** Creates a contract, whose number the server gives (API-051, OPEN-50). */
export function useCreateContract(): (values: ContractFormValues) => Promise<Contract> {
  const { api, refresh } = useContractCache();
  return useCallback(
    async (values) => {
      const { data } = await createCourse({ ...api.call, body: contractFormToWire(values) });
      void refresh();
      return contractFromWire(data.data);
    },
    [api, refresh],
  );
}

/** Copies a contract under a new number (API-054, CON-LIST-38). */
export function useDuplicateContract(): (id: number) => Promise<Contract> {
  const { api, refresh } = useContractCache();
  return useCallback(
    async (id) => {
      const { data } = await duplicateCourse({ ...api.call, body: { courseId: id } });
      void refresh();
      return contractFromWire(data.data);
    },
    [api, refresh],
  );
}

/** Saves which cells of a contract are highlighted, in place of those before (API-055, OPEN-46). */
export function useHighlightContract(): (
  id: number,
  highlights: Contract['highlights'],
) => Promise<Contract> {
  const { api, show, refresh } = useContractCache();
  return useCallback(
    async (id, highlights) => {
      const { data } = await saveCellState({
        ...api.call,
        body: { course_id: id, _cellVariants: highlightsToWire(highlights) },
      });
      const saved = contractFromWire(data.data);
      show(id, (contract) => ({ ...contract, highlights: saved.highlights }));
      // A list of the highlighted ones may gain or lose it.
      void refresh();
      return saved;
    },
    [api, show, refresh],
  );
}

/** Sets how far the material of a contract is as a whole, null for nothing said (API-049, CON-OUT-06). */
export function useSetMaterialStatus(): (id: number, materialStatusId: number | null) => Promise<Contract> {
  const { api, show, refresh } = useContractCache();
  return useCallback(
    async (id, materialStatusId) => {
      const { data } = await updateCourse({
        ...api.call,
        body: { course: { id }, course_details: { material_status_id: materialStatusId } },
      });
      const saved = contractFromWire(data.data);
      show(id, (contract) => ({ ...contract, materialStatusId: saved.materialStatusId }));
      void refresh();
      return saved;
    },
    [api, show, refresh],
  );
}

/**
 * Saves the day on which a contract went to the client, null for none (CON-FINAL-09). It shows at once; a refusal takes
 * it back and is thrown.
 */
export function useSetSentToClient(): (
  contract: Pick<Contract, 'id' | 'sentToClientOn'>,
  day: CalendarDate | null,
) => Promise<void> {
  const { api, show, refresh } = useContractCache();
  return useCallback(
    async ({ id, sentToClientOn }, day) => {
      const showDay = (shown: CalendarDate | null) =>
        show(id, (contract) => ({ ...contract, sentToClientOn: shown }));
      showDay(day);
      try {
        const { data } = await updateCourse({ ...api.call, body: sentToClientToWire(id, day) });
        showDay(contractFromWire(data.data).sentToClientOn);
        void refresh();
      } catch (error) {
        showDay(sentToClientOn);
        throw error;
      }
    },
    [api, show, refresh],
  );
}
