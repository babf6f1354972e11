import type { Attendance, AttendanceDetail, AttendanceInput } from '@portal/api-client/openapi';
import {
  type AttendanceChange,
  classTakenBy,
  completeAfter,
  giverOfMoved,
  isNoShow,
  type LessonDetailFault,
  latestLessonDay,
  lessonDetailFault,
  momentText,
  type TakenClass,
  teacherOfClass,
} from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import { type Db, withNext } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { type Call, type CallOf, type Handlers, userIdOf } from '../../openapi/call.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { writtenEvents } from '../../webhooks/writeEvent.ts';
import {
  attendedContractFor,
  attendedContractWith,
  type ContractRow,
  contractFor,
  reachesReport,
  writableContractFor,
} from '../access.ts';
import { settleNoShow } from '../cancellations/settleNoShow.ts';
import { countLessons } from '../contracts/queries.ts';
import { pageOf } from '../lists.ts';
import { classesOfDays } from '../planned-classes/classesOfDays.ts';
import { notCancelled } from '../planned-classes/queries.ts';
import { readClassOnDayOfSubstitute, substituteOf } from '../planned-classes/substitutes.ts';
import { refuseUnknown, updateRecord } from '../records.ts';
import { monthsChangedBy, refuseOtherMonths, tried, withTeachers } from '../teaching/changed-months.ts';
import { lockTeachers } from '../teaching/lockTeachers.ts';
import { isTaughtAmong } from '../teaching/reach.ts';
import { readTeaching, teachingOf } from '../teaching/teaching-periods.ts';
import { attendanceAnswer, correctableUntil, type LessonRow } from './answers.ts';
import {
  absencesOf,
  announcedJson,
  deleteAbsences,
  deleteDetails,
  detailsOf,
  findLesson,
  giverOf,
  insertLesson,
  knownMembers,
  lessonRow,
  membersJson,
  type NewLessonFacts,
  type NewLessonValues,
  readNewLessonFacts,
  writeAbsences,
  writeDetails,
} from './queries.ts';
import { classData, writeClassEvents } from './writeClassEvents.ts';

