import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type CallOf, type Handlers, refuseChanged } from '../../openapi/call.ts';
import { writeEvent } from '../../webhooks/writeEvent.ts';
import {
  type ContractRow,
  contractFor,
  lockedContractFor,
  refuseArchived,
  writableContractFor,
} from '../access.ts';
import { isStillIn } from '../enrolment-periods.ts';
import { moveRequests } from '../materials/moving.ts';
import { refuseClashesOfPeople, refuseEarlyEnd } from '../planned-classes/plans.ts';
import { insertForId, updateRecord } from '../records.ts';
import { courseAnswer } from './answers.ts';
import { changeOf, completeAtTotal } from './changes.ts';
import { contractLists } from './lists.ts';
import { courseRow, nextNumber } from './queries.ts';

/** The calls about contracts. */
export const contracts = {
  async updateCourse(call) {
    const { body, caller, db, now, today, ifMatch } = call;
    const contract = await lockedContractFor(db, caller, body.course.id);
    // Any other status restores an archived contract (CONFLICT-16).
    if ((body.course.course_status_id ?? 4) === 4) refuseArchived(contract);
    refuseChanged(contract, ifMatch);
    const change = await changeOf(db, body, contract, today);
    const total = change.number_of_classes;
    const complete =
      total === undefined || change.attendance_complete !== undefined
        ? {}
        : { attendance_complete: await completeAtTotal(db, contract, total) };
    await updateRecord(db, 'contracts', contract.id, { number: contract.number, ...change, ...complete });
    if (comesBack(contract, change.status_id) && body.accept_clashes === false)
      await refuseClashesOfPeople(call, contract.id, 'everybody');
    const ended = { ...contract, ...change };
    if (body.accept_beyond_end === false && hasOtherEnd(contract, ended)) await refuseEarlyEnd(call, ended);
    await tellIfDone(db, contract, change.status_id, now);
    if (change.material_status_id != null) await moveRequests(db, contract.id, change.material_status_id);
    return { message: 'Course was updated successfully', data: await wholeAnswer(db, contract.id, today) };
  },

  /** The contract stays pending until someone changes its status. */
  async createCourse({ body, db, today }) {
    const change = await changeOf(db, body, { starts_on: null, ends_on: null }, today);
    const id = await insertForId(db, 'contracts', {
      ...change,
      number: await nextNumber(db, today),
      status_id: 1,
    });
    return { message: 'Course was created successfully', data: await wholeAnswer(db, id, today) };
  },

  /** Leaves out an archived teacher, student, company or language (DECISION-86). */
  async duplicateCourse(call) {
    const { body, caller, db, today } = call;
    const original = await contractFor(db, caller, body.courseId);
    const number = await nextNumber(db, today);
    const { rows } = await sql<{ id: number }>`insert into contracts
        (number, status_id, teacher_id, language_id, company_id, ${copied})
      select ${number}, 1,
        (select t.id from teachers t where t.id = c.teacher_id and t.user_status is distinct from 0),
        (select l.id from languages l where l.id = c.language_id and l.status = 1),
        (select p.id from companies p where p.id = c.company_id and p.status = 1),
        ${copied} from contracts c where c.id = ${original.id} returning id`.execute(db);
    const id = rows[0]?.id ?? 0;
    await sql`insert into enrolments (contract_id, student_id)
      select ${id}, e.student_id from enrolments e join students s on s.id = e.student_id
      where e.contract_id = ${original.id} and ${isStillIn} and s.status = 1 order by e.id`.execute(db);
    return { message: 'Course was duplicated successfully', data: await wholeAnswer(db, id, today) };
  },

  async saveCellState({ body, caller, db, today }) {
    const { id } = await writableContractFor(db, caller, body.course_id);
    const highlights = body._cellVariants === null ? null : JSON.stringify(body._cellVariants);
    await updateRecord(db, 'contracts', id, { highlights });
    return { message: 'Highlights were saved', data: await wholeAnswer(db, id, today) };
  },

  ...contractLists,
  updateCourseStatus: changeStatus,
  updateStatusOfCourse: changeStatus,
} satisfies Handlers;

/** One call with two paths. The edit page allows any status (CONFLICT-17, CON-SIDE-04). */
async function changeStatus({ body, caller, db, now, today }: CallOf<'updateCourseStatus'>) {
  const contract = await lockedContractFor(db, caller, body.id);
  const { id } = contract;
  await updateRecord(db, 'contracts', id, { status_id: body.course_status_id });
  if (comesBack(contract, body.course_status_id) && body.accept_clashes === false)
    await refuseClashesOfPeople({ db, today }, id, 'everybody');
  await tellIfDone(db, contract, body.course_status_id, now);
  return { message: 'Course was updated successfully', data: await wholeAnswer(db, id, today) };
}

/** Tells webhooks of a contract that becomes done; once more each time that it does. */
async function tellIfDone(db: Db, before: ContractRow, status: number | undefined, now: Date): Promise<void> {
  if (status === 3 && before.status_id !== 3) await writeEvent(db, 'contract.done', { id: before.id }, now);
}

/** Returns whether a change gives the contract another end or expiration date. */
function hasOtherEnd(
  one: Pick<ContractRow, 'ends_on' | 'expires_on'>,
  other: Pick<ContractRow, 'ends_on' | 'expires_on'>,
): boolean {
  return one.ends_on !== other.ends_on || one.expires_on !== other.expires_on;
}

/** Returns whether a change of the status restores an archived contract with its planned classes. */
function comesBack(before: Pick<ContractRow, 'status_id'>, status: number | undefined): boolean {
  return before.status_id === 4 && status !== undefined && status !== 4;
}

const copied = sql.raw(
  [
    'course_type_id',
    'complementary_description',
    'contact_person',
    'description',
    'starts_on',
    'ends_on',
    'schedule',
    'location',
    'hours_per_class',
    'number_of_classes',
    'class_at_end',
    'expires_on',
  ].join(', '),
);

/** Reads a contract with its students and its former teachers, for an administrator. */
async function wholeAnswer(db: Db, id: number, today: string) {
  return courseAnswer(await courseRow(db, id, today, { withStudents: true, withPreviousTeachers: true }));
}
