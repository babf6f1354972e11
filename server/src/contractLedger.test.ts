import type {
  Attendance,
  CompanySummary,
  HoursClass,
  HoursRow,
  PlannedClass,
  RatePeriod,
} from '@portal/api-client/treaty';
import {
  ContractLedger,
  drawnEvent,
  type LedgerEvent,
  type LedgerRecord,
  type LedgerScene,
} from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts } from '../samples/index.ts';
import { type Sender, startServer } from './testing/startServer.ts';

/** Léa's contract, its course type and company, two of its students, and the teachers with accounts. */
const [contract, lea, andrew] = [1, 1, 2];
const scene: LedgerScene = {
  studentIds: [1, 2],
  teacherIds: [lea, andrew],
  // Few days, so that events meet: on both sides of the end of a month, and before today, 20 November 2026.
  first: '2026-10-27',
  days: 10,
};
const start = { first: '2026-09-01', last: '2026-12-31', teacherId: lea };
const months = ['2026-10', '2026-11'];

/** Sequences of real calls: more in `npm run test:full`. Always the same ones: another seed looks further. */
const [runs, seed] = [process.env.TEST_FULL ? 40 : 12, 2026];

/** The portal with a contract in which nothing has happened, and a plan of Mondays and Thursdays. */
async function startOffice() {
  const server = await startServer();
  const { db } = server;
  const admin = await server.signIn();
  const teachers = new Map([
    [lea, await server.signIn(accounts.teacher.email)],
    [andrew, await server.signIn(accounts.otherTeacher.email)],
  ]);
  const company = await db
    .selectFrom('contracts')
    .select(['company_id', 'course_type_id'])
    .where('id', '=', contract)
    .executeTakeFirstOrThrow();
  const empty = async () => {
    for (const table of [
      'statements',
      'absences',
      'lesson_details',
      'lessons',
      'class_plans',
      'planned_classes',
    ] as const)
      await db.deleteFrom(table).execute();
    for (const table of ['enrolments', 'previous_teachers'] as const)
      await db.deleteFrom(table).where('contract_id', '=', contract).execute();
    await db.deleteFrom('teacher_rates').where('teacher_id', 'in', [lea, andrew]).execute();
    await db
      .updateTable('contracts')
      .set({ status_id: 2, teacher_id: lea, number_of_classes: 500 })
      .where('id', '=', contract)
      .execute();
    const rows = [...plannedDays()].map((day) => ({
      contract_id: contract,
      slot: `${day} 09:00`,
      held_on: day,
      begins_at: '09:00',
      minutes: 60,
    }));
    await db.insertInto('planned_classes').values(rows).execute();
  };
  return { ...server, admin, teachers, ...company, empty };
}

type Office = Awaited<ReturnType<typeof startOffice>>;

/** Mondays from 5 October to 14 December. */
function plannedDays(): string[] {
  return Array.from({ length: 11 }, (_, week) =>
    new Date(Date.UTC(2026, 9, 5 + 7 * week)).toISOString().slice(0, 10),
  );
}

/** Sends events as the portal's pages do, and keeps the ids of records and the rates. */
class Calls {
  readonly #office: Office;
  readonly #ids = new Map<number, number>();
  readonly #rates = new Map<number, RatePeriod[]>();
  #teacherId = lea;

  constructor(office: Office) {
    this.#office = office;
  }

  /** The id of a record in the portal. */
  idOf(recordId: number): number {
    return this.#ids.get(recordId) ?? 0;
  }