/** The calls about attendance records. */
export const attendance = {
  /** Only administrators see deleted records; a private link sees only the absences of its students. */
  async listAttendance(call) {
    const { query, caller, db } = call;
    const contract = await contractFor(db, caller, query.courseId);
    return pageOf<LessonRow, ReturnType<typeof attendanceAnswer>>(
      db,
      {
        from: sql`lessons x`,
        id: sql`x.id`,
        where: [
          sql`x.contract_id = ${contract.id}`,
          caller.role === 'ROLE_ADMIN' ? undefined : sql`x.status = 1`,
          caller.role === 'ROLE_TEACHER' ? isOpenTo(caller, contract.id) : undefined,
        ],
        usual: [sql`x.held_on`, 'ASC'],
        select: sql`x.*, ${giverOf(sql`x.teacher_id`)} as teacher, ${absencesOf(reachesReport(caller, sql`s.id`))} as absences,
          ${detailsOf(reachesReport(caller, sql`s.id`))} as details,
          ${membersJson(reachesReport(caller, sql`s.id`))} as members,
          ${announcedJson(sql`${contract.id}::bigint`, reachesReport(caller, sql`s.id`))} as announced`,
        joins: sql`join lessons x on x.id = page.id join contracts c on c.id = x.contract_id`,
      },
      { page: query.page, resourcesPerPage: query.resourcesPerPage },
      (row) => attendanceAnswer(row, call),
    );
  },

  /** Most classes take two trips to the database: one that reads, and one that writes and commits (ADR-0069). */
  async addAttendance(call) {
    const { body, caller, db, now } = call;
    const { courses_id: contractId, date_class: day, absent_student_ids, details = [] } = body;
    const absentIds = [...new Set(absent_student_ids)];
    const namedIds = [...new Set([...absentIds, ...details.map(({ student_id }) => student_id)])];
    const teacherId = body.teacher_id ?? null;
    const [contract, facts] = await attendedContractWith(
      db,
      caller,
      contractId,
      { day, plannedClassId: body.planned_class_id ?? null },
      () => readNewLessonFacts(db, { contractId, day, absentIds, namedIds, teacherId }),
    );
    refuseFarAhead(call);
    refuseUnknownStudents(body, new Set(facts.knownIds));
    if (teacherId !== null && !facts.teachers?.[teacherId]) throw badField('teacher_id', 'does not exist');
    const named =
      body.planned_class_id ??
      (facts.hasSubstitutes ? await readClassOnDayOfSubstitute(db, contractId, day, givenBy(call)) : null);
    const planned = await fulfilledClass(call, contract, {
      lessonId: null,
      date: day,
      named,
      followsDay: true,
    });
    const substituteId = planned?.substituteId ?? null;
    const lesson = {
      id: facts.id,
      contract_id: contractId,
      held_on: day,
      minutes: body.total_hours,
      planned_class_id: planned?.id ?? null,
      note: noteOf(body),
      recorded_by: userIdOf(caller),
      recorded_at: now.toISOString(),
      teacher_id:
        teacherId ?? teacherOfClass(teachingOf(contract, facts.former), { date: day, substituteId }),
    };
    const shown = details.length > 0 ? null : newLessonRow(lesson, facts, absentIds);
    await insertLesson(db, lesson, writtenEvents('class.recorded', [classData(lesson)], now));
    await complete(db, contract, 'lesson-added', facts.recorded);
    await writeAbsences(db, lesson.id, absentIds);
    if (details.length > 0) await writeDetails(db, lesson.id, checkedDetails(body));
    // Only a class at which somebody was absent can be a no-show.
    if (shown === null && absentIds.length > 0) await settleNoShow(db, lesson.id);
    const row = shown ?? (await lessonRow(db, lesson.id));
    return { message: 'Attendance updated Successfully.', data: attendanceAnswer(row, call) };
  },

  updateAttendance: (call) => changeLesson(call, call.body.status),

  /** Returns the months that change if another teacher gave the class. */
  async previewAttendance({ path, body, caller, db }) {
    const lesson = await knownLesson(db, path.id);
    await writableContractFor(db, caller, lesson.contract_id);
    await refuseUnknown(db, 'teachers', body.teacher_id, 'teacher_id');
    return { data: await withTeachers(db, await tried(db, () => giveTo(db, lesson, body.teacher_id))) };
  },

  /** For the teacher who made the record, within a time limit (DECISION-52). */
  correctOwnAttendance: (call) => changeLesson(call, undefined, refuseForeign),

  async deleteOwnAttendance(call) {
    refuseForeign(await knownLesson(call.db, call.path.id), call);
    return deleteLesson(call);
  },

  deleteAttendance: deleteLesson,
} satisfies Handlers;

