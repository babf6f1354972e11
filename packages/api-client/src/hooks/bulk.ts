import type { Contract, ContractStatus, Student } from '@portal/domain';
import { useMemo } from 'react';
import { ApiError } from '../api-error.ts';
import { assignTeacher, updateCourse } from '../generated/sdk.gen.ts';
import { toggleToWire } from '../wire/contract.ts';
import { teacherAssignmentToWire } from '../wire/contract-writes.ts';
import { useApi } from './ApiProvider.tsx';
import { useHasExtension } from './capabilities.ts';
import { type ContractInStatus, changeStatus } from './contract-writes.ts';
import { queriesShowingContracts, savedContract, useShowSavedContract } from './contracts.ts';
import { type ClashOptions, clashOptionsToWire } from './planned-classes.ts';
import { queriesShowingStudents } from './queries-showing-students';
import { archiveStudent, joinStudents, removeStudents } from './students.ts';
import { useRefresh } from './useWrite.ts';

// Bulk writes: one call for each record. Lists are revalidated once at the end, not after every call.

/** Actions on each of several contracts. */
export interface BulkContracts {
  /**
   * Moves a contract to another status (API-048), unless it already has that one. Resolves with whether this call moved
   * it. Throws the refusal, and `conflict` if someone else has moved it to a third status.
   */
  move: (shown: ContractInStatus, status: ContractStatus) => Promise<boolean>;
  /** Sets or clears the flag of a contract (CON-LIST-29). Throws the refusal. */
  flag: (id: number, flagged: boolean) => Promise<Contract>;
  /**
   * Assigns a teacher to a contract without one (API-064). Throws `conflict` when someone else was assigned in the
   * meantime, and `clash` for a conflict of planned classes.
   */
  assignTeacher: (id: number, teacherId: number) => Promise<Contract>;
  /** Revalidates the queries that show contracts. */
  refresh: () => void;
}

/** Bulk writes for contracts. Each response is shown immediately. */
export function useBulkContracts(): BulkContracts {
  const { call } = useApi();
  const isPlanned = useHasExtension('planned-classes');
  const showSaved = useShowSavedContract();
  const refresh = useRefresh(...queriesShowingContracts, 'teachers');
  return useMemo(() => {
    // In bulk, conflicts are refused with their reason. They can be accepted in the contract itself.
    const options: ClashOptions = isPlanned ? { acceptClashes: false } : {};
    const change = async (written: Parameters<typeof savedContract>[0]) => {
      const contract = await savedContract(written);
      showSaved(contract);
      return contract;
    };
    return {
      move: async (shown, status) => {
        const { stored, isMoved } = await changeStatus(call, shown, status, options);
        showSaved(stored);
        if (stored.status !== status) throw new ApiError({ code: 'conflict' });
        return isMoved;
      },
      flag: (id, flagged) => {
        const body = toggleToWire(id, 'flagged', flagged);
        return change(updateCourse({ ...call, body }));
      },
      assignTeacher: (id, teacherId) => {
        const body = { ...teacherAssignmentToWire(id, teacherId), ...clashOptionsToWire(options) };
        return change(assignTeacher({ ...call, body }));
      },
      refresh,
    };
  }, [call, showSaved, refresh, isPlanned]);
}

/** Actions on each of several students. */
export interface BulkStudents {
  /** Archives or restores a student (API-093). Throws the refusal. */
  archive: (id: number, archived: boolean) => Promise<Student>;
  /** Adds a student to a contract (API-062). Throws the refusal. */
  join: (contractId: number, id: number) => Promise<unknown>;
  /** Removes a student from a contract (API-063). Throws the refusal. */
  leave: (contractId: number, id: number) => Promise<unknown>;
  /** Revalidates the queries that show students. */
  refresh: () => void;
}

/** Bulk writes for students. */
export function useBulkStudents(): BulkStudents {
  const { call } = useApi();
  const isPlanned = useHasExtension('planned-classes');
  const refresh = useRefresh(...queriesShowingStudents, ...queriesShowingContracts);
  return useMemo(
    () => ({
      archive: (id, archived) => archiveStudent(call, id, archived),
      join: (contractId, id) =>
        joinStudents(call, contractId, [id], isPlanned ? { acceptClashes: false } : {}),
      leave: (contractId, id) => removeStudents(call, contractId, [id]),
      refresh,
    }),
    [call, refresh, isPlanned],
  );
}
