import type { CalendarDate } from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Sql } from '../database/Sql.ts';
import type { Schema } from '../database/schema.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';
import type { Caller } from '../sessions/Caller.ts';
import { isStillIn } from './enrolment-periods.ts';
import { contractsWithWorkOf, isTaughtAmong } from './teaching/reach.ts';
import { teacherOnDay } from './teaching/teaching-periods.ts';

export type ContractRow = Selectable<Schema['contracts']>;

/**
 * Whether the contract `c` is the caller's (`x-own`): taught by the teacher, who also reads it while classes of own days
 * are to be recorded, bought by the link's company, or attended by the link's student, who may have left it.
 */
export function reaches(caller: Caller): Sql {
  switch (caller.role) {
    case 'ROLE_ADMIN':
      return sql`true`;
    case 'ROLE_TEACHER':
      return sql`c.id = any (array(${contractsWithWorkOf(sql`(${caller.teacherId})`, caller.today)}))`;
    case 'company':
      return sql`c.company_id is not distinct from ${caller.companyId} and c.company_id is not null`;
    case 'student':
      return sql`exists (select from enrolments own where own.contract_id = c.id and own.student_id = ${caller.studentId})`;
    case 'anonymous':
      return sql`false`;
  }
}

/** Whether the caller may change the contract `c`: as `reaches`, but a former teacher no longer does. */
function mayChange(caller: Caller): Sql {
  return caller.role === 'ROLE_TEACHER'
    ? isTaughtAmong(sql`(${caller.teacherId})`, caller.today)
    : reaches(caller);
}

/** Whether the student is the caller's: now in a contract of the teacher or of the link's company, or the link's student. */
export function reachesStudent(caller: Caller, studentId: Sql): Sql {
  switch (caller.role) {
    case 'ROLE_ADMIN':
      return sql`true`;
    case 'student':
      return sql`${studentId} = ${caller.studentId}`;
    default:
      return sql`exists (select from enrolments e join contracts c on c.id = e.contract_id
        where e.student_id = ${studentId} and ${isStillIn} and ${reaches(caller)})`;
  }
}

/** Whether the student is now in a contract of the caller's in this language, whose tests and needs concern the caller. */
export function reachesLanguage(caller: Caller, studentId: Sql, languageId: Sql): Sql {
  if (caller.role === 'ROLE_ADMIN') return sql`true`;
  return sql`exists (select from enrolments e join contracts c on c.id = e.contract_id
    where e.student_id = ${studentId} and ${isStillIn} and c.language_id = ${languageId} and ${reaches(caller)})`;
}

/**
 * Whether the file `f` of a student or contract that the caller reaches is for the caller: it is in no contract of
 * somebody else, no proposal, and no placement test in a language that concerns others.
 */
export function reachesFile(caller: Caller): Sql {
  if (caller.role === 'ROLE_ADMIN') return sql`true`;
  return sql`(f.ref_type <> 'courseProposal'
    and (f.contract_id is null
      or exists (select from contracts c where c.id = f.contract_id and ${reaches(caller)}))
    and (f.ref_type <> 'placementTest' or f.language_id is null or f.student_id is null
      or ${reachesLanguage(caller, sql`f.student_id`, sql`f.language_id`)}))`;
}

/**
 * Whether the caller may see reports about a student in the contract `c`. For a company, the contract decides, not
 * where the student works now (DECISION-42).
 */
export function reachesReport(caller: Caller, studentId: Sql): Sql {
  return caller.role === 'student' ? sql`${studentId} = ${caller.studentId}` : reaches(caller);
}

/** Returns the contract with this id. Throws if it does not exist or is not the caller's. */
export async function contractFor(db: Db, caller: Caller, id: number): Promise<ContractRow> {
  return reached(await findContract(db, id, reaches(caller), sql``));
}

/**
 * The contract of that id, about to be changed: locked until the transaction ends, so that whoever changes it at the
 * same time comes after. Throws a refusal as `contractFor` does, and when it is archived.
 */
export async function writableContractFor(db: Db, caller: Caller, id: number): Promise<ContractRow> {
  const contract = await lockedContractFor(db, caller, id);
  refuseArchived(contract);
  return contract;
}

/** The same, for changes that an archived contract accepts too. */
export async function lockedContractFor(db: Db, caller: Caller, id: number): Promise<ContractRow> {
  return reached(await findContract(db, id, mayChange(caller), lock));
}

/**
 * The same for what goes with attendance of the contract: also for a former teacher and a substitute, as long as they
 * read the contract to record or correct their classes.
 */
export async function recordableContractFor(db: Db, caller: Caller, id: number): Promise<ContractRow> {
  const contract = reached(await findContract(db, id, reaches(caller), lock));
  refuseArchived(contract);
  return contract;
}

