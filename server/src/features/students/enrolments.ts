import type { StudentPeriods, EnrolmentPeriod as WirePeriod } from '@portal/api-client/openapi';
import {
  areEnrolmentPeriodsEqual,
  type CalendarDate,
  type EnrolmentPeriod,
  type EnrolmentPeriodsFault,
  enrolmentPeriodsFault,
  usualJoiningDay,
  usualLeavingDay,
  withJoining,
  withLeaving,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Handlers } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import { type ContractRow, writableContractFor } from '../access.ts';
import { refuseClashesOfPeople } from '../planned-classes/plans.ts';
import { oneRow } from '../records.ts';

/**
 * The calls about who attends a contract on which days. They lock the contract, so that concurrent changes see each
 * other.
 */
export const enrolments = {
  async assignStudents({ body, caller, db, today }) {
    const contract = await writableContractFor(db, caller, body.courseId);
    const students = await batchOf(db, body.studentId);
    if (students.some(({ status }) => status === 0)) {
      throw badField('studentId', 'contains an archived student');
    }
    const { firstClass } = await classDaysOf(db, contract, today);
    const from = body.from === undefined ? usualJoiningDay({ today, firstClass }) : body.from;
    const ids = students.map(({ id }) => id);
    const stored = await readPeriods(db, contract, ids);
    for (const id of ids) {
      const before = periodsOf(stored, id);
      await writePeriods(db, contract, id, before, withJoining(before, from));
    }
    if (body.accept_clashes === false)
      await refuseClashesOfPeople({ db, today }, contract.id, { studentIds: ids });
    return { message: 'Students were added to the course' };
  },

  async unassignStudents({ body, caller, db, today }) {
    const contract = await writableContractFor(db, caller, body.courseId);
    if (body.to !== undefined && body.to > today) throw faultOf('to', 'ends-ahead');
    const ids = (await batchOf(db, body.studentId)).map(({ id }) => id);
    const { firstClass, hasClassToday } = await classDaysOf(db, contract, today);
    const stored = await readPeriods(db, contract, ids);
    for (const id of ids) {
      const before = periodsOf(stored, id);
      const to = body.to ?? usualLeavingDay(before, { today, hasClassToday });
      await writePeriods(db, contract, id, before, withLeaving(before, to, { firstClass }));
    }
    return { message: 'Students were removed from the course' };
  },

  async changeEnrolmentPeriods({ path, body, caller, db, today }) {
    const contract = await writableContractFor(db, caller, path.courseId);
    const ids = (
      await batchOf(
        db,
        body.students.map(({ student_id }) => student_id),
        'students',
      )
    ).map(({ id }) => id);
    if (ids.length < body.students.length) throw badField('students', 'names a student twice');
    const stored = await readPeriods(db, contract, ids);
    for (const [place, { student_id, periods, seen }] of body.students.entries()) {
      const fault = enrolmentPeriodsFault(periods, today);
      if (fault !== null) throw faultOf(`students.${place}.periods`, fault);
      const before = periodsOf(stored, student_id);
      // The periods are already stored, for example because an earlier response was lost.
      const isSaved = areEnrolmentPeriodsEqual(before, periods);
      if (!isSaved && !areEnrolmentPeriodsEqual(before, seen)) throw new Refusal('conflict', changed);
      await writePeriods(db, contract, student_id, before, periods);
      await confirmDays(db, contract, student_id);
    }
    const now = await readPeriods(db, contract, ids);
    if (body.accept_clashes === false) {
      const longer = ids.filter((id) => hasMoreDays(periodsOf(now, id), periodsOf(stored, id)));
      await refuseClashesOfPeople({ db, today }, contract.id, { studentIds: longer });
    }
    const data = ids.map((id): StudentPeriods => ({ student_id: id, periods: periodsOf(now, id) }));
    return { message: 'The days were saved', data };
  },
} satisfies Handlers;

const changed =
  'Les jours de cet étudiant ont été modifiés par une autre personne - The days of this student were changed by someone else';

const faults: Readonly<Record<EnrolmentPeriodsFault, string>> = {
  'ends-before-start': 'Une période se termine avant de commencer - A period ends before it begins',
  'ends-ahead': 'Le dernier jour ne peut pas être dans l’avenir - The last day cannot be in the future',
  overlap: 'Deux périodes se chevauchent - Two periods overlap',
};

