import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { countedMinutes } from '../cancellations/countedClasses.ts';
import { isStillIn, periodsJson } from '../enrolment-periods.ts';
import { markedJson, teacherNameOf } from '../json.ts';
import { all, folded } from '../lists.ts';
import { oneRow } from '../records.ts';
import { isTaughtAmong } from '../teaching/reach.ts';
import { joinTeacherOn } from '../teaching/teaching-periods.ts';
import type { CourseRow } from './answers.ts';

/** The tables for searching and sorting contracts. The teacher is the one of today. */
export function contractTables(today: string): Sql {
  return sql`contracts c
  left join companies co on co.id = c.company_id
  left join languages l on l.id = c.language_id
  left join course_types ct on ct.id = c.course_type_id
  ${joinTeacherOn(today)}`;
}

const students = sql`(select count(*)::int from enrolments e where e.contract_id = c.id and ${isStillIn})`;
const notes = sql`(select count(*)::int from notes n where n.note_type = 'courses' and n.ref_id = c.id)`;
/** Number of students of the contract `c` without a submitted form. Students who have left need no report. */
export const reportsDue = sql`(select count(*)::int from enrolments e where e.contract_id = c.id and ${isStillIn} and not exists (
  select from report_forms f where f.contract_id = c.id and f.student_id = e.student_id and f.status = 1))`;
/** Deleted records do not count (OPEN-51). */
const lessons = (sum: Sql) => sql`(select ${sum} from lessons x where x.contract_id = c.id and x.status = 1)`;

/** Sort keys of the lists of contracts. */
export const contractColumns = {
  id: sql`c.id`,
  course_status_id: sql`c.status_id`,
  flag: sql`c.flag`,
  confirmation_sent: sql`c.confirmation_sent`,
  SI: sql`c.si`,
  TCS: sql`c.tcs`,
  SC: sql`c.sc`,
  send_to_client: sql`c.sent_to_client_on`,
  contract_completed: sql`c.completed`,
  'current_teacher.teacher.name': sql`u.name_folded`,
  'current_teacher.teacher.last_name': sql`u.last_name_folded`,
  'language.name': sql`l.name_folded`,
  'course_type.name': sql`ct.name_folded`,
  complementary_description_type: folded(sql`c.complementary_description`),
  total_students: students,
  notes_count: notes,
  hours_taught_minutes: countedMinutes,
  lessons_recorded: lessons(sql`count(*)`),
  outline_status: sql`(select o.status collate "C" from outlines o where o.contract_id = c.id)`,
  reports_due: reportsDue,
  'client_details.contract_number': sql`c.number_folded`,
  'client_details.invoice': folded(sql`c.invoice`),
  'client_details.companies.name': sql`co.name_folded`,
  'client_details.contact_person': folded(sql`c.contact_person`),
  'client_details.contract_approved': sql`c.approved`,
  'client_details.contract_expiration_date': sql`c.expires_on`,
  'course_details.total_classes': sql`c.number_of_classes`,
  'course_details.total_hours': sql`c.hours_per_class`,
  'course_details.attendance_status': sql`c.attendance_complete`,
  'course_details.material_status_id': sql`c.material_status_id`,
  'course_details.description': folded(sql`c.description`),
  'course_details.start_date': sql`c.starts_on`,
  'course_details.end_date': sql`c.ends_on`,
  'course_details.schedule': folded(sql`c.schedule`),
  'course_details.location': folded(sql`c.location`),
};

/** Which parts of a contract to return. */
export interface CourseScope {
  readonly withStudents?: boolean;
  readonly withPreviousTeachers?: boolean;
  /** Adds whether this teacher may only record attendance. */
  readonly forTeacher?: { readonly teacherId: number | null; readonly today: string } | undefined;
}

/** Selects the columns of a `CourseRow`. */
export function courseSelect({
  withStudents = false,
  withPreviousTeachers = false,
  forTeacher,
}: CourseScope = {}): Sql {
  // Columns by name: the timestamps of a row and its folded number are not needed.
  return sql`c.id, c.number, c.status_id, c.flag, c.confirmation_sent, c.si, c.tcs, c.sc, c.sent_to_client_on,
    c.completed, t.id as teacher_id, c.language_id, c.course_type_id, c.complementary_description, c.company_id,
    c.contact_person, c.invoice, c.approved, c.expires_on, c.description, c.starts_on, c.ends_on, c.schedule,
    c.location, c.meeting_link, c.hours_per_class, c.number_of_classes, c.class_at_end,
    c.attendance_complete, c.material_status_id,
    c.no_material_needed, c.highlights, c.version, co.name as company_name, co.status = 0 as company_archived,
    l.name as language_name, l.status = 0 as language_archived, ct.name as course_type_name,
    ct.name_en as course_type_name_en,
    u.name as teacher_name, u.last_name as teacher_last_name, t.user_status = 0 as teacher_archived,
    o.id as outline_id, o.status as outline_status, o.saved_at as outline_saved_at,
    taught.lessons as lessons_recorded, ${countedMinutes} as minutes_taught, taught.last_day as last_lesson_on,
    (select json_agg(json_build_object('id', m.id, 'materials_id', m.material_id, 'title', ma.title,
      'status', (m.status <> 0)::int, 'material_request_status', m.status, 'qty', m.qty, 'note', m.note) order by m.id)
      from material_requests m join materials ma on ma.id = m.material_id where m.contract_id = c.id) as materials,
    enrolled.students as total_students, ${notes} as notes_count, enrolled.due as reports_due,
    ${withStudents ? studentsOfCourse : sql`null`} as students,
    ${withStudents ? formerStudents : sql`null`} as former_students,
    ${withPreviousTeachers ? previousTeachers : sql`null`} as previous_teachers,
    ${withPreviousTeachers ? teachingOfCourse : sql`null`} as teaching,
    ${forTeacher ? isAttendanceOnly(forTeacher) : sql`null`} as attendance_only`;
}

