import type { AttendanceDetail } from '@portal/api-client/openapi';
import { type Selectable, sql } from 'kysely';
import { type Db, withNext } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { isOrWasIn } from '../access.ts';
import { countsOn, isInPeriod } from '../enrolment-periods.ts';
import { studentNameJson, teacherNameJson } from '../json.ts';
import { announcedForRecords } from '../planned-classes/announcedAbsences.ts';
import { oneRow } from '../records.ts';
import { type FormerTeacher, formerTeachersJson } from '../teaching/teaching-periods.ts';
import type { LessonRow } from './answers.ts';

/**
 * Condition: what the lesson `x` says about the student `s` counts. Other entries stay stored but are not shown
 * (DOMAIN-10).
 */
const isShown = countsOn(sql`x.contract_id`, sql`s.id`, sql`x.held_on`);

const storedAbsences = sql`(select student_id, place from absences where lesson_id = x.id)`;

/**
 * The absences of the lesson `x` that count, limited to students `s` that match the condition. `absences` selects them by
 * `student_id` and `place`; by default, those that are stored.
 */
export function absencesOf(isVisible: Sql, absences: Sql = storedAbsences): Sql {
  return sql`(select json_agg(json_build_object('student_id', s.id,
      'student', ${studentNameJson}) order by a.place)
    from ${absences} a join students s on s.id = a.student_id where ${isShown} and ${isVisible})`;
}

/** The details of the lesson `x` that count, limited to students `s` that match the condition. */
export function detailsOf(isVisible: Sql): Sql {
  return sql`(select json_agg(json_build_object('student_id', d.student_id, 'late_minutes', d.late_minutes,
      'left_early_minutes', d.left_early_minutes, 'excused', d.excused) order by d.student_id)
    from lesson_details d join students s on s.id = d.student_id where d.lesson_id = x.id and ${isShown} and ${isVisible})`;
}

/** The ids of the students `s` who belonged to the contract on the day of the lesson `x`, limited in the same way. */
export function membersJson(isVisible: Sql): Sql {
  return sql`(select json_agg(s.id order by s.id) from enrolments e join students s on s.id = e.student_id
    where e.contract_id = x.contract_id and ${isInPeriod(sql`x.held_on`)} and ${isVisible})`;
}

/**
 * The ids of the students `s` who had announced their absence from the class of the lesson `x`, limited in the same
 * way. `contractId` is the id of the lesson's contract and must not be a column of `x`.
 */
export function announcedJson(contractId: Sql, isVisible: Sql): Sql {
  return sql`(case when exists (select from announced_absences where contract_id = ${contractId}) then
    (select json_agg(s.id order by s.id) from ${announcedForRecords(sql`d.contract_id = ${contractId}`)} n
      join students s on s.id = n.student_id where n.lesson_id = x.id and ${isShown} and ${isVisible}) end)`;
}

