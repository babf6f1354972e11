import type { AnnouncedAbsence, PlannedClass, PlannedCourse } from '@portal/api-client/openapi';
import {
  type AttendedClass,
  belongsOn,
  type CalendarDate,
  type ClassOutcome,
  type ClassTime,
  classClashes,
  type EnrolmentPeriod,
  fulfilments,
  hasConsequences,
  isProposalInForce,
} from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { versionOf } from '../../openapi/call.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { reaches } from '../access.ts';
import { outcomeToWire } from '../cancellations/outcomes.ts';
import { isStillIn } from '../enrolment-periods.ts';
import { namedJson, studentNameJson, teacherNameJson, teacherNameOf } from '../json.ts';
import { joinFormerOn, teacherOfDay } from '../teaching/teaching-periods.ts';
import { readAwayClasses } from '../unavailability/readAwayClasses.ts';
import { readAnnouncedAbsences } from './announcedAbsences.ts';

type Row = Selectable<Schema['planned_classes']> & {
  readonly is_archived: boolean;
  /** The teacher of the contract on the day of the class. */
  readonly usual_teacher: PlannedCourse['teacher'];
  readonly substitute: PlannedCourse['teacher'];
  readonly proposed: PlannedCourse['teacher'];
  readonly proposer: PlannedCourse['teacher'];
};

/** A planned class with everything that determines its state. */
export interface ClassRow extends AttendedClass {
  readonly id: number;
  readonly contractId: number;
  readonly slot: string;
  readonly isCancelled: boolean;
  readonly cancelReason: string | null;
  readonly cancelledBy: PlannedClass['cancelled_by'];
  readonly cancelAnnouncedAt: string | null;
  /** Null if it is not cancelled. */
  readonly cancelOutcome: ClassOutcome | null;
  readonly cancelOverrideReason: string | null;
  /** Whom a cancelled class is paid to. */
  readonly cancelTeacherId: number | null;
  /** The cancelled class for which it was added at the end. */
  readonly addedFor: number | null;
  readonly lessonId: number | null;
  /** Who gives the class. */
  readonly teacher: PlannedCourse['teacher'];
  /** The teacher of the contract on the day of the class. */
  readonly usualTeacher: PlannedCourse['teacher'];
  /** The teacher who was chosen to give the class instead. */
  readonly substitute: PlannedCourse['teacher'];
  /** The proposal in force (`isProposalInForce`); null if another teacher made it, and the caller is a teacher. */
  readonly proposal: PlannedClass['proposal'];
  /** The announced absences of students of the class that count. */
  readonly announcedAbsences: readonly AnnouncedAbsence[];
  /** Whether the contract is archived. */
  readonly isArchived: boolean;
  readonly version: number;
}

/** Planned classes with the contracts that they belong to. */
export interface ReadClasses {
  readonly classes: readonly ClassRow[];
  readonly courses: ReadonlyMap<number, PlannedCourse>;
}

/** Reads the classes `p` of contracts `c` that match the condition and that the caller may see, in order. */
export async function readClasses(db: Db, caller: Caller, where: Sql): Promise<ReadClasses> {
  const { rows } =
    await sql<Row>`select p.*, c.status_id = 4 as is_archived, ${teacherNameJson} as usual_teacher, ${teacherNameOf('st', 'su')} as substitute,
      ${teacherNameOf('pt', 'pu')} as proposed, ${teacherNameOf('dt', 'du')} as proposer
    from planned_classes p join contracts c on c.id = p.contract_id
      ${joinFormerOn(sql`p.contract_id`, sql`p.held_on`)}
      left join teachers t on t.id = ${teacherOfDay} left join users u on u.id = t.user_id
      left join teachers st on st.id = p.substitute_id left join users su on su.id = st.user_id
      left join teachers pt on pt.id = p.proposed_substitute_id left join users pu on pu.id = pt.user_id
      left join teachers dt on dt.id = p.proposed_by left join users du on du.id = dt.user_id
    where ${where} and ${reaches(caller)} order by p.held_on, p.begins_at, p.id`.execute(db);
  const contractIds = [...new Set(rows.map(({ contract_id }) => contract_id))];
  const courses = await readCourses(db, contractIds);
  const lessons = await lessonsOf(db, contractIds, rows);
  const membersOn = await readMembers(db, contractIds);
  const absences = await readAnnouncedAbsences(
    db,
    rows.map(({ id }) => id),
  );
  const found = fulfilments(
    rows.map((row) => ({
      ...timeOf(row),
      id: row.id,
      contractId: row.contract_id,
      isCancelled: isCancelled(row),
    })),
    [...lessons.values()],
  );
  const classes = rows.map((row): ClassRow => {
    const lesson = lessons.get(found.get(row.id) ?? 0);
    const { usual_teacher: usualTeacher, substitute } = row;
    const teacher = lesson ? lesson.teacher : (substitute ?? usualTeacher);
    const studentIds = membersOn(row.contract_id, row.held_on);
    return {
      ...timeOf(row),
      id: row.id,
      contractId: row.contract_id,
      slot: row.slot,
      isCancelled: isCancelled(row),
      cancelReason: row.cancel_reason,
      cancelledBy: row.cancelled_by,
      cancelAnnouncedAt: row.cancel_announced_at,
      cancelOutcome: isCancelled(row) ? storedOutcome(row) : null,
      cancelOverrideReason: row.cancel_override_reason,
      cancelTeacherId: row.cancel_teacher_id,
      addedFor: row.added_for,
      lessonId: lesson?.id ?? null,
      isArchived: row.is_archived,
      teacher,
      usualTeacher,
      substitute,
      proposal: isOthers(row, caller) ? null : proposalOf(row, lesson !== undefined),
      teacherId: teacher?.id ?? null,
      studentIds,
      announcedAbsences: (absences.get(row.id) ?? []).filter((one) => studentIds.includes(one.student_id)),
      version: row.version,
    };
  });
  return { classes, courses };
}