async function changeLesson(
  call: CallOf<'correctOwnAttendance'>,
  givenStatus: Attendance['status'],
  refuse: typeof refuseForeign = () => undefined,
): Promise<{ message: string; data: Attendance }> {
  const { path, body, db, now } = call;
  const found = await knownLesson(db, path.id);
  refuse(found, call);
  const contract = await correctedContractFor(call, found);
  // Read again, because it may have changed before the contract was locked.
  const lesson = await knownLesson(db, path.id);
  refuse(lesson, call);
  if (body.courses_id !== lesson.contract_id)
    throw badField('courses_id', 'is not the contract of this record');
  refuseFarAhead(call, lesson.held_on);
  await refuseStrangers(db, contract, body, lesson.id);
  if (body.teacher_id !== undefined && body.teacher_id !== lesson.teacher_id) {
    await refuseUnknown(db, 'teachers', body.teacher_id, 'teacher_id');
    refuseOtherMonths(await giveTo(db, lesson, body.teacher_id), body.months);
  }
  const status = givenStatus ?? lesson.status;
  const kept = body.planned_class_id === undefined ? lesson.planned_class_id : body.planned_class_id;
  // As for a new record: if it moves to another day and names no class, it may belong to a class of a substitute.
  const named =
    kept ??
    (status === 1 && body.date_class !== lesson.held_on
      ? await readClassOnDayOfSubstitute(db, contract.id, body.date_class, givenBy(call))
      : null);
  const planned =
    status === 1
      ? await fulfilledClass(call, contract, {
          lessonId: lesson.id,
          date: body.date_class,
          named,
          followsDay:
            body.date_class !== lesson.held_on ||
            named !== lesson.planned_class_id ||
            status !== lesson.status,
        })
      : null;
  const planned_class_id = status === 1 ? (planned?.id ?? null) : named;
  if (status !== lesson.status)
    await complete(
      db,
      contract,
      status === 1 ? 'lesson-added' : 'lesson-deleted',
      await countLessons(db, contract.id),
    );
  await updateRecord(db, 'lessons', lesson.id, {
    held_on: body.date_class,
    minutes: body.total_hours,
    status,
    planned_class_id,
    teacher_id:
      body.teacher_id ??
      giverOfMoved(
        {
          date: lesson.held_on,
          teacherId: lesson.teacher_id,
          substituteId: await substituteOf(db, lesson.planned_class_id),
        },
        { date: body.date_class, substituteId: await substituteOf(db, planned_class_id) },
        await readTeaching(db, contract),
      ),
    ...(body.note === undefined ? {} : { note: noteOf(body) }),
  });
  await deleteAbsences(db, lesson.id);
  await writeAbsences(db, lesson.id, body.absent_student_ids);
  const details = body.details ?? (await lessonRow(db, lesson.id)).details ?? [];
  await deleteDetails(db, lesson.id);
  await writeDetails(db, lesson.id, checkedDetails({ ...body, details }));
  await settleNoShow(db, lesson.id);
  const isBack = lesson.status === 0 && status === 1;
  // A change to a record that stays deleted writes no event, because the record does not count.
  if (isBack || status === 1)
    await writeClassEvents(db, isBack ? 'class.recorded' : 'class.corrected', [lesson.id], now);
  else if (lesson.status === 1) await writeClassEvents(db, 'class.deleted', [lesson.id], now);
  return {
    message: 'Attendance updated Successfully.',
    data: attendanceAnswer(await lessonRow(db, lesson.id), call),
  };
}

/**
 * Returns who gave the class according to the request: the named teacher, or the teacher who sends it; null otherwise.
 */
function givenBy({ body, caller }: { body: AttendanceInput; caller: Caller }): number | null {
  return body.teacher_id ?? (caller.role === 'ROLE_TEACHER' ? caller.teacherId : null);
}

/** Records that another teacher gave a class. Returns the months that this changes. */
async function giveTo(db: Db, { id, held_on, teacher_id }: LessonOfTable, teacherId: number) {
  await lockTeachers(db, [teacher_id, teacherId]);
  const teacherIds = [teacher_id, teacherId].filter((one) => one !== null);
  const moved = { teacherIds: [...new Set(teacherIds)], days: [held_on] };
  return monthsChangedBy(db, moved, () => updateRecord(db, 'lessons', id, { teacher_id: teacherId }));
}

/** Condition: a former teacher may see the classes that they gave themselves. */
function isOpenTo(caller: Extract<Caller, { role: 'ROLE_TEACHER' }>, contractId: number): Sql {
  return sql`(x.teacher_id = ${caller.teacherId} or exists (select from contracts c where c.id = ${contractId}
    and ${isTaughtAmong(sql`(${caller.teacherId})`, caller.today)}))`;
}

/** Keeps the record with status 0 (OPEN-51). */
async function deleteLesson(call: CallOf<'deleteAttendance'>) {
  const { path, db, now } = call;
  const contract = await correctedContractFor(call, await knownLesson(db, path.id));
  const lesson = await knownLesson(db, path.id);
  if (lesson.status === 1) {
    await complete(db, contract, 'lesson-deleted', await countLessons(db, contract.id));
    await updateRecord(db, 'lessons', lesson.id, { status: 0 });
    await writeClassEvents(db, 'class.deleted', [lesson.id], now);
  }
  return { message: 'Attendance was deleted' };
}