export function findLesson(db: Db, id: number): Promise<Selectable<Schema['lessons']> | undefined> {
  return db.selectFrom('lessons').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The id of the teacher who gave a lesson; null if it is unknown. */
export function giverOf(teacherId: Sql): Sql {
  return sql`(select ${teacherNameJson}
    from teachers t join users u on u.id = t.user_id where t.id = ${teacherId})`;
}

/** Returns the lesson with its absences and details. */
export async function lessonRow(db: Db, id: number): Promise<LessonRow> {
  return oneRow(
    await sql<LessonRow>`select x.*, ${giverOf(sql`x.teacher_id`)} as teacher, ${absencesOf(sql`true`)} as absences,
      ${detailsOf(sql`true`)} as details, ${membersJson(sql`true`)} as members,
      ${announcedJson(sql`(select contract_id from lessons where id = ${id})`, sql`true`)} as announced
    from lessons x where x.id = ${id}`.execute(db),
  );
}

/**
 * Returns which of the students may be in a record: those who are or were in the contract, and those who were late or
 * left early in it before. A record from a phone that was offline may name who has left since.
 */
export async function knownMembers(
  db: Db,
  contractId: number,
  studentIds: readonly number[],
  lessonId: number,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from unnest(${studentIds}::bigint[]) as s(id)
    where ${isOrWasIn(sql`${contractId}::bigint`, sql`s.id`)}
      or exists (select from lesson_details d where d.lesson_id = ${lessonId} and d.student_id = s.id)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Everything that decides how a new record is stored and answered. Read once its contract is locked. */
export interface NewLessonFacts {
  /** The id of the new record. */
  readonly id: number;
  readonly former: FormerTeacher[];
  /** Whether its day has a planned class of a substitute. */
  readonly hasSubstitutes: boolean;
  /** Whether somebody has announced an absence from a planned class of the contract. */
  readonly hasAnnounced: boolean;
  /** Number of records of the contract. */
  readonly recorded: number;
  /** The ids of the students who belong to the contract on its day; null if there are none. */
  readonly members: readonly number[] | null;
  /** The named students who may be in the record. */
  readonly knownIds: readonly number[];
  /** The absences that count, in the API's shape. */
  readonly absences: LessonRow['absences'];
  /** The teachers who can have given the class, by id: those of the contract and the one who is named. */
  readonly teachers: Readonly<Record<string, NonNullable<LessonRow['teacher']>>> | null;
}

/** What a request says about a new record. */
interface NewLesson {
  readonly contractId: number;
  readonly day: string;
  /** Without duplicates. */
  readonly absentIds: readonly number[];
  /** The students whom the request names, absent or not. */
  readonly namedIds: readonly number[];
  /** The teacher who gave the class, if the request says so. */
  readonly teacherId: number | null;
}

/** Reads everything that decides how a new record is stored and answered, and takes an id for it. */
export async function readNewLessonFacts(db: Db, lesson: NewLesson): Promise<NewLessonFacts> {
  const { contractId, day, absentIds, namedIds, teacherId } = lesson;
  const known = sql`(select coalesce(json_agg(s.id), '[]') from unnest(${namedIds}::bigint[]) as s(id)
    where ${isOrWasIn(sql`x.contract_id`, sql`s.id`)})`;
  const absences = sql`(select student_id, place
    from unnest(${absentIds}::bigint[]) with ordinality as n(student_id, place))`;
  return oneRow(
    await sql<NewLessonFacts>`
    select nextval('lessons_id_seq') as id, ${formerTeachersJson(sql`x.contract_id`)} as former,
      exists (select from planned_classes where contract_id = x.contract_id and held_on = x.held_on
        and substitute_id is not null and cancelled_at is null) as "hasSubstitutes",
      exists (select from announced_absences where contract_id = x.contract_id) as "hasAnnounced",
      (select count(*) from lessons where contract_id = x.contract_id and status = 1) as recorded,
      ${membersJson(sql`true`)} as members,
      ${namedIds.length > 0 ? known : sql`'[]'::json`} as "knownIds",
      ${absentIds.length > 0 ? absencesOf(sql`true`, absences) : sql`null::json`} as absences,
      (select json_object_agg(t.id, ${teacherNameJson}) from teachers t join users u on u.id = t.user_id
        where t.id in (select teacher_id from contracts where id = x.contract_id
          union all select teacher_id from previous_teachers where contract_id = x.contract_id
          union all select ${teacherId}::bigint)) as teachers
    from (select ${contractId}::bigint as contract_id, ${day}::date as held_on) x`.execute(db),
  );
}

/** Deletes the absences of a record. Keeps those that are not shown, because they do not count. */
export async function deleteAbsences(db: Db, lessonId: number): Promise<void> {
  await sql`delete from absences a using lessons x, students s
    where a.lesson_id = ${lessonId} and x.id = a.lesson_id and s.id = a.student_id and ${isShown}`.execute(
    db,
  );
}

/** The values of a new record. */
export type NewLessonValues = Omit<
  Selectable<Schema['lessons']>,
  'status' | 'is_no_show' | 'paid' | 'billed' | 'counted'
>;

/** Stores a new record, and in the same statement what `events` writes. Sent with the next statement. */
export async function insertLesson(db: Db, lesson: NewLessonValues, events: Sql): Promise<void> {
  const columns = Object.keys(lesson).map((name) => sql.ref(name));
  await sql`${withNext}with events as (${events})
    insert into lessons (${sql.join(columns)}) values (${sql.join(Object.values(lesson))})`.execute(db);
}

/** Stores who was absent, ignoring duplicates. Sent with the next statement. */
export async function writeAbsences(db: Db, lessonId: number, studentIds: readonly number[]): Promise<void> {
  const ids = [...new Set(studentIds)];
  if (ids.length === 0) return;
  await sql`${withNext}insert into absences (lesson_id, student_id, place)
    select ${lessonId}, id, place - 1 from unnest(${ids}::bigint[]) with ordinality as s (id, place)
    on conflict do nothing`.execute(db);
}

/**
 * Deletes the details (late, left early, excused) of a record. Keeps those that are not shown, because they do not
 * count.
 */
export async function deleteDetails(db: Db, lessonId: number): Promise<void> {
  await sql`delete from lesson_details d using lessons x, students s
    where d.lesson_id = ${lessonId} and x.id = d.lesson_id and s.id = d.student_id and ${isShown}`.execute(
    db,
  );
}

/** Stores who was late, left early or was excused. */
export async function writeDetails(
  db: Db,
  lessonId: number,
  details: readonly AttendanceDetail[],
): Promise<void> {
  const rows = details.map((detail) => ({ lesson_id: lessonId, ...detail }));
  if (rows.length === 0) return;
  await db
    .insertInto('lesson_details')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
