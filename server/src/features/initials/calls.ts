import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ClassToInitial, GivenInitial, Initial, RunningClass } from '@portal/api-client/openapi';
import {
  type AttestationLanguage,
  daysAfter,
  firstDayOf,
  type InitialRoute,
  isClassRunning,
  isInitialMark,
  lastDayOf,
} from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { type Call, type CallOf, FileAnswer, type Handlers } from '../../openapi/call.ts';
import { attendanceWords } from '../../papers/attendance-words.ts';
import { pdfOrRefusal } from '../../papers/paperRefusal.ts';
import { badField, Refusal } from '../../refusal/Refusal.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { attendedContractFor, type ContractRow, contractFor, writableContractFor } from '../access.ts';
import { findLesson } from '../attendance/queries.ts';
import { type ClassRow, readClasses } from '../planned-classes/queries.ts';
import { recordOf } from '../records.ts';
import { lineDigest, noDigest, sealPart } from './chain.ts';
import { chainFile } from './chainFile.ts';
import {
  type ClassMember,
  type ClassPart,
  isOfLesson,
  type PersonPart,
  readInitials,
  readMembersOfClass,
  type TeacherPart,
} from './queries.ts';
import { readReport } from './report.ts';

/** The calls about initials of students (ADR-0092). */
export const initials = {
  async listInitials({ query: { courseId, month }, caller, db }) {
    await contractFor(db, caller, courseId);
    const [first, last] = [firstDayOf(month), lastDayOf(month)];
    const inMonth = sql`i.contract_id = ${courseId} and i.held_on between ${first} and ${last}`;
    return { data: await readInitials(db, inMonth) };
  },

  downloadInitialsChain,
  downloadAttendanceReport,

  async getInitialsOfClass({ path, caller, db }) {
    const lesson = await givenLesson(db, path.id);
    const contract = await contractFor(db, caller, lesson.contract_id);
    const members = await readMembersOfClass(db, lesson);
    const given = await readInitials(db, isOfLesson(lesson.id));
    const students = members.map((member) => ({
      ...member,
      initials: given.filter(({ student }) => student.id === member.student.id),
    }));
    const data: ClassToInitial = {
      lesson_id: lesson.id,
      course: { id: contract.id, contract_number: contract.number },
      date: lesson.held_on,
      minutes: lesson.minutes,
      students,
    };
    return { data };
  },

  /** On the teacher's device. The contract is locked, so that of two devices one adds its line after the other. */
  async giveInitial(call) {
    const { body, caller, db } = call;
    const found = await givenLesson(db, body.lesson_id);
    const contract = await attendedContractFor(db, caller, found.contract_id, {
      day: found.held_on,
      plannedClassId: found.planned_class_id,
      giverId: found.teacher_id,
    });
    // Read again, because it may have changed before the contract was locked.
    const lesson = await givenLesson(db, body.lesson_id);
    const member = (await readMembersOfClass(db, lesson)).find(
      ({ student }) => student.id === body.student_id,
    );
    if (!member) throw badField('student_id', 'must be a student of the class');
    const data = await addInitial(call, contract, {
      ...classOfLesson(lesson, member),
      time: await timeOfPlanned(db, lesson.planned_class_id),
      given: body,
      route: 'teacher',
    });
    return { message: 'The initials were saved', data };
  },

  getRunningClasses: async (call) => ({ data: await runningClasses(call) }),

  /** Through the private link: for its student only, while the class runs. */
  async giveOwnInitial(call) {
    const { body, caller, db } = call;
    const studentId = studentIdOf(caller);
    const { contract_id } = await recordOf(db, 'planned_classes', body.class_id);
    const contract = await writableContractFor(db, caller, contract_id);
    const { classes } = await readClasses(db, caller, sql`p.id = ${body.class_id}`);
    const [planned] = classes;
    // The response for another student's class is the same as for a class that does not exist.
    if (!planned?.studentIds.includes(studentId)) throw new Refusal('not-found');
    if (planned.isCancelled) throw new Refusal('conflict', isCancelled);
    if (!isClassRunning(planned, momentOf(call))) throw new Refusal('conflict', isNotRunning);
    const lesson = planned.lessonId === null ? undefined : await findLesson(db, planned.lessonId);
    const member = lesson && (await memberOf(db, lesson, studentId));
    const about = lesson && member ? classOfLesson(lesson, member) : classOfPlanned(planned, studentId);
    await addInitial(call, contract, { ...about, time: planned.time, given: body, route: 'link' });
    return { data: await runningClasses(call) };
  },
} satisfies Handlers;

const isCancelled = 'Ce cours est annulé - This class is cancelled';
const isNotRunning =
  'Ce cours n’a pas lieu en ce moment\u00A0: on ne peut le parapher que du début à la fin - This class is not running: it can be initialed only from its beginning to its end';
const wasAbsent =
  'Les présences disent que cette personne était absente - The attendance says that this person was absent';
const isInitialed = 'Cette personne a déjà paraphé ce cours - This person has initialed this class already';