/**
 * Locks the contract of a record before a correction. Former teachers and substitutes may correct records of classes
 * that they gave. The calls check before who made the record.
 */
function correctedContractFor({ caller, db }: Pick<Call, 'caller' | 'db'>, lesson: LessonOfTable) {
  return attendedContractFor(db, caller, lesson.contract_id, {
    day: lesson.held_on,
    plannedClassId: lesson.planned_class_id,
    giverId: lesson.teacher_id,
  });
}

type LessonOfTable = Selectable<Schema['lessons']>;

/** Throws if the teacher did not make the record, made it too long ago, or if it is deleted. */
function refuseForeign(lesson: Selectable<Schema['lessons']>, call: Call<{ path: { id: number } }>): void {
  if (lesson.status === 0 || correctableUntil(lesson, call) === null) throw new Refusal('forbidden');
}

/** An attendance record that is about to be saved. */
interface FulfillingRecord {
  /** Null for a new record. */
  readonly lessonId: number | null;
  readonly date: string;
  /** Id of the planned class that the request names, or that the record already has. */
  readonly named: number | null;
  /** Whether the record may fulfil an open class of its day instead of the named one (DECISION-90). */
  readonly followsDay: boolean;
}

/**
 * Returns the planned class that a record fulfils. A substitute's record keeps the class that it names. A cancelled
 * class is restored, since it was given after all. Throws if the class belongs to another contract, if another record
 * fulfils it, or if a teacher would restore a class that has not begun.
 */
async function fulfilledClass(
  { db, caller, today, now, clock }: Pick<Call, 'db' | 'caller' | 'today' | 'now' | 'clock'>,
  contract: ContractRow,
  { lessonId, date, named, followsDay }: FulfillingRecord,
): Promise<Pick<TakenClass, 'id' | 'substituteId'> | null> {
  if (named === null) return null;
  const classes = await classesOfDays(db, contract.id, named, date);
  if (!classes.some(({ id }) => id === named)) throw badField('planned_class_id', 'is not of this contract');
  const senderId = caller.role === 'ROLE_TEACHER' ? caller.teacherId : null;
  const planned = classTakenBy({ lessonId, date, plannedClassId: named, followsDay, senderId }, classes);
  if (planned === null) throw new Error(`planned class ${named} is not there`);
  if (planned === 'recorded') throw new Refusal('conflict', recordedAlready);
  if (planned.isCancelled) {
    const hasBegun = momentText(planned) <= momentText({ date: today, time: clock.timeOf(now) });
    if (!hasBegun && caller.role !== 'ROLE_ADMIN') throw new Refusal('conflict', cancelledClass);
    await updateRecord(db, 'planned_classes', planned.id, notCancelled);
  }
  return planned;
}

const cancelledClass =
  'Ce cours est annulé et n’a pas encore commencé - This class is cancelled and has not begun yet';

const recordedAlready =
  'Les présences de ce cours sont déjà inscrites - The attendance of this class has been recorded already';

/** Refuses a day that is too late for a class that was given. A record may keep its stored day (DECISION-66). */
function refuseFarAhead(
  { body, today }: Pick<CallOf<'addAttendance'>, 'body' | 'today'>,
  stored?: string,
): void {
  if (body.date_class > latestLessonDay(today, stored))
    throw new Refusal('bad-input', tooFarAhead, { date_class: ['must be at most a day ahead'] });
}

const tooFarAhead =
  'Un cours s’inscrit au plus un jour à l’avance - A class can be recorded one day ahead at most';

function noteOf({ note }: AttendanceInput): string | null {
  return note?.trim() || null;
}

