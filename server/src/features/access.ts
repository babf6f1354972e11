import type { CalendarDate } from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import { type Db, withNext } from '../database/connect.ts';
import type { Sql } from '../database/Sql.ts';
import type { Schema } from '../database/schema.ts';
import { ifKeyIsFree } from '../openapi/keyed-writes.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';
import type { Caller } from '../sessions/Caller.ts';
import { isStillIn } from './enrolment-periods.ts';
import { contractsWithWorkOf, isTaughtAmong } from './teaching/reach.ts';
import { teacherOnDay } from './teaching/teaching-periods.ts';

export type ContractRow = Selectable<Schema['contracts']>;

/**
 * Condition: the contract `c` is the caller's (`x-own` in the API description). True for administrators; for the
 * teacher of the contract, and for a former teacher or substitute with classes left to record; for the link of its
 * company; and for the link of a student who attends it or has left it.
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

/** Condition: the caller may change the contract `c`. Like `reaches`, but without former teachers. */
function mayChange(caller: Caller): Sql {
  return caller.role === 'ROLE_TEACHER'
    ? isTaughtAmong(sql`(${caller.teacherId})`, caller.today)
    : reaches(caller);
}

/**
 * Condition: the caller may see the student, who is now in one of the teacher's or company's contracts, or is the
 * link's own student.
 */
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

/**
 * Condition: the student is now in one of the caller's contracts in this language. Tests and needs of other languages
 * are none of the caller's business.
 */
export function reachesLanguage(caller: Caller, studentId: Sql, languageId: Sql): Sql {
  if (caller.role === 'ROLE_ADMIN') return sql`true`;
  return sql`exists (select from enrolments e join contracts c on c.id = e.contract_id
    where e.student_id = ${studentId} and ${isStillIn} and c.language_id = ${languageId} and ${reaches(caller)})`;
}

/**
 * Condition: the caller may see the file `f` of a student or contract in reach. Leaves out files of other teachers'
 * contracts, proposals, and placement tests in languages that concern other teachers.
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
 * Condition: the caller may see reports about a student in the contract `c`. For a company the contract decides, not
 * the present employer of the student (DECISION-42).
 */
export function reachesReport(caller: Caller, studentId: Sql): Sql {
  return caller.role === 'student' ? sql`${studentId} = ${caller.studentId}` : reaches(caller);
}

/** Returns the contract with this id. Throws if it does not exist or is not the caller's. */
export async function contractFor(db: Db, caller: Caller, id: number): Promise<ContractRow> {
  return reached(await findContract(db, id, reaches(caller), sql``));
}

/**
 * Returns the contract with this id before a change, locked until the transaction ends, so that concurrent changes
 * wait. Throws a refusal as `contractFor` does, and for an archived contract.
 */
export async function writableContractFor(db: Db, caller: Caller, id: number): Promise<ContractRow> {
  const contract = await lockedContractFor(db, caller, id);
  refuseArchived(contract);
  return contract;
}

/** Like `writableContractFor`, for changes that an archived contract accepts too. */
export async function lockedContractFor(db: Db, caller: Caller, id: number): Promise<ContractRow> {
  return reached(await findContract(db, id, mayChange(caller), lock));
}

/**
 * Like `writableContractFor`, for what belongs to attendance: also for a former teacher and a substitute, as long as they
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
  /** Id of the teacher who gave the class, when a record is corrected. */
  readonly giverId?: number | null;
}

/**
 * Like `writableContractFor`, for the attendance of a class. Former teachers may still record classes on their own
 * days. Substitutes may record their own classes, even if the office has replaced them while their phone was offline.
 */
export async function attendedContractFor(
  db: Db,
  caller: Caller,
  id: number,
  attended: AttendedDay,
): Promise<ContractRow> {
  const contract = reached(await findContract(db, id, mayAttend(caller, attended), lock));
  refuseArchived(contract);
  return contract;
}