/**
 * Reads classes for a timetable. Of an archived contract, only recorded classes are left, because nobody will give the
 * others. A teacher gets only the classes that they give.
 */
export async function readTimetable(db: Db, caller: Caller, where: Sql): Promise<ReadClasses> {
  const read = await readClasses(db, caller, where);
  const ownId = caller.role === 'ROLE_TEACHER' ? caller.teacherId : undefined;
  const classes = read.classes.filter(
    ({ isArchived, lessonId, cancelOutcome, teacherId }) =>
      (!isArchived || lessonId !== null || (cancelOutcome !== null && hasConsequences(cancelOutcome))) &&
      (ownId === undefined || ownId === teacherId),
  );
  const shown = new Set(classes.map(({ contractId }) => contractId));
  return { classes, courses: new Map([...read.courses].filter(([id]) => shown.has(id))) };
}

/** Whether the caller is a teacher who did not make the proposal. */
function isOthers({ proposed_by }: Row, caller: Caller): boolean {
  return caller.role === 'ROLE_TEACHER' && caller.teacherId !== proposed_by;
}

function proposalOf(row: Row, isRecorded: boolean): ClassRow['proposal'] {
  const { proposed, proposer, proposal_status: status } = row;
  if (!proposed || !proposer || !status) return null;
  const facts = {
    status,
    substituteId: proposed.id,
    proposedById: proposer.id,
    chosenId: row.substitute_id,
    usualTeacherId: row.usual_teacher?.id ?? null,
    isOpen: !isCancelled(row) && !isRecorded,
  };
  if (!isProposalInForce(facts)) return null;
  return { status, substitute: proposed, proposed_by: proposer, answer: row.proposal_answer };
}

function timeOf({ held_on: date, begins_at, minutes }: Row): ClassTime {
  return { date, time: begins_at.slice(0, 5), minutes };
}

function isCancelled({ cancelled_at }: Row): boolean {
  return cancelled_at !== null;
}

async function lessonsOf(db: Db, contractIds: readonly number[], rows: readonly Row[]) {
  const [first, last] = [rows[0]?.held_on, rows.at(-1)?.held_on];
  if (first === undefined || last === undefined) return new Map<number, RecordedClass>();
  const ids = rows.map(({ id }) => id);
  const { rows: lessons } = await sql<RecordedClass>`
    select x.id, x.contract_id as "contractId", x.held_on as date, 'active' as status,
      x.planned_class_id as "plannedClassId", ${teacherNameJson} as teacher
    from lessons x left join teachers t on t.id = x.teacher_id left join users u on u.id = t.user_id
    where x.status = 1 and x.contract_id = any (${contractIds}::bigint[])
      and (x.held_on between ${first} and ${last} or x.planned_class_id = any (${ids}::bigint[]))`.execute(
    db,
  );
  return new Map(lessons.map((lesson) => [lesson.id, lesson]));
}

/** An attendance record with the teacher who gave the class. */
interface RecordedClass {
  readonly id: number;
  readonly contractId: number;
  readonly date: string;
  readonly status: 'active';
  readonly plannedClassId: number | null;
  readonly teacher: PlannedCourse['teacher'];
}

/**
 * Reads the students of contracts. Returns a function for the ids of the students of a contract on a day, with the same
 * rule as `belongsOn` of the domain.
 */