/** Not typed by the API description's client, which sees a blob: the response is the file itself. */
async function downloadInitialsChain(call: Call<{ query: { courseId: number } }>): Promise<FileAnswer> {
  const { query, caller, db } = call;
  const contract = await contractFor(db, caller, query.courseId);
  return fileOf(`initials ${contract.number}.json`, Buffer.from(await chainFile(db, contract.id)));
}

interface ReportQuery {
  readonly courseId?: number;
  readonly companyId?: number;
  readonly month: string;
  readonly language: AttestationLanguage;
  readonly halfDays?: 0 | 1;
}

async function downloadAttendanceReport(call: Call<{ query: ReportQuery }>): Promise<FileAnswer> {
  const { query, db, papers, productName } = call;
  const { month, language } = query;
  const report = await readReport(db, {
    ...(await reportedContracts(call)),
    month,
    language,
    isByHalfDay: query.halfDays === 1,
    productName,
  });
  const pdf = pdfOrRefusal(await papers.writeAttendance(report));
  const title = attendanceWords[language].title(month);
  return fileOf(`${title} ${report.company ?? report.contracts[0]?.number ?? ''}.pdf`, Buffer.from(pdf));
}

/** The contract of a report, or those of a company that have classes in its month. */
async function reportedContracts({ query, caller, db }: Call<{ query: ReportQuery }>) {
  const { courseId, companyId, month } = query;
  if ((courseId === undefined) === (companyId === undefined))
    throw badField('courseId', 'is required, or companyId');
  if (courseId !== undefined) {
    const { id, number, company_id } = await contractFor(db, caller, courseId);
    const company = company_id === null ? null : (await recordOf(db, 'companies', company_id)).name;
    return { contracts: [{ id, number }], company };
  }
  const company = await recordOf(db, 'companies', companyId);
  const { rows: contracts } = await sql<{ id: number; number: string }>`select c.id, c.number from contracts c
    where c.company_id = ${company.id} and exists (select from lessons x where x.contract_id = c.id and x.status = 1
      and x.held_on between ${firstDayOf(month)} and ${lastDayOf(month)}) order by c.number`.execute(db);
  return { contracts, company: company.name };
}

function fileOf(name: string, bytes: Buffer): FileAnswer {
  return new FileAnswer(
    { name, size: bytes.length, content_key: createHash('sha256').update(bytes).digest('hex') },
    {
      stream: async (_key, range) =>
        Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    },
  );
}

type Lesson = Selectable<Schema['lessons']>;

/** Everything that a line says besides the initials. */
interface InitialedFactsOfLine {
  readonly studentId: number;
  readonly lessonId: number | null;
  readonly plannedClassId: number | null;
  readonly teacherId: number | null;
  readonly date: string;
  readonly time: string | null;
  readonly minutes: number;
  readonly absent: boolean;
  readonly lateMinutes: number | null;
  readonly leftEarlyMinutes: number | null;
  readonly given: GivenInitial;
  readonly route: InitialRoute;
}

type AboutClass = Omit<InitialedFactsOfLine, 'given' | 'route' | 'time'>;

function classOfLesson(lesson: Lesson, member: ClassMember): AboutClass {
  return {
    studentId: member.student.id,
    lessonId: lesson.id,
    plannedClassId: lesson.planned_class_id,
    teacherId: lesson.teacher_id,
    date: lesson.held_on,
    minutes: lesson.minutes,
    absent: member.absent === 1,
    lateMinutes: member.late_minutes,
    leftEarlyMinutes: member.left_early_minutes,
  };
}

function classOfPlanned(planned: ClassRow, studentId: number): AboutClass {
  return {
    studentId,
    lessonId: null,
    plannedClassId: planned.id,
    teacherId: planned.teacherId ?? null,
    date: planned.date,
    minutes: planned.minutes,
    absent: false,
    lateMinutes: null,
    leftEarlyMinutes: null,
  };
}

/**
 * Adds a line to the chain of a locked contract, and returns it. Initials that the class has already, as it is now, are
 * answered as saved if they are the same, and refused otherwise.
 */
async function addInitial(
  { db, now }: Pick<Call, 'db' | 'now'>,
  contract: ContractRow,
  facts: InitialedFactsOfLine,
): Promise<Initial> {
  const { given, studentId, lessonId, plannedClassId } = facts;
  if (!isInitialMark(given.how, given.mark)) throw badField('mark', `is not ${given.how}`);
  if (Number.isNaN(Date.parse(given.written_at))) throw badField('written_at', 'is not a moment');
  if (facts.absent) throw new Refusal('conflict', wasAbsent);
  const ofClass = lessonId === null ? sql`i.planned_class_id = ${plannedClassId}` : isOfLesson(lessonId);
  const before = await readInitials(db, sql`i.student_id = ${studentId} and ${ofClass}`);
  const valid = before.find(({ changed }) => changed === 0);
  if (valid) {
    if (valid.how === given.how && valid.mark === given.mark) return valid;
    throw new Refusal('conflict', isInitialed);
  }
  const id = await insertLine(db, contract, facts, now.toISOString());
  const [added] = await readInitials(db, sql`i.id = ${id}`);
  if (!added) throw new Error(`line ${id} is not there`);
  return added;
}