/** Returns the details that say something. Throws if one does not fit the record. */
function checkedDetails(body: AttendanceInput): AttendanceDetail[] {
  const details = body.details ?? [];
  if (new Set(details.map(({ student_id }) => student_id)).size < details.length)
    throw badField('details', 'names a student twice');
  for (const detail of details) {
    const fault = faultOf(detail, body);
    if (fault !== null)
      throw new Refusal('bad-input', misfits[fault], {
        details: [`${fault} (student ${detail.student_id})`],
      });
  }
  return details.filter((detail) => detail.late_minutes + detail.left_early_minutes + detail.excused > 0);
}

/**
 * Why minutes or an excuse do not fit the class. They are never dropped silently: the person who corrects the record
 * decides (DECISION-90).
 */
const misfits: Record<LessonDetailFault, string> = {
  'longer-than-lesson':
    'Les minutes manquées d’un étudiant sont plus longues que le cours - The minutes that a student missed are longer than the class',
  'late-but-absent': 'Un étudiant absent a des minutes manquées - An absent student has missed minutes',
  'excused-but-present': 'Un étudiant présent a une absence motivée - A student who was present is excused',
};

function faultOf(detail: AttendanceDetail, { total_hours, absent_student_ids }: AttendanceInput) {
  return lessonDetailFault(
    {
      studentId: detail.student_id,
      lateMinutes: detail.late_minutes,
      leftEarlyMinutes: detail.left_early_minutes,
      isExcused: detail.excused === 1,
    },
    { minutes: total_hours, absentStudentIds: absent_student_ids },
  );
}

async function knownLesson(db: Db, id: number) {
  const lesson = await findLesson(db, id);
  if (!lesson) throw new Refusal('not-found');
  return lesson;
}

/**
 * Returns a new record as it will be read, so that it need not be read; null if that takes more than is known: a
 * substitute gave the class, an announced absence may belong to it, or it is a no-show.
 */
function newLessonRow(
  lesson: NewLessonValues,
  { hasAnnounced, members, absences, teachers }: NewLessonFacts,
  absentIds: readonly number[],
): LessonRow | null {
  if (hasAnnounced || isNoShow({ memberIds: members ?? [], absentIds, excusedIds: [] })) return null;
  const teacher = lesson.teacher_id === null ? null : (teachers?.[lesson.teacher_id] ?? null);
  if (teacher === null && lesson.teacher_id !== null) return null;
  const stored = { ...lesson, status: 1, is_no_show: 0, paid: 1, billed: 1, counted: 1 } as const;
  return { ...stored, teacher, absences, details: null, members, announced: null };
}

/** Throws if the record names a student who was never in the contract and was not in the record before. */
async function refuseStrangers(
  db: Db,
  contract: ContractRow,
  input: AttendanceInput,
  lessonId: number,
): Promise<void> {
  const { absent_student_ids: absent, details = [] } = input;
  if (absent.length === 0 && details.length === 0) return;
  const named = [...absent, ...details.map(({ student_id }) => student_id)];
  refuseUnknownStudents(input, await knownMembers(db, contract.id, named, lessonId));
}

/** Throws if the record names a student who is not one of its possible members. */
function refuseUnknownStudents(
  { absent_student_ids: absent, details = [] }: AttendanceInput,
  members: ReadonlySet<number>,
): void {
  if (!absent.every((id) => members.has(id))) {
    throw badField('absent_student_ids', 'must be students of the contract');
  }
  if (!details.every(({ student_id }) => members.has(student_id))) {
    throw badField('details', 'must be about students of the contract');
  }
}

/** `recorded` is the number of records before the change, on which the rule depends (DECISION-16). */
async function complete(
  db: Db,
  contract: ContractRow,
  change: AttendanceChange,
  recorded: number,
): Promise<void> {
  const isComplete = contract.attendance_complete === 1;
  const after = completeAfter(change, { complete: isComplete, recorded, total: contract.number_of_classes });
  if (after === isComplete) return;
  await sql`${withNext}update contracts set attendance_complete = ${after ? 1 : 0}
    where id = ${contract.id}`.execute(db);
}
