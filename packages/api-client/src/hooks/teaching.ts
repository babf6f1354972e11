import type { Contract, TeacherChangeValues } from '@portal/domain';
import { assignTeacher, changeTeacher, requestProgressReport } from '../generated/sdk.gen.ts';
import { teacherAssignmentToWire, teacherChangeToWire } from '../wire/contract-writes.ts';
import { queriesShowingContracts, savedContract, useShowSavedContract } from './contracts.ts';
import { showingPlans } from './showing-plans.ts';
import { type Intention, useWrite } from './useWrite.ts';

/**
 * Assigns a teacher to a contract without one (API-064). Throws `conflict` when someone else was assigned in the
 * meantime.
 */
export function useAssignTeacher(): (contractId: number, teacherId: number) => Promise<Contract> {
  const showSaved = useShowSavedContract();
  return useWrite(
    async (call, contractId: number, teacherId: number) => {
      const body = teacherAssignmentToWire(contractId, teacherId);
      const saved = await savedContract(assignTeacher({ ...call, body }));
      showSaved(saved);
      return saved;
    },
    ...queriesShowingContracts,
    ...showingPlans,
    'teachers',
  );
}

/** Replaces the current teacher, who stays in the history with reason and hours (API-065, DOMAIN-48). */
export function useChangeTeacher(): (
  contractId: number,
  values: TeacherChangeValues,
  intention?: Intention,
) => Promise<Contract> {
  const showSaved = useShowSavedContract();
  return useWrite(
    async (call, contractId: number, values: TeacherChangeValues) => {
      const body = teacherChangeToWire(contractId, values);
      const saved = await savedContract(changeTeacher({ ...call, body }));
      showSaved(saved);
      return saved;
    },
    ...queriesShowingContracts,
    ...showingPlans,
    'teachers',
  );
}

/**
 * E-mails the teacher of a contract a request for the progress reports (API-078). Throws when there is no teacher,
 * and `unanswered` when it is unknown whether the mail was sent.
 */
export function useRequestProgressReport(): (contractId: number) => Promise<void> {
  return useWrite(async (call, contractId: number) => {
    await requestProgressReport({ ...call, body: { courseId: contractId } });
  });
}