export async function readMembers(
  db: Db,
  contractIds: readonly number[],
): Promise<(contractId: number, day: CalendarDate) => number[]> {
  const { rows } = await sql<EnrolmentPeriod & { contract_id: number; student_id: number }>`
    select contract_id, student_id, starts_on as from, ends_on as to from enrolments
    where contract_id = any (${contractIds}::bigint[]) order by student_id`.execute(db);
  const ofContract = Map.groupBy(rows, ({ contract_id }) => contract_id);
  return (contractId, day) =>
    (ofContract.get(contractId) ?? [])
      .filter((period) => belongsOn([period], day))
      .map(({ student_id }) => student_id);
}

/** Reads the fields of contracts that planned classes show. */
export async function readCourses(db: Db, ids: readonly number[]): Promise<Map<number, PlannedCourse>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<PlannedCourse>`select c.id, c.number as contract_number, c.location, c.meeting_link, c.class_at_end,
      ${namedJson('co')} as company, ${namedJson('l')} as language,
      ${teacherNameJson} as teacher,
      coalesce((select json_agg(${studentNameJson} order by s.last_name_folded, s.name_folded, s.id)
        from enrolments e join students s on s.id = e.student_id where e.contract_id = c.id and ${isStillIn}), '[]')
        as students,
      (select count(*)::int from planned_classes p where p.contract_id = c.id and p.cancelled_at is null)
        as number_of_planned
    from contracts c left join companies co on co.id = c.company_id left join languages l on l.id = c.language_id
      left join teachers t on t.id = c.teacher_id left join users u on u.id = t.user_id
    where c.id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The number of each class among those of its contract that are not cancelled, from 1. */
async function numbersOf(db: Db, contractIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{
    id: number;
    number: number;
  }>`select id, (row_number() over (partition by contract_id
      order by held_on, begins_at, id))::int as number from planned_classes
    where contract_id = any (${contractIds}::bigint[]) and cancelled_at is null`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Converts classes to the API's shape, with the conflicts between them. */
export async function classAnswers(db: Db, { classes, courses }: ReadClasses): Promise<PlannedClass[]> {
  const numbers = await numbersOf(db, [...courses.keys()]);
  const open = classes.filter(isOpen);
  const away = await readAwayClasses(db, open);
  const clashing = new Map<number, number[]>();
  const note = (id: number, other: number) => clashing.set(id, [...(clashing.get(id) ?? []), other]);
  for (const { first, second } of classClashes(open)) {
    note(first.id, second.id);
    note(second.id, first.id);
  }
  return classes.map((planned) => ({
    id: planned.id,
    course_id: planned.contractId,
    date: planned.date,
    time: planned.time,
    minutes: planned.minutes,
    slot_date: planned.slot.slice(0, 10),
    slot_time: planned.slot.slice(11),
    number: numbers.get(planned.id) ?? null,
    cancelled: planned.isCancelled ? 1 : 0,
    cancel_reason: planned.cancelReason,
    cancelled_by: planned.cancelledBy,
    cancel_announced_at: planned.cancelAnnouncedAt && new Date(planned.cancelAnnouncedAt).toISOString(),
    cancel_outcome: planned.cancelOutcome && outcomeToWire(planned.cancelOutcome),
    cancel_override_reason: planned.cancelOverrideReason,
    ...(planned.addedFor !== null && { added_for: planned.addedFor }),
    attendance_id: planned.lessonId,
    teacher: planned.teacher,
    usual_teacher: planned.usualTeacher,
    substitute: planned.substitute,
    proposal: planned.proposal,
    announced_absences: [...planned.announcedAbsences],
    clashes: clashing.get(planned.id) ?? [],
    teacher_away: away.has(planned) ? 1 : 0,
    etag: versionOf(planned),
  }));
}

/** The columns of a planned class that is not cancelled. */
export const notCancelled = {
  cancelled_at: null,
  cancel_reason: null,
  cancelled_by: null,
  cancel_announced_at: null,
  cancel_paid: 0,
  cancel_billed: 0,
  cancel_counted: 0,
  cancel_override_reason: null,
  cancel_teacher_id: null,
} as const;

function storedOutcome({ cancel_paid, cancel_billed, cancel_counted }: Row): ClassOutcome {
  return { paid: cancel_paid === 1, billed: cancel_billed === 1, counted: cancel_counted === 1 };
}

/** The columns of a planned class that has no proposal. */
export const noProposal = {
  proposed_by: null,
  proposed_substitute_id: null,
  proposal_status: null,
  proposal_answer: null,
} as const;

/** Whether the class has yet to be given, so that it can conflict with others. */
export function isOpen({ isCancelled, lessonId }: Pick<ClassRow, 'isCancelled' | 'lessonId'>): boolean {
  return !isCancelled && lessonId === null;
}
