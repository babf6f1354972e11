import { badField, Refusal } from '../http/Refusal.ts';
import type { Caller } from '../http/Sessions.ts';
import type { Store } from '../store/Store.ts';
import type { ContractRow, StudentRow } from '../store/tables.ts';

/** The contract of that id; throws a refusal when there is none, or when it is not the caller's (`x-own`). */
export function contractFor(store: Store, caller: Caller, contractId: number): ContractRow {
  const contract = store.get('contracts', contractId);
  if (!contract) throw new Refusal('not-found');
  if (!reaches(store, caller, contract)) throw new Refusal('forbidden');
  return contract;
}

/** The contract of that id, about to be changed; throws a refusal as `contractFor` does, and when it is archived. */
export function writableContractFor(store: Store, caller: Caller, contractId: number): ContractRow {
  const contract = contractFor(store, caller, contractId);
  refuseArchived(contract);
  return contract;
}

/** Throws a refusal for an archived contract, which is read-only (decision 40). */
export function refuseArchived(contract: Pick<ContractRow, 'statusId'>): void {
  if (isArchived(contract)) throw archivedRefusal();
}

export function isArchived({ statusId }: Pick<ContractRow, 'statusId'>): boolean {
  return statusId === 4;
}

/** The refusal of a change of an archived contract; `errors` names what else stands under it. */
export function archivedRefusal(errors?: Record<string, string[]>): Refusal {
  return new Refusal(
    'archived',
    'Ce contrat est archivé et ne peut plus être modifié - This contract is archived and can no longer be changed',
    errors,
  );
}

/** Whether the contract is the caller's: taught by the teacher, bought by the link's company, or attended by the link's student. */
export function reaches(store: Store, caller: Caller, contract: ContractRow): boolean {
  switch (caller.role) {
    case 'ROLE_ADMIN':
      return true;
    case 'ROLE_TEACHER':
      return contract.teacherId !== null && contract.teacherId === teacherIdOf(store, caller.userId);
    case 'company':
      return contract.companyId === caller.companyId;
    case 'student':
      return store
        .by('enrolmentsByContract', contract.id)
        .some(({ studentId }) => studentId === caller.studentId);
    case 'anonymous':
      return false;
  }
}

/** Whether the student is the caller's: in a contract of the teacher or of the link's company, or the link's student. */
export function reachesStudent(store: Store, caller: Caller, studentId: number): boolean {
  switch (caller.role) {
    case 'ROLE_ADMIN':
      return true;
    case 'ROLE_TEACHER':
    case 'company':
      return store.by('enrolmentsByStudent', studentId).some(({ contractId }) => {
        const contract = store.get('contracts', contractId);
        return contract !== undefined && reaches(store, caller, contract);
      });
    case 'student':
      return studentId === caller.studentId;
    case 'anonymous':
      return false;
  }
}

/**
 * Whether what is reported about a student in a contract is the caller's. For a company the contract decides, and not
 * where the student works now (decision 42).
 */
export function reachesReport(
  store: Store,
  caller: Caller,
  { studentId, contractId }: { studentId: number | null; contractId: number | null },
): boolean {
  if (caller.role === 'student') return studentId === caller.studentId;
  const contract = store.get('contracts', contractId);
  return contract !== undefined && reaches(store, caller, contract);
}

/** Throws a refusal for a student who does not attend the contract. */
export function checkMember(store: Store, contract: ContractRow, student: StudentRow): void {
  const attends = store.by('enrolmentsByContract', contract.id).some((row) => row.studentId === student.id);
  if (!attends) throw badField('student_id', 'must be a student of the contract');
}

/** The teacher behind a user id, undefined for an administrator. */
export function teacherIdOf(store: Store, userId: number): number | undefined {
  return store.by('teacherByUser', userId)[0]?.id;
}

/** The sessions of private links: they see what is published and nothing else. */
export function isLink(caller: Caller): boolean {
  return caller.role === 'company' || caller.role === 'student';
}