/**
 * Like `attendedContractFor`, in one trip to the database with a statement that runs as soon as the contract is locked.
 * Does not wait for the contract if the key of the request is in use (`earlyClaims`). Returns the contract, and what the
 * statement found.
 */
export async function attendedContractWith<T>(
  db: Db,
  caller: Caller,
  id: number,
  attended: AttendedDay,
  read: () => Promise<T>,
): Promise<readonly [contract: ContractRow, found: T]> {
  const rows = await askForContract(db, id, mayAttend(caller, attended), {
    and: sql`and ${ifKeyIsFree} ${lock}`,
    prefix: withNext,
  });
  const found = await read();
  const contract = reached(rows[0]);
  refuseArchived(contract);
  return [contract, found];
}

function mayAttend(caller: Caller, { day, plannedClassId, giverId = null }: AttendedDay): Sql {
  if (caller.role !== 'ROLE_TEACHER') return reaches(caller);
  const isOwn = giverId !== null && giverId === caller.teacherId;
  return sql`(${isOwn} or ${mayChange(caller)} or ${teacherOnDay(sql`${day}::date`)} = ${caller.teacherId}
    or ${isOrWasSubstitute(caller.teacherId, day, plannedClassId)})`;
}

/**
 * Condition: the teacher is or was the substitute of the planned class in the contract `c`; without `plannedClassId`,
 * of any class of that day.
 */
function isOrWasSubstitute(teacherId: number | null, day: CalendarDate, plannedClassId: number | null): Sql {
  const isMeant = plannedClassId === null ? sql`p.held_on = ${day}` : sql`p.id = ${plannedClassId}`;
  return sql`exists (select from planned_classes p where p.contract_id = c.id and ${isMeant}
    and (p.substitute_id = ${teacherId} or exists (select from history h where h.table_name = 'planned_classes'
      and h.record_id = p.id and (h.before ->> 'substitute_id')::bigint = ${teacherId})))`;
}

const lock = sql`for no key update of c`;

type Found = ContractRow & { readonly is_reached: boolean };

async function findContract(db: Db, id: number, isReached: Sql, lockedBy: Sql): Promise<Found | undefined> {
  return (await askForContract(db, id, isReached, { and: lockedBy }))[0];
}

/** Selects the contract with this id. `and` follows the condition; `prefix` may be `withNext`. */
async function askForContract(
  db: Db,
  id: number,
  isReached: Sql,
  { and, prefix = sql`` }: { readonly and: Sql; readonly prefix?: Sql },
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`${prefix}select c.*, (${isReached}) as is_reached from contracts c
    where c.id = ${id} ${and}`.execute(db);
  return rows;
}

function reached(found: Found | undefined): ContractRow {
  if (!found) throw new Refusal('not-found');
  if (!found.is_reached) throw new Refusal('forbidden');
  return found;
}

/** Throws for an archived contract, because it is read-only (DECISION-40). */
export function refuseArchived(contract: Pick<ContractRow, 'status_id'>): void {
  if (contract.status_id === 4) throw archivedRefusal();
}

/** Returns the refusal of a change to an archived contract. `errors` has details by field. */
export function archivedRefusal(errors?: Record<string, string[]>): Refusal {
  return new Refusal(
    'archived',
    'Ce contrat est archivé et ne peut plus être modifié - This contract is archived and can no longer be changed',
    errors,
  );
}

/** Returns whether a condition that uses no tables is true. */
export async function holds(db: Db, condition: Sql): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select (${condition}) as holds`.execute(db);
  return rows[0]?.holds === true;
}

/** Throws a refusal for a student who does not attend the contract and never did. */
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
 * Condition: the student is or was in the contract (DECISION-58). True with an enrolment, an absence from one of its
 * classes, a progress form, or an enrolment in the history. Only the history knows students who were removed before
 * they had a day in the contract.
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

/** Whether the session belongs to a private link, which may only read published data. */
export function isLink(caller: Caller): boolean {
  return caller.role === 'company' || caller.role === 'student';
}