/** Whether the teacher may only record attendance in the contract `c`. */
export function isAttendanceOnly({ teacherId, today }: NonNullable<CourseScope['forTeacher']>): Sql {
  return sql`not ${isTaughtAmong(sql`(${teacherId})`, today)}`;
}

/** Joins for the columns of a `CourseRow`, in addition to `c`. The teacher is the one of today. */
export const courseJoins = (today: string): Sql => sql`
  left join companies co on co.id = c.company_id
  left join languages l on l.id = c.language_id
  left join course_types ct on ct.id = c.course_type_id
  ${joinTeacherOn(today)}
  left join outlines o on o.contract_id = c.id
  cross join lateral (select count(*)::int as lessons,
    max(x.held_on) as last_day from lessons x where x.contract_id = c.id and x.status = 1) as taught
  cross join lateral (select count(*)::int as students, (count(*) - count(f.id))::int as due
    from enrolments e left join report_forms f on f.contract_id = e.contract_id and f.student_id = e.student_id
      and f.status = 1 where e.contract_id = c.id and ${isStillIn}) as enrolled`;

const studentOfCourse = sql`json_build_object(
    'student_id', s.id,
    'periods', ${periodsJson(sql`c.id`, sql`s.id`)},
    'student', ${markedJson(
      sql`'id', s.id, 'name', s.name, 'last_name', s.last_name,
        'progress_report_form', case when f.id is null then null
          else json_build_object('form', json_build_object('id', f.id, 'status', f.status)) end`,
      { isArchived: sql`s.status = 0` },
    )})`;

const studentsOfCourse = sql`coalesce((select json_agg(${studentOfCourse} order by e.id)
  from enrolments e join students s on s.id = e.student_id
  left join report_forms f on f.contract_id = e.contract_id and f.student_id = e.student_id
  where e.contract_id = c.id and ${isStillIn}), '[]')`;

/** Students all of whose periods have ended, the last one to leave first. */
const formerStudents = sql`coalesce((select json_agg(${studentOfCourse} order by e.ends_on desc, s.id)
  from (select contract_id, student_id, max(ends_on) as ends_on from enrolments where contract_id = c.id
    group by contract_id, student_id having bool_and(ends_on is not null)) e
  join students s on s.id = e.student_id
  left join report_forms f on f.contract_id = e.contract_id and f.student_id = e.student_id), '[]')`;

const previousTeachers = sql`coalesce((select json_agg(json_build_object(
    'teacher', ${teacherNameOf('pt', 'pu')},
    'hours_done', p.hours_done, 'remove_motive', p.motive) order by p.id)
  from previous_teachers p join teachers pt on pt.id = p.teacher_id join users pu on pu.id = pt.user_id
  where p.contract_id = c.id), '[]')`;

/** Who teaches the contract from which day; null if no change of teacher with a known day is recorded. */
const teachingOfCourse = sql`(select json_agg(json_build_object('from', d.starts_on,
      'teacher', ${teacherNameOf('dt', 'du')}) order by d.place)
  from (select p.teacher_id, lag(p.replaced_on) over w as starts_on, row_number() over w as place
      from previous_teachers p where p.contract_id = c.id and p.replaced_on is not null
      window w as (order by p.replaced_on, p.id)
    union all select c.teacher_id, max(p.replaced_on), count(*) + 1
      from previous_teachers p where p.contract_id = c.id and p.replaced_on is not null) d
  join teachers dt on dt.id = d.teacher_id join users du on du.id = dt.user_id)`;

/** Returns the contract with this id, with as much as the scope says. */
export async function courseRow(db: Db, id: number, today: string, scope: CourseScope): Promise<CourseRow> {
  return oneRow(
    await sql<CourseRow>`select ${courseSelect(scope)} from contracts c ${courseJoins(today)}
    where ${all([sql`c.id = ${id}`])}`.execute(db),
  );
}

/**
 * Returns the next contract number of the year, with as many digits as the previous ones (OPEN-50). Other transactions
 * wait until this one ends.
 */
export async function nextNumber(db: Db, today: string): Promise<string> {
  const year = Number(today.slice(0, 4));
  const { last, digits } = await db
    .insertInto('contract_numbers')
    .values({ year, last: 1, digits: 4 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`contract_numbers.last + 1` }))
    .returning(['last', 'digits'])
    .executeTakeFirstOrThrow();
  return `${today.slice(0, 4)}-${String(last).padStart(digits, '0')}`;
}

/** SQL for the number of attendance records of the contract that are not deleted. */
function recordedOf(contractId: number): Sql {
  return sql`(select count(*) from lessons where contract_id = ${contractId} and status = 1)`;
}

/** Returns the number of attendance records of the contract that are not deleted. */
export async function countLessons(db: Db, contractId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${recordedOf(contractId)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