  /** Sends an event. False if the portal has nothing to do, such as for the teacher who teaches already. */
  async send(event: LedgerEvent, ledger: ContractLedger): Promise<boolean> {
    const { admin } = this.#office;
    if (event.kind === 'join' || event.kind === 'leave') {
      const body = { courseId: contract, studentId: [event.studentId] };
      if (event.kind === 'join')
        await this.#write(admin, 'POST', 'student/assignCourse', { ...body, from: event.from });
      else await this.#write(admin, 'POST', 'student/unAssignCourse', { ...body, to: event.to });
    } else if (event.kind === 'teach') {
      if (event.teacherId === this.#teacherId) return false;
      this.#teacherId = event.teacherId;
      const body = { courseId: contract, teacherId: event.teacherId, from: event.from };
      const preview = await this.#write(admin, 'POST', 'teacher/change/preview', body);
      const reason = { removeMotive: 'Congé', hoursDone: 1, months: preview.data.months };
      await this.#write(admin, 'POST', 'teacher/change', { ...body, ...reason });
    } else if (event.kind === 'rate') {
      const seen = this.#rates.get(event.teacherId) ?? [];
      const kept = seen.filter(({ from }) => (from ?? '') < event.from);
      const rates = [...kept, { from: event.from, rate: event.cents / 100 }];
      const [path, body] = [
        `teacher/${event.teacherId}/rates`,
        { course_types_id: this.#office.course_type_id, rates },
      ];
      const preview = await this.#write(admin, 'POST', `${path}/preview`, body);
      await this.#write(admin, 'PUT', path, { ...body, seen, months: preview.data });
      this.#rates.set(event.teacherId, rates);
    } else if (event.kind === 'record') {
      // A class may come from the phone of whoever taught on its day, perhaps long after.
      const sender = event.minutes % 2 ? admin : this.#office.teachers.get(ledger.teacherOn(event.date));
      const saved = await this.#write(sender ?? admin, 'POST', 'attendance', entered(event));
      this.#ids.set(event.recordId, saved.data.id);
    } else await this.#change(event, ledger);
    return true;
  }

  async #change(
    event: Extract<LedgerEvent, { kind: 'correct' | 'delete' | 'restore' }>,
    ledger: ContractLedger,
  ): Promise<void> {
    const { admin } = this.#office;
    const path = `attendance/${this.idOf(event.recordId)}`;
    if (event.kind === 'delete') await this.#write(admin, 'DELETE', path);
    else if (event.kind === 'restore')
      await this.#write(admin, 'PUT', path, { ...entered(ledger.record(event.recordId)), status: 1 });
    else if (event.giverId === undefined) await this.#write(admin, 'PUT', path, entered(event));
    else {
      const giver = { teacher_id: event.giverId };
      const preview = await this.#write(admin, 'POST', `${path}/preview`, giver);
      await this.#write(admin, 'PUT', path, { ...entered(event), ...giver, months: preview.data.months });
    }
  }

  async #write(sender: Sender, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const answer = await sender.send(method, path, body && { body });
    expect([method, path, body, answer.status, answer.body]).toEqual([
      method,
      path,
      body,
      200,
      expect.anything(),
    ]);
    return answer.body;
  }
}

function entered({
  date,
  minutes,
  absentIds,
}: {
  date: string;
  minutes: number;
  absentIds: readonly number[];
}) {
  return { courses_id: contract, date_class: date, total_hours: minutes, absent_student_ids: absentIds };
}

