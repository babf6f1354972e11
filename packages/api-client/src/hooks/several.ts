import type { Contract, ContractStatus, Student } from '@portal/domain';
import { useMemo } from 'react';
import { assignTeacher, updateCourse } from '../generated/sdk.gen.ts';
import { statusToWire, toggleToWire } from '../wire/contract.ts';
import { teacherAssignmentToWire } from '../wire/contract-writes.ts';
import { useApi } from './ApiProvider.tsx';
import { changeContract, queriesShowingContracts, useShowSavedContract } from './contracts.ts';
import { queriesShowingStudents } from './queries-showing-students';
import { archiveStudent, joinStudents, removeStudents } from './students.ts';
import { useRefresh } from './useWrite.ts';

// What is done to many records, a call each: lists are read again once, at the end, and not after every call.

/** What can be done to each of several contracts. */
export interface SeveralContracts {
  /** Moves one to another status (API-048); throws the refusal. */
  move: (id: number, status: ContractStatus) => Promise<Contract>;
  /** Flags one or takes its flag away (CON-LIST-29); throws the refusal. */
  flag: (id: number, flagged: boolean) => Promise<Contract>;
  /** Gives one that has no teacher one (API-064); throws `conflict` when somebody else was assigned meanwhile. */
  assignTeacher: (id: number, teacherId: number) => Promise<Contract>;
  /** Reads again what shows contracts. */
  refresh: () => void;
}

/** What `changeContract` takes after its call. */
type ContractChange = Parameters<typeof changeContract> extends [unknown, ...infer Change] ? Change : never;

/** Writes for several contracts; each answer shows at once. */
export function useSeveralContracts(): SeveralContracts {
  const { call } = useApi();
  const showSaved = useShowSavedContract();
  const refresh = useRefresh(...queriesShowingContracts, 'teachers');
  return useMemo(() => {
    const change = async (...change: ContractChange) => {
      const contract = await changeContract(call, ...change);
      showSaved(contract);
      return contract;
    };
    return {
      move: (id, status) => {
        const body = { course: { id, course_status_id: statusToWire(status) } };
        return change(
          id,
          (writeCall) => updateCourse({ ...writeCall, body }),
          (contract) => contract.status === status,
        );
      },
      flag: (id, flagged) => {
        const body = toggleToWire(id, 'flagged', flagged);
        return change(
          id,
          (writeCall) => updateCourse({ ...writeCall, body }),
          (contract) => contract.flagged === flagged,
        );
      },
      assignTeacher: (id, teacherId) => {
        const body = teacherAssignmentToWire(id, teacherId);
        return change(
          id,
          (writeCall) => assignTeacher({ ...writeCall, body }),
          (contract) => contract.teacher?.id === teacherId,
        );
      },
      refresh,
    };
  }, [call, showSaved, refresh]);
}

/** What can be done to each of several students. */
export interface SeveralStudents {
  /** Archives one, or restores one (API-093); throws the refusal. */
  archive: (id: number, archived: boolean) => Promise<Student>;
  /** Adds one to a contract (API-062); throws the refusal. */
  join: (contractId: number, id: number) => Promise<unknown>;
  /** Removes one from a contract (API-063); throws the refusal. */
  leave: (contractId: number, id: number) => Promise<unknown>;
  /** Reads again what shows students. */
  refresh: () => void;
}

/** Writes for several students. */
export function useSeveralStudents(): SeveralStudents {
  const { call } = useApi();
  const refresh = useRefresh(...queriesShowingStudents, ...queriesShowingContracts);
  return useMemo(
    () => ({
      archive: (id, archived) => archiveStudent(call, id, archived),
      join: (contractId, id) => joinStudents(call, contractId, [id]),
      leave: (contractId, id) => removeStudents(call, contractId, [id]),
      refresh,
    }),
    [call, refresh],
  );
}