/** The class whose attendance is recorded or corrected. */
export interface AttendedDay {
  readonly day: CalendarDate;
  /** The planned class that the record names. */
  readonly plannedClassId: number | null;
  /** Who gave the class, by a record that is corrected. */
  readonly giverId?: number | null;
}

/**
 * The same for the attendance of a class: a former teacher may still record the own days, and a substitute the own
 * classes, also when the office has taken them back while the phone was offline.
 */
export async function attendedContractFor(
  db: Db,
  caller: Caller,
  id: number,
  { day, plannedClassId, giverId = null }: AttendedDay,
): Promise<ContractRow> {
  const isOwn = caller.role === 'ROLE_TEACHER' && giverId !== null && giverId === caller.teacherId;
  const may =
    caller.role === 'ROLE_TEACHER'
      ? sql`(${isOwn} or ${mayChange(caller)} or ${teacherOnDay(sql`${day}::date`)} = ${caller.teacherId}
          or ${isOrWasSubstitute(caller.teacherId, day, plannedClassId)})`
      : reaches(caller);
  const contract = reached(await findContract(db, id, may, lock));
  refuseArchived(contract);
  return contract;
}

/** Whether the teacher is or was the substitute of a class of the contract `c`: the named one, else one of the day. */
function isOrWasSubstitute(teacherId: number | null, day: CalendarDate, plannedClassId: number | null): Sql {
  const isMeant = plannedClassId === null ? sql`p.held_on = ${day}` : sql`p.id = ${plannedClassId}`;
  return sql`exists (select from planned_classes p where p.contract_id = c.id and ${isMeant}
    and (p.substitute_id = ${teacherId} or exists (select from history h where h.table_name = 'planned_classes'
      and h.record_id = p.id and (h.before ->> 'substitute_id')::bigint = ${teacherId})))`;
}

const lock = sql`for no key update of c`;

type Found = ContractRow & { readonly is_reached: boolean };

async function findContract(db: Db, id: number, isReached: Sql, lockedBy: Sql): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select c.*, (${isReached}) as is_reached from contracts c
    where c.id = ${id} ${lockedBy}`.execute(db);
  return rows[0];
}

function reached(found: Found | undefined): ContractRow {
  if (!found) throw new Refusal('not-found');
  if (!found.is_reached) throw new Refusal('forbidden');
  return found;
}

/** Throws for an archived contract, which is read-only (DECISION-40). */
export function refuseArchived(contract: Pick<ContractRow, 'status_id'>): void {
  if (contract.status_id === 4) throw archivedRefusal();
}

/** Returns the refusal of a change to an archived contract; `errors` names other details. */
export function archivedRefusal(errors?: Record<string, string[]>): Refusal {
  return new Refusal(
    'archived',
    'Ce contrat est archivé et ne peut plus être modifié - This contract is archived and can no longer be changed',
    errors,
  );
}

/** Returns whether a condition that needs no tables holds. */
export async function holds(db: Db, condition: Sql): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select (${condition}) as holds`.execute(db);
  return rows[0]?.holds === true;
}

/** Throws a refusal for a student who neither attends the contract nor has left it. */
export async function checkMember(db: Db, contractId: number, studentId: number): Promise<void> {
  const enrolment = await db
    .selectFrom('enrolments')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  if (!enrolment) throw badField('student_id', 'must be a student of the contract');
}

/**
 * Whether the student is or was in the contract (DECISION-58): enrolled, enrolled once as the history tells (which knows
 * those who were removed before they had a day in it), absent from one of its classes, or assessed in it.
 */
export function isOrWasIn(contractId: Sql, studentId: Sql): Sql {
  return sql`(exists (select from enrolments e where e.contract_id = ${contractId} and e.student_id = ${studentId})
    or exists (select from history h
      where h.table_name = 'enrolments' and h.contract_id = ${contractId} and h.student_id = ${studentId})
    or exists (select from report_forms w where w.contract_id = ${contractId} and w.student_id = ${studentId})
    or exists (select from absences a join lessons l on l.id = a.lesson_id
      where l.contract_id = ${contractId} and a.student_id = ${studentId}))`;
}

/** Throws a refusal for a document of a student who was never in the contract (DECISION-58). */
export async function checkDocumentOf(db: Db, contractId: number, studentId: number): Promise<void> {
  const isOf = await holds(db, isOrWasIn(sql`${contractId}::bigint`, sql`${studentId}::bigint`));
  if (!isOf) throw badField('student_id', 'must be a student who is or was in the contract');
}

/** Whether the session belongs to a private link, which shows published data only. */
export function isLink(caller: Caller): boolean {
  return caller.role === 'company' || caller.role === 'student';
}