function faultOf(field: string, fault: EnrolmentPeriodsFault): Refusal {
  return new Refusal('bad-input', faults[fault], { [field]: [fault] });
}

/** Returns the students of a batch in its order, without duplicates. Throws if one does not exist. */
async function batchOf(db: Db, given: readonly number[], field = 'studentId') {
  const ids = [...new Set(given)];
  if (ids.length === 0) return [];
  const found = await db.selectFrom('students').select(['id', 'status']).where('id', 'in', ids).execute();
  const known = new Map(found.map((student) => [student.id, student]));
  return ids.map((id) => {
    const student = known.get(id);
    if (!student) throw badField(field, `contains ${id}, which does not exist`);
    return student;
  });
}

/** Reads the first class of a contract, recorded or planned, and whether a class of today is recorded. */
async function classDaysOf(db: Db, { id }: ContractRow, today: CalendarDate) {
  return oneRow(
    await sql<{ firstClass: CalendarDate | null; hasClassToday: boolean }>`select least(
        (select min(held_on) from lessons where contract_id = ${id} and status = 1),
        (select min(held_on) from planned_classes where contract_id = ${id} and cancelled_at is null)) as "firstClass",
      exists (select from lessons where contract_id = ${id} and status = 1 and held_on = ${today}) as "hasClassToday"`.execute(
      db,
    ),
  );
}

/** Returns whether periods contain a day that the former periods do not. */
function hasMoreDays(periods: readonly EnrolmentPeriod[], former: readonly EnrolmentPeriod[]): boolean {
  const isWithin = ({ from, to }: EnrolmentPeriod, other: EnrolmentPeriod) =>
    (other.from === null || (from !== null && other.from <= from)) &&
    (other.to === null || (to !== null && to <= other.to));
  return !periods.every((period) => former.some((other) => isWithin(period, other)));
}

interface StoredPeriod extends EnrolmentPeriod {
  readonly id: number;
  readonly student_id: number;
}

async function readPeriods(
  db: Db,
  contract: ContractRow,
  studentIds: readonly number[],
): Promise<readonly StoredPeriod[]> {
  const { rows } =
    await sql<StoredPeriod>`select id, student_id, starts_on as from, ends_on as to from enrolments
    where contract_id = ${contract.id} and student_id = any (${studentIds}::bigint[])
    order by starts_on nulls first`.execute(db);
  return rows;
}

function periodsOf(stored: readonly StoredPeriod[], studentId: number): WirePeriod[] {
  return stored.filter(({ student_id }) => student_id === studentId).map(({ from, to }) => ({ from, to }));
}

/**
 * Writes the periods of a student that are not stored yet, and removes those that are gone. A changed period keeps its
 * row.
 */
async function writePeriods(
  db: Db,
  { id: contract_id }: ContractRow,
  student_id: number,
  before: readonly EnrolmentPeriod[],
  after: readonly EnrolmentPeriod[],
): Promise<void> {
  const isIn = (periods: readonly EnrolmentPeriod[], { from, to }: EnrolmentPeriod) =>
    periods.some((period) => period.from === from && period.to === to);
  const gone = before.filter((period) => !isIn(after, period));
  const added = after.filter((period) => !isIn(before, period));
  const rowOf = ({ from }: EnrolmentPeriod) =>
    sql`contract_id = ${contract_id} and student_id = ${student_id} and starts_on is not distinct from ${from}`;
  // Deletes first, so that at no moment two periods are open or begin on the same day. The first removed period is
  // updated instead.
  for (const period of gone.slice(added.length === 0 ? 0 : 1)) {
    await sql`delete from enrolments where ${rowOf(period)}`.execute(db);
  }
  for (const [place, { from, to }] of added.entries()) {
    const former = place === 0 ? gone[0] : undefined;
    await (former
      ? sql`update enrolments set starts_on = ${from}, ends_on = ${to}, assumed = null where ${rowOf(former)}`
      : sql`insert into enrolments (contract_id, student_id, starts_on, ends_on)
          values (${contract_id}, ${student_id}, ${from}, ${to})`
    ).execute(db);
  }
}

/** Someone has saved the days, so they no longer count as assumed. */
async function confirmDays(db: Db, { id }: ContractRow, studentId: number): Promise<void> {
  await sql`update enrolments set assumed = null
    where contract_id = ${id} and student_id = ${studentId} and assumed is not null`.execute(db);
}