/** What the portal answers, in the terms of the ledger. */
async function answersOf(office: Office) {
  const { admin, teachers, company_id } = office;
  const span = `from=${months[0]}&to=${months[1]}`;
  const get = async (sender: Sender, path: string) => {
    const { status, body } = await sender.get(path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const hoursBy = async (groupBy: string): Promise<HoursRow[]> =>
    (await get(admin, `hours?${span}&groupBy=${groupBy}`)).data.filter(
      ({ classes }: HoursRow) => classes > 0,
    );
  const sumOf = ({ classes, minutes, amount_cents }: HoursRow) => [classes, minutes, amount_cents];
  const own: unknown[] = [];
  const single: unknown[] = [];
  for (const [teacherId, sender] of teachers)
    for (const month of months) {
      const rows: HoursRow[] = (await get(sender, `hours/own?month=${month}`)).data;
      for (const row of rows) if (row.classes > 0) own.push([teacherId, month, ...sumOf(row)]);
      const classes: HoursClass[] = (await get(sender, `hours/classes?month=${month}`)).data;
      for (const { date, minutes } of classes) single.push([teacherId, date, minutes]);
    }
  const summary: CompanySummary = (await get(admin, `companySummary?companyId=${company_id}`)).data;
  const records: Attendance[] = (await get(admin, `attendance?courseId=${contract}&resourcesPerPage=1000`))
    .data;
  const planned: PlannedClass[] = (await get(admin, 'plannedClasses?from=2026-10-01&to=2026-12-31')).data;
  const contracts = (await get(admin, `hours/contracts?companyId=${company_id}&resourcesPerPage=1000`)).data;
  return {
    byTeacher: (await hoursBy('teacher')).map((row) => [row.teacher?.id, ...sumOf(row)]),
    byMonth: (await hoursBy('month')).map((row) => [row.month, ...sumOf(row)]),
    own,
    single,
    taughtOfContract: contracts.find(({ course }: { course: { id: number } }) => course.id === contract)
      ?.taught_minutes,
    ofStudents: summary.rows
      .filter(({ course_id }) => course_id === contract)
      .map(({ student, attendance }) => [
        student.id,
        // A student who was never in the contract has no attendance there.
        attendance?.taught_minutes ?? 0,
        attendance?.attended_minutes ?? 0,
      ]),
    records,
    planned: planned.filter(({ course_id }) => course_id === contract),
  };
}

/** The same, counted by hand. */
function countedBy(ledger: ContractLedger) {
  const ofMonths = ledger.months();
  const grouped = <Key>(keyOf: (month: (typeof ofMonths)[number]) => Key) => {
    const sums = new Map<Key, [number, number, number]>();
    for (const month of ofMonths) {
      const [classes, minutes, cents] = sums.get(keyOf(month)) ?? [0, 0, 0];
      sums.set(keyOf(month), [classes + month.classes, minutes + month.minutes, cents + month.cents]);
    }
    return [...sums].map(([key, sum]) => [key, ...sum]);
  };
  return {
    byTeacher: grouped(({ teacherId }) => teacherId),
    byMonth: grouped(({ month }) => month),
    own: ofMonths.map(({ teacherId, month, classes, minutes, cents }) => [
      teacherId,
      month,
      classes,
      minutes,
      cents,
    ]),
    single: ledger.records().map(({ giverId, date, minutes }) => [giverId, date, minutes]),
    taughtOfContract: ledger.records().reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

/**
 * Who is absent in the register. Of a student without a day in the contract, the portal does not know when the student
 * belonged to it, and shows what was entered.
 */
function absentOf(record: LedgerRecord, ledger: ContractLedger): number[] {
  const isAbsent = (id: number) => ledger.absentOf(record).includes(id) || !ledger.hasDays(id);
  return record.absentIds.filter(isAbsent).toSorted((one, other) => one - other);
}

async function compare(office: Office, ledger: ContractLedger, calls: Calls): Promise<void> {
  const [told, counted] = [await answersOf(office), countedBy(ledger)];
  for (const name of ['byTeacher', 'byMonth', 'own', 'single'] as const)
    expect([name, inOrder(told[name])]).toEqual([name, inOrder(counted[name])]);
  expect(told.taughtOfContract).toBe(counted.taughtOfContract);
  for (const [studentId, taught, attended] of told.ofStudents)
    expect([studentId, taught, attended]).toEqual([
      studentId,
      ...Object.values(ledger.minutesOf(Number(studentId))),
    ]);
  // Whoever attended or missed a class is on the company's page.
  const onPage = told.ofStudents.map(([studentId]) => studentId);
  expect(onPage).toEqual(
    expect.arrayContaining(scene.studentIds.filter((id) => ledger.minutesOf(id).taught > 0)),
  );
  const register = told.records.map(({ id, status, date_class, total_hours, teacher, ...more }) => ({
    id,
    status,
    date: date_class,
    minutes: total_hours,
    giverId: teacher?.id,
    members: more.member_ids,
    absent: more.attendances.map(({ student_id }) => student_id).sort(),
  }));
  const byHand = ledger.allRecords().map((record) => ({
    id: calls.idOf(record.recordId),
    status: record.isActive ? 1 : 0,
    date: record.date,
    minutes: record.minutes,
    giverId: record.giverId,
    members: ledger.membersOn(record.date),
    absent: absentOf(record, ledger),
  }));
  expect(inOrder(register)).toEqual(inOrder(byHand));
  comparePlanned(told.planned, ledger, calls);
}

/** A planned class is fulfilled by a record of its day, never twice, and has the teacher of its record or of its day. */
function comparePlanned(planned: readonly PlannedClass[], ledger: ContractLedger, calls: Calls): void {
  expect(planned).toHaveLength(plannedDays().length);
  const records = new Map(ledger.records().map((record) => [calls.idOf(record.recordId), record]));
  const fulfilled = planned.flatMap(({ attendance_id }) => attendance_id ?? []);
  expect(new Set(fulfilled).size).toBe(fulfilled.length);
  for (const { date, attendance_id, teacher } of planned) {
    const record = attendance_id === null ? undefined : records.get(attendance_id);
    expect([date, record?.date]).toEqual([
      date,
      [...records.values()].some((one) => one.date === date) ? date : undefined,
    ]);
    expect([date, teacher?.id]).toEqual([date, record?.giverId ?? ledger.teacherOn(date)]);
  }
}

describe('any sequence of calls about one contract', () => {
  it('is answered by every page as a ledger of days has it (DECISION-79, DECISION-84)', async () => {
    const office = await startOffice();
    const draw = fc.record({
      kind: fc.nat(),
      who: fc.nat(),
      day: fc.nat(),
      minutes: fc.nat(),
      absent: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(draw, { minLength: 8, maxLength: 14 }), async (draws) => {
        await office.empty();
        const [ledger, calls] = [new ContractLedger(start), new Calls(office)];
        for (const [place, one] of draws.entries()) {
          const event = drawnEvent(ledger, scene, one, place);
          if (!event || !(await calls.send(event, ledger))) continue;
          ledger.apply(event);
          await compare(office, ledger, calls);
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  }, 240_000);
});
