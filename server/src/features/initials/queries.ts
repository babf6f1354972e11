import type { Initial, InitialedClass, InitialingStudent } from '@portal/api-client/openapi';
import { type InitialedFacts, type InitialRoute, type InitialWay, isInitialChanged } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { isInPeriod } from '../enrolment-periods.ts';
import { studentNameJson, teacherNameJson, teacherNameOf } from '../json.ts';

/** The part of a line about the class, as it was sealed. */
export interface ClassPart {
  readonly contract: string;
  readonly company: string | null;
  readonly date: string;
  /** The beginning of the planned class; null if the class was not planned. */
  readonly time: string | null;
  readonly minutes: number;
  readonly how: InitialWay;
  readonly route: InitialRoute;
  readonly written_at: string;
  readonly received_at: string;
}

/** The part of a line about the student. */
export interface PersonPart {
  readonly id: number;
  readonly name: string;
  readonly last_name: string;
  readonly mark: string;
  /** Null if the attendance was not recorded yet. */
  readonly late_minutes: number | null;
  readonly left_early_minutes: number | null;
}

/** The part of a line about who gave the class; null if that is unknown. */
export type TeacherPart = { readonly id: number; readonly name: string; readonly last_name: string } | null;

interface InitialRow {
  readonly id: number;
  readonly sequence: number;
  readonly course: Initial['course'];
  readonly student: Initial['student'];
  readonly student_id: number;
  readonly lesson_id: number | null;
  readonly teacher: InitialedClass['teacher'];
  readonly teacher_id: number | null;
  readonly held_on: string;
  readonly how: InitialWay;
  readonly route: InitialRoute;
  readonly received_at: string;
  readonly class_text: string | null;
  readonly person_text: string | null;
  readonly digest: string;
  /** The class as it is now; null if it is deleted. */
  readonly now:
    | (InitialedClass & { readonly lesson_id: number | null; readonly teacher_id: number | null })
    | null;
}

/**
 * The class that the line `i` is about, as it is now: its record, or the planned class while there is none. A line that
 * was initialed before the record names the planned class, which the record names too.
 */
const classNow = sql`(select json_build_object('lesson_id', x.id, 'date', x.held_on, 'minutes', x.minutes,
      'teacher_id', x.teacher_id, 'teacher', ${teacherNameJson}, 'absent', (ab.lesson_id is not null)::integer,
      'late_minutes', coalesce(d.late_minutes, 0), 'left_early_minutes', coalesce(d.left_early_minutes, 0)) as value
    from lessons x left join absences ab on ab.lesson_id = x.id and ab.student_id = i.student_id
      left join lesson_details d on d.lesson_id = x.id and d.student_id = i.student_id
      left join teachers t on t.id = x.teacher_id left join users u on u.id = t.user_id
    where x.status = 1 and (x.id = i.lesson_id or i.lesson_id is null and x.planned_class_id = i.planned_class_id)
  union all select json_build_object('lesson_id', null, 'date', p.held_on, 'minutes', p.minutes,
      'teacher_id', i.teacher_id, 'teacher', ${teacherNameOf('st', 'su')}, 'absent', 0, 'late_minutes', null,
      'left_early_minutes', null)
    from planned_classes p left join teachers st on st.id = i.teacher_id left join users su on su.id = st.user_id
    where i.lesson_id is null and p.id = i.planned_class_id and p.cancelled_at is null
      and not exists (select from lessons x where x.planned_class_id = p.id and x.status = 1)
  limit 1)`;

/** Reads the initials `i` that meet a condition, in the order of their chain. */
export async function readInitials(db: Db, where: Sql): Promise<Initial[]> {
  const { rows } =
    await sql<InitialRow>`select i.id, i.sequence, i.student_id, i.lesson_id, i.teacher_id, i.held_on, i.how,
      i.route, iso(i.received_at) as received_at, i.class_text, i.person_text, i.digest,
      json_build_object('id', c.id, 'contract_number', c.number) as course, ${studentNameJson} as student,
      ${teacherNameJson} as teacher, now.value as now
    from initials i join contracts c on c.id = i.contract_id join students s on s.id = i.student_id
      left join teachers t on t.id = i.teacher_id left join users u on u.id = t.user_id
      left join lateral ${classNow} now on true
    where ${where} order by i.contract_id, i.sequence`.execute(db);
  return rows.map(initialAnswer);
}

function initialAnswer(row: InitialRow): Initial {
  const ofClass: ClassPart | null = row.class_text === null ? null : JSON.parse(row.class_text);
  const person: PersonPart | null = row.person_text === null ? null : JSON.parse(row.person_text);
  const initialed = {
    date: row.held_on,
    minutes: ofClass?.minutes ?? 0,
    teacher: row.teacher,
    absent: 0,
    late_minutes: person?.late_minutes ?? null,
    left_early_minutes: person?.left_early_minutes ?? null,
  } as const;
  const changed = isInitialChanged(
    factsOf(initialed, row.teacher_id),
    row.now && factsOf(row.now, row.now.teacher_id),
  );
  return {
    id: row.id,
    sequence: row.sequence,
    course: row.course,
    lesson_id: row.lesson_id ?? row.now?.lesson_id ?? null,
    student: row.student,
    how: row.how,
    route: row.route,
    mark: person?.mark ?? null,
    written_at: ofClass?.written_at ?? row.received_at,
    received_at: row.received_at,
    digest: row.digest,
    initialed,
    now: row.now && plainClass(row.now),
    changed: changed ? 1 : 0,
    erased: person === null ? 1 : 0,
  };
}

function factsOf(state: InitialedClass, teacherId: number | null): InitialedFacts {
  return {
    date: state.date,
    minutes: state.minutes,
    teacherId,
    isAbsent: state.absent === 1,
    lateMinutes: state.late_minutes,
    leftEarlyMinutes: state.left_early_minutes,
  };
}

function plainClass({
  date,
  minutes,
  teacher,
  absent,
  late_minutes,
  left_early_minutes,
}: InitialedClass): InitialedClass {
  return { date, minutes, teacher, absent, late_minutes, left_early_minutes };
}

/** A student of a recorded class, without initials. */
export type ClassMember = Omit<InitialingStudent, 'initials'>;

/** Condition: the line `i` is about the recorded class. */
export const isOfLesson = (lessonId: number) =>
  sql`(i.lesson_id = ${lessonId} or i.lesson_id is null and i.planned_class_id =
    (select planned_class_id from lessons where id = ${lessonId} and status = 1))`;

/** Reads the students who belonged to the contract on the day of a recorded class or have initialed it, by name. */
export async function readMembersOfClass(
  db: Db,
  lesson: { readonly id: number; readonly contract_id: number; readonly held_on: string },
): Promise<ClassMember[]> {
  const { rows } = await sql<ClassMember>`select ${studentNameJson} as student,
      (ab.lesson_id is not null)::integer as absent, coalesce(d.late_minutes, 0) as late_minutes,
      coalesce(d.left_early_minutes, 0) as left_early_minutes
    from students s left join absences ab on ab.lesson_id = ${lesson.id} and ab.student_id = s.id
      left join lesson_details d on d.lesson_id = ${lesson.id} and d.student_id = s.id
    where exists (select from enrolments e where e.contract_id = ${lesson.contract_id} and e.student_id = s.id
        and ${isInPeriod(sql`${lesson.held_on}::date`)})
      or exists (select from initials i where i.student_id = s.id and ${isOfLesson(lesson.id)})
    order by s.last_name_folded, s.name_folded, s.id`.execute(db);
  return rows;
}
