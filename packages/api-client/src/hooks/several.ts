import type { Contract, ContractStatus, Student } from '@portal/domain';
import { useMemo } from 'react';
import {
  assignStudents,
  assignTeacher,
  unassignStudents,
  updateCourse,
  updateStudentStatus,
} from '../generated/sdk.gen.ts';
import { contractFromWire, statusToWire, toggleToWire } from '../wire/contract.ts';
import { teacherAssignmentToWire } from '../wire/contract-writes.ts';
import { studentFromWire } from '../wire/student.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { useShowSavedContract, whatShowsContracts } from './contracts.ts';
import { useRefresh } from './useWrite.ts';
import { whatShowsStudents } from './what-shows-students.ts';

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

/** Writes for several contracts; each answer shows at once. */
export function useSeveralContracts(): SeveralContracts {
  const { call } = useApi();
  const showSaved = useShowSavedContract();
  const refresh = useRefresh(...whatShowsContracts, 'teachers');
  return useMemo(() => {
    const saved = (course: Parameters<typeof contractFromWire>[0]) => {
      const contract = contractFromWire(course);
      showSaved(contract);
      return contract;
    };
    return {
      move: async (id, status) => {
        const body = { course: { id, course_status_id: statusToWire(status) } };
        return saved((await updateCourse({ ...call, body })).data.data);
      },
      flag: async (id, flagged) => {
        const body = toggleToWire(id, 'flagged', flagged);
        return saved((await updateCourse({ ...call, body })).data.data);
      },
      assignTeacher: async (id, teacherId) => {
        const body = teacherAssignmentToWire(id, teacherId);
        return saved((await assignTeacher({ ...call, body })).data.data);
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
  const refresh = useRefresh(...whatShowsStudents, ...whatShowsContracts);
  return useMemo(
    () => ({
      archive: async (id, archived) => {
        const body = { id, status: yesNo(!archived) };
        return studentFromWire((await updateStudentStatus({ ...call, body })).data.data);
      },
      join: (contractId, id) => assignStudents({ ...call, body: { courseId: contractId, studentId: [id] } }),
      leave: (contractId, id) =>
        unassignStudents({ ...call, body: { courseId: contractId, studentId: [id] } }),
      refresh,
    }),
    [call, refresh],
  );
}
