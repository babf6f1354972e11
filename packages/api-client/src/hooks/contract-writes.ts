import type { CalendarDate, Contract, ContractFormValues, ContractStatus } from '@portal/domain';
import { useCallback } from 'react';
import { ApiError } from '../api-error.ts';
import { createCourse, duplicateCourse, saveCellState, updateCourse } from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { contractFromWire, highlightsToWire, statusToWire } from '../wire/contract.ts';
import { contractFormToWire, sentToClientToWire } from '../wire/contract-writes.ts';
import {
  type ContractCache,
  queriesShowingContracts,
  readContractNow,
  savedContract,
  useContractCache,
  withDetailsOf,
} from './contracts.ts';
import { type ClashOptions, clashOptionsToWire } from './planned-classes.ts';
import { type Intention, useWrite, type WriteCall, withKey } from './useWrite.ts';

// Writes of dialogs and forms. The contract list does not load this file at start.

/**
 * Saves fields of the contract form and leaves the others unchanged (API-050, DECISION-37). Throws the refusal. With
 * the version that was read, throws an `ApiError` of status 412 when someone else has changed the contract since. With
 * `acceptBeyondEnd` false, throws `conflict` when planned classes are after another end of the contract.
 */
export function useSaveContract(): (
  id: number,
  values: Partial<ContractFormValues>,
  version?: string | null,
  options?: { acceptBeyondEnd?: boolean | undefined },
) => Promise<Contract> {
  const { api, show, refresh } = useContractCache();
  return useCallback(
    async (id, values, version, { acceptBeyondEnd } = {}) => {
      const { course, ...parts } = contractFormToWire(values);
      const { data } = await updateCourse({
        ...api.call,
        body: {
          course: { ...course, id },
          ...parts,
          ...(acceptBeyondEnd !== undefined && { accept_beyond_end: acceptBeyondEnd }),
        },
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

/** A contract with its status on screen. */
export type ContractInStatus = Pick<Contract, 'id' | 'status'>;

/**
 * Moves a contract to another status (API-048, CONFLICT-17), unless it already has that one. Resolves after the lists
 * have been revalidated, with whether this call moved it. Throws `conflict` if someone else has moved it to a third
 * status.
 */
export async function moveContract(
  { api, show, refresh }: ContractCache,
  shown: ContractInStatus,
  status: ContractStatus,
  options: ClashOptions = {},
): Promise<boolean> {
  const { stored, isMoved } = await changeStatus(api.call, shown, status, options);
  show(shown.id, (contract) => withDetailsOf(contract, stored));
  await refresh();
  if (stored.status !== status) throw new ApiError({ code: 'conflict' });
  return isMoved;
}

/**
 * Moves a contract that still has the status on screen to another one. Returns the contract as stored, and whether it
 * was moved.
 */
export async function changeStatus(
  call: WriteCall,
  { id, status: shown }: ContractInStatus,
  status: ContractStatus,
  options: ClashOptions = {},
): Promise<{ stored: Contract; isMoved: boolean }> {
  const now = await readContractNow(pastCaches(call), id);
  if (now.status !== shown) return { stored: now, isMoved: false };
  const body = {
    course: { id, course_status_id: statusToWire(status) },
    // Only restoring an archived contract restores its classes, which can conflict with others.
    ...(shown === 'archived' && clashOptionsToWire(options)),
  };
  const stored = await savedContract(updateCourse({ ...call, body }));
  return { stored, isMoved: true };
}

/** The fields that only backends with an extension know. */
type FieldOfExtension = 'meetingLink' | 'classAtEnd';

/** Creates a contract. The server assigns its number (API-051, OPEN-50). */
export function useCreateContract(): (
  values: Omit<ContractFormValues, FieldOfExtension> & Partial<Pick<ContractFormValues, FieldOfExtension>>,
  intention?: Intention,
) => Promise<Contract> {
  const { api, refresh } = useContractCache();
  return useCallback(
    async (values, intention) => {
      const created = await savedContract(
        createCourse({ ...withKey(api.call, intention), body: contractFormToWire(values) }),
      );
      void refresh();
      return created;
    },
    [api, refresh],
  );
}

/** Copies a contract under a new number (API-054, CON-LIST-38). */
export function useDuplicateContract(): (id: number) => Promise<Contract> {
  const { api, refresh } = useContractCache();
  return useCallback(
    async (id) => {
      const copy = await savedContract(duplicateCourse({ ...api.call, body: { courseId: id } }));
      void refresh();
      return copy;
    },
    [api, refresh],
  );
}

/** Replaces the set of highlighted cells of a contract (API-055, OPEN-46). */
export function useHighlightContract(): (
  id: number,
  highlights: Contract['highlights'],
) => Promise<Contract> {
  const { api, show, refresh } = useContractCache();
  return useCallback(
    async (id, highlights) => {
      const body = { course_id: id, _cellVariants: highlightsToWire(highlights) };
      const saved = await savedContract(saveCellState({ ...api.call, body }));
      show(id, (contract) => ({ ...contract, highlights: saved.highlights }));
      // A list of highlighted contracts may gain or lose it.
      void refresh();
      return saved;
    },
    [api, show, refresh],
  );
}

/**
 * Sets the material status of a contract, or null for none (API-049, CON-OUT-06). The backend also updates the
 * contract's requests.
 */
export function useSetMaterialStatus(): (id: number, materialStatusId: number | null) => Promise<Contract> {
  const { show } = useContractCache();
  return useWrite(
    async (call, id: number, materialStatusId: number | null) => {
      const body = { course: { id }, course_details: { material_status_id: materialStatusId } };
      const saved = await savedContract(updateCourse({ ...call, body }));
      const { materials } = saved;
      show(id, (contract) => ({ ...contract, materials, materialStatusId: saved.materialStatusId }));
      return saved;
    },
    ...queriesShowingContracts,
    'materials',
    'material',
  );
}

/**
 * Saves the date on which a contract was sent to the client, null for none (CON-FINAL-09). It is an optimistic update:
 * a refusal rolls it back and is thrown.
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
        const body = sentToClientToWire(id, day);
        const saved = await savedContract(updateCourse({ ...api.call, body }));
        showDay(saved.sentToClientOn);
        void refresh();
      } catch (error) {
        showDay(sentToClientOn);
        throw error;
      }
    },
    [api, show, refresh],
  );
}