async function insertLine(
  db: Db,
  contract: ContractRow,
  facts: InitialedFactsOfLine,
  received_at: string,
): Promise<number> {
  const { given, studentId, lessonId, plannedClassId, teacherId, route } = facts;
  const { how, mark } = given;
  const company = contract.company_id === null ? null : await recordOf(db, 'companies', contract.company_id);
  const student = await recordOf(db, 'students', studentId);
  const ofClass: ClassPart = {
    contract: contract.number,
    company: company?.name ?? null,
    date: facts.date,
    time: facts.time,
    minutes: facts.minutes,
    how,
    route,
    written_at: new Date(given.written_at).toISOString(),
    received_at,
  };
  const person: PersonPart = {
    id: studentId,
    name: student.name,
    last_name: student.last_name,
    mark,
    late_minutes: facts.lateMinutes,
    left_early_minutes: facts.leftEarlyMinutes,
  };
  const sealed = {
    class: sealPart(ofClass),
    person: sealPart(person),
    teacher: sealPart(await teacherPart(db, teacherId)),
  };
  const last = await db
    .selectFrom('initials')
    .select(['sequence', 'digest'])
    .where('contract_id', '=', contract.id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const chained = {
    sequence: (last?.sequence ?? 0) + 1,
    previous: last?.digest ?? noDigest,
    class_digest: sealed.class.digest,
    person_digest: sealed.person.digest,
    teacher_digest: sealed.teacher.digest,
  };
  const { id } = await db
    .insertInto('initials')
    .values({
      contract_id: contract.id,
      student_id: studentId,
      lesson_id: lessonId,
      planned_class_id: plannedClassId,
      teacher_id: teacherId,
      held_on: facts.date,
      how,
      route,
      received_at,
      class_text: sealed.class.text,
      class_salt: sealed.class.salt,
      person_text: sealed.person.text,
      person_salt: sealed.person.salt,
      teacher_text: sealed.teacher.text,
      teacher_salt: sealed.teacher.salt,
      ...chained,
      digest: lineDigest(chained),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function teacherPart(db: Db, teacherId: number | null): Promise<TeacherPart> {
  if (teacherId === null) return null;
  const { user_id } = await recordOf(db, 'teachers', teacherId);
  const { name, last_name } = await recordOf(db, 'users', user_id);
  return { id: teacherId, name, last_name };
}

/** Returns a recorded class. Throws if it does not exist or is deleted. */
async function givenLesson(db: Db, id: number): Promise<Lesson> {
  const lesson = await findLesson(db, id);
  if (lesson?.status !== 1) throw new Refusal('not-found');
  return lesson;
}

async function memberOf(db: Db, lesson: Lesson, studentId: number): Promise<ClassMember | undefined> {
  return (await readMembersOfClass(db, lesson)).find(({ student }) => student.id === studentId);
}

async function timeOfPlanned(db: Db, id: number | null): Promise<string | null> {
  if (id === null) return null;
  return (await recordOf(db, 'planned_classes', id)).begins_at.slice(0, 5);
}

/** The planned classes of the link's student that run now, those that began yesterday included. */
async function runningClasses(
  call: CallOf<'getRunningClasses'> | CallOf<'giveOwnInitial'>,
): Promise<RunningClass[]> {
  const { caller, db, today } = call;
  const studentId = studentIdOf(caller);
  const days = sql`p.held_on between ${daysAfter(today, -1)} and ${today}`;
  const { classes, courses } = await readClasses(db, caller, days);
  const running = classes.filter(
    (planned) =>
      !planned.isArchived &&
      !planned.isCancelled &&
      planned.studentIds.includes(studentId) &&
      isClassRunning(planned, momentOf(call)),
  );
  const ids = running.map(({ id }) => id);
  const given = await readInitials(
    db,
    sql`i.student_id = ${studentId} and (i.planned_class_id = any (${ids}::bigint[])
      or i.lesson_id in (select id from lessons where planned_class_id = any (${ids}::bigint[])))`,
  );
  return running.map(({ id, date, time, minutes, contractId, teacher, lessonId }) => ({
    id,
    date,
    time,
    minutes,
    contract_number: courses.get(contractId)?.contract_number ?? '',
    teacher,
    initialed: given.some(
      (line) => line.changed === 0 && line.course.id === contractId && isAbout(line, { lessonId, date }),
    )
      ? 1
      : 0,
  }));
}

/** Whether a line is about this class: by its record, or by the day while there is none. */
function isAbout(line: Initial, { lessonId, date }: { lessonId: number | null; date: string }): boolean {
  return lessonId === null ? line.initialed.date === date : line.lesson_id === lessonId;
}

function momentOf({ now, today, clock }: Pick<Call, 'now' | 'today' | 'clock'>) {
  return { date: today, time: clock.timeOf(now) };
}

function studentIdOf(caller: Caller): number {
  if (caller.role !== 'student') throw new Refusal('forbidden');
  return caller.studentId;
}
