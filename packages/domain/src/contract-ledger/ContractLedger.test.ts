import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../attendance/lesson.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import { cancellationOutcome } from '../cancellation/cancellation-outcome.ts';
import {
  type CancellationRule,
  type ClassOutcome,
  noOutcome,
  termsFor,
} from '../cancellation/cancellation-rule.ts';
import { isNoShow, outcomeOfRecord } from '../cancellation/no-show.ts';
import { aContract, aContractStudent } from '../contract/contract.fixtures.ts';
import type { Contract } from '../contract/contract.ts';
import { hoursGroupings } from '../hours/hours.ts';
import { amountOf, hoursSums, rateCentsOf, type TaughtClass, totalHours } from '../hours/hours-sums.ts';
import type { ClassOfHours } from '../hours/used-hours.ts';
import { classOnDayOfSubstitute, classTakenBy } from '../planned-classes/class-of-record.ts';
import { fulfilments } from '../planned-classes/class-status.ts';
import { byBeginning } from '../planned-classes/clock-time.ts';
import {
  belongsOn,
  type EnrolmentPeriod,
  enrolmentPeriodsFault,
  hasOpenPeriod,
  withJoining,
  withLeaving,
} from '../student/enrolment-periods.ts';
import { type RatePeriod, rateOn, withPeriod } from '../teacher/rate-periods.ts';
import {
  giverAfter,
  giverOfMoved,
  type TeachingPeriod,
  teacherOfClass,
  teacherOn,
  withTeacherFrom,
} from '../teacher/teaching-periods.ts';
import {
  ContractLedger,
  type LedgerClass,
  type LedgerEvent,
  type LedgerOutcome,
  type LedgerPlanned,
  type LedgerRecord,
  type LedgerTime,
} from './ContractLedger.fixtures.ts';
import { drawnEvent, type LedgerScene } from './ledger-events.fixtures.ts';
import { lessonPlaces, lessonPlacesOf } from './lesson-places.fixtures.ts';

const [ines, omar, lea, andrew, gaelle] = [1, 2, 11, 12, 13];
const scene: LedgerScene = {
  studentIds: [ines, omar],
  teacherIds: [lea, andrew, gaelle],
  // A short period, so that events affect each other. It contains the end of a month.
  first: '2026-10-22',
  days: 21,
};

/**
 * Classes on Tuesdays, Thursdays and twice on Saturdays. 31 October is a Saturday, and the day after the period is a
 * class day.
 */
const plan: LedgerTime[] = Array.from({ length: scene.days + 1 }, (_, place) =>
  daysAfter(scene.first, place),
).flatMap((date) => {
  const weekday = weekdayOf(date);
  const times = weekday === 6 ? ['09:00', '13:00'] : weekday === 2 || weekday === 4 ? ['09:00'] : [];
  return times.map((time) => ({ date, time }));
});
const start = { first: '2026-09-01', last: '2026-12-31', today: '2026-12-01', teacherId: lea };

/** Who bears a late cancellation and a no-show, in the words of the ledger and of the portal. */
const late = {
  single: { isPaid: true, isBilled: true, isCounted: false },
  group: { isPaid: false, isBilled: true, isCounted: true },
};
const notice = { unit: 'hours', count: 24 } as const;
const rule: CancellationRule = {
  single: { notice, late: { paid: true, billed: true, counted: false } },
  group: { notice, late: { paid: false, billed: true, counted: true } },
};
const deadline = '2026-09-02T12:00:00.000Z';
const announcedAt = { 'in-time': deadline, late: '2026-09-02T12:01:00.000Z', never: null } as const;
const inLedger = ({ paid, billed, counted }: ClassOutcome) => ({
  isPaid: paid,
  isBilled: billed,
  isCounted: counted,
});
const ofPortal = ({ isPaid, isBilled, isCounted }: LedgerOutcome): ClassOutcome => ({
  paid: isPaid,
  billed: isBilled,
  counted: isCounted,
});
const notCancelled = {
  isCancelled: false,
  cancellation: null,
  outcome: inLedger(noOutcome),
  payeeId: null,
} as const;

/** Applies the same events with the rules of the portal: periods, and records that store who gave the class. */
class ByRules {
  teaching: TeachingPeriod[] = [{ from: null, teacherId: lea }];
  readonly enrolments = new Map<number, EnrolmentPeriod[]>();
  readonly rates = new Map<number, RatePeriod[]>();
  readonly records = new Map<number, LedgerRecord>();
  readonly planned: LedgerPlanned[] = plan.map((time, classId) => ({
    ...time,
    classId,
    minutes: 60,
    ...notCancelled,
    substituteId: null,
  }));

  /** Returns false if the rules refuse the event. */
  apply(event: LedgerEvent): boolean {
    if (event.kind === 'record') return this.#record(event);
    if (event.kind === 'correct') return this.#correct(event.recordId, event);
    if (event.kind === 'restore') return this.#correct(event.recordId, this.#recordOf(event.recordId));
    if ('classId' in event) return this.#replan(event);
    if (event.kind === 'join') this.#enrol(event.studentId, (periods) => withJoining(periods, event.from));
    else if (event.kind === 'leave')
      this.#enrol(event.studentId, (periods) => withLeaving(periods, event.to, { firstClass: null }));
    else if (event.kind === 'teach') {
      const before = this.teaching;
      this.teaching = withTeacherFrom(before, event);
      for (const record of this.records.values())
        record.giverId = giverAfter(this.#given(record), before, this.teaching) ?? 0;
      for (const planned of this.planned)
        if (planned.payeeId !== null)
          planned.payeeId = giverAfter({ ...planned, teacherId: planned.payeeId }, before, this.teaching);
    } else if (event.kind === 'rate') {
      const { teacherId, from, cents } = event;
      // A new rate applies until the next one that is already known.
      const later = (this.rates.get(teacherId) ?? []).filter((period) => (period.from ?? '') < from);
      this.rates.set(teacherId, withPeriod(later, { from, rate: cents / 100 }));
    } else this.#recordOf(event.recordId).isActive = false;
    return true;
  }

  /** Returns the records as the portal reads them. */
  lessons(): Lesson[] {
    return [...this.records.values()].map((record) => {
      const { recordId, date, minutes, absentIds, excusedIds, late, isActive, giverId, classId } = record;
      const memberIds = [...this.enrolments.keys()].filter((id) => belongsOn(this.enrolments.get(id), date));
      // What a record says about a student outside the student's periods is stored but not shown (ADR-0053).
      const isShown = (id: number) => this.#isShown(id, date);
      const person = (id: number) => ({ id, name: '', lastName: '' });
      return {
        id: recordId,
        contractId: 1,
        date,
        minutes,
        memberIds,
        plannedClassId: classId,
        status: isActive ? 'active' : 'deleted',
        ...(record.isNoShow && { noShow: ofPortal(record.outcome) }),
        teacher: person(giverId),
        absentees: absentIds.filter(isShown).map(person),
        details: [
          ...excusedIds.map((studentId) => ({
            studentId,
            lateMinutes: 0,
            leftEarlyMinutes: 0,
            isExcused: true,
          })),
          ...late.map(({ studentId, minutes: missed }) => ({
            studentId,
            lateMinutes: missed - 1,
            leftEarlyMinutes: 1,
            isExcused: false,
          })),
        ].filter(({ studentId }) => isShown(studentId)),
      };
    });
  }

  /** Returns the planned classes with what follows from those that are cancelled. */
  classesOfHours(): ClassOfHours[] {
    return this.planned.map(({ minutes, isCancelled, outcome }) => ({
      minutes,
      isCancelled,
      cancellation: { outcome: ofPortal(outcome) },
    }));
  }

  contract(): Contract {
    const people = (isIn: boolean) =>
      [...this.enrolments].flatMap(([id, periods]) =>
        periods.length > 0 && hasOpenPeriod(periods) === isIn
          ? [aContractStudent({ id, name: '', lastName: '' })]
          : [],
      );
    return aContract({ id: 1, students: people(true), formerStudents: people(false) });
  }

  classes(): TaughtClass[] {
    const records = [...this.records.values()].filter(({ isActive, outcome }) => isActive && outcome.isPaid);
    const cancelled = this.planned.flatMap(({ payeeId, ...planned }) =>
      payeeId !== null && planned.outcome.isPaid ? [{ ...planned, giverId: payeeId }] : [],
    );
    return [...records, ...cancelled].map(({ date, minutes, giverId }) => {
      const rate = rateOn(this.rates.get(giverId) ?? [], date);
      const contract = { contractId: 1, companyId: 1, languageId: 1, courseTypeId: 1 };
      const rateCents = rate === null ? null : rateCentsOf(rate);
      return { ...contract, date, minutes, teacherId: giverId, rateCents };
    });
  }

  /** Returns the planned classes in order, each with its record and its teacher. */
  plannedClasses() {
    const ofContract = this.planned.map((planned) => ({ ...planned, id: planned.classId, contractId: 1 }));
    const found = fulfilments(ofContract, this.lessons());
    const named = new Set(
      this.lessons().map(({ status, plannedClassId }) => status === 'active' && plannedClassId),
    );
    return ofContract
      .sort((a, b) => byBeginning(a, b) || a.id - b.id)
      .map((planned) => {
        const lessonId = found.get(planned.id) ?? null;
        const usualTeacherId = teacherOn(this.teaching, planned.date);
        const teacherId =
          lessonId === null ? teacherOfClass(this.teaching, planned) : this.#recordOf(lessonId).giverId;
        return { ...planned, lessonId, isNamed: named.has(planned.id), usualTeacherId, teacherId };
      });
  }

  #record({ kind: _, senderId, ...entered }: Extract<LedgerEvent, { kind: 'record' }>): boolean {
    const { recordId, date } = entered;
    const ofDay = this.plannedClasses().filter((planned) => planned.date === date);
    const named = entered.classId ?? classOnDayOfSubstitute(ofDay, senderId);
    if (named === 'recorded') return false;
    const classId = this.#taken({ lessonId: null, date, plannedClassId: named, followsDay: true, senderId });
    if (classId === 'recorded') return false;
    const giverId = teacherOfClass(this.teaching, this.#given({ date, classId })) ?? 0;
    const settled = this.#settled(entered);
    this.records.set(recordId, { ...entered, ...settled, classId, giverId, isActive: true });
    return true;
  }

  /** Corrects a record. Also used to restore one. */
  #correct(recordId: number, event: LedgerClass & { giverId?: number; kind?: string }): boolean {
    const record = this.#recordOf(recordId);
    const { kind, giverId, ...entered } = event;
    const { date } = event;
    const isElsewhere = date !== record.date;
    const ofDay = this.plannedClasses().filter((planned) => planned.date === date);
    const named = record.classId ?? (isElsewhere ? classOnDayOfSubstitute(ofDay, null) : null);
    if (named === 'recorded') return false;
    const followsDay = isElsewhere || !record.isActive;
    const classId = this.#taken({
      lessonId: recordId,
      date,
      plannedClassId: named,
      followsDay,
      senderId: null,
    });
    if (classId === 'recorded') return false;
    const follows = giverOfMoved(this.#given(record), this.#given({ date, classId }), this.teaching) ?? 0;
    const written = { ...record, ...entered, ...this.#withHidden(record, event), classId, isActive: true };
    const changed = { ...written, ...this.#settled(written, record) };
    this.records.set(recordId, { ...changed, giverId: kind === 'correct' ? (giverId ?? follows) : follows });
    return true;
  }

  /** Whether a record is a no-show, and what follows. One that was a no-show before keeps that. */
  #settled(
    { date, absentIds, excusedIds }: LedgerClass,
    before?: Pick<LedgerRecord, 'isNoShow' | 'outcome'>,
  ): Pick<LedgerRecord, 'isNoShow' | 'outcome'> {
    const presence = { memberIds: this.#membersOn(date), absentIds, excusedIds };
    if (isNoShow(presence) && before?.isNoShow) return { isNoShow: true, outcome: before.outcome };
    return { isNoShow: isNoShow(presence), outcome: inLedger(outcomeOfRecord(presence, rule)) };
  }

  #membersOn(day: string): number[] {
    return [...this.enrolments.keys()].filter((id) => belongsOn(this.enrolments.get(id), day));
  }

  /** Keeps what the record says about students whom it does not show. */
  #withHidden(record: LedgerRecord, { date, absentIds, excusedIds, late }: LedgerClass) {
    const shown = <Item>(items: readonly Item[], idOf: (item: Item) => number, isMeant: boolean) =>
      items.filter((item) => this.#isShown(idOf(item), date) === isMeant);
    const self = (id: number) => id;
    const ofLate = ({ studentId }: { studentId: number }) => studentId;
    return {
      absentIds: [...shown(absentIds, self, true), ...shown(record.absentIds, self, false)],
      excusedIds: [...shown(excusedIds, self, true), ...shown(record.excusedIds, self, false)],
      late: [...shown(late, ofLate, true), ...shown(record.late, ofLate, false)],
    };
  }

  #isShown(studentId: number, day: string): boolean {
    const periods = this.enrolments.get(studentId) ?? [];
    return periods.length === 0 || belongsOn(periods, day);
  }

  #taken(record: Parameters<typeof classTakenBy>[0]): number | null | 'recorded' {
    const taken = classTakenBy(record, this.plannedClasses());
    if (taken === null || taken === 'recorded') return taken;
    Object.assign(this.#class(taken.id), notCancelled);
    return taken.id;
  }

  #replan(event: Extract<LedgerEvent, { kind: 'move' | 'cancel' | 'reinstate' | 'substitute' }>): boolean {
    const planned = this.#class(event.classId);
    const isRecorded = this.plannedClasses().some(
      ({ id, lessonId }) => id === event.classId && lessonId !== null,
    );
    if (event.kind === 'substitute' && event.teacherId === planned.substituteId) return true;
    if (isRecorded) return false;
    if (event.kind === 'move') {
      const { date, time } = event;
      const to = { date, substituteId: planned.substituteId };
      const payeeId =
        planned.payeeId && giverOfMoved({ ...planned, teacherId: planned.payeeId }, to, this.teaching);
      Object.assign(planned, { date, time, payeeId });
    } else if (event.kind === 'substitute') {
      const isUsual = event.teacherId === teacherOn(this.teaching, planned.date);
      if (planned.isCancelled || isUsual) return false;
      planned.substituteId = event.teacherId;
    } else if (event.kind === 'reinstate') Object.assign(planned, notCancelled);
    else Object.assign(planned, this.#cancelled(planned, event));
    return true;
  }

  #cancelled(planned: LedgerPlanned, { by, announced }: Extract<LedgerEvent, { kind: 'cancel' }>) {
    if (!by || !announced) return { ...notCancelled, isCancelled: true };
    const terms = { deadline, late: termsFor(rule, this.#membersOn(planned.date).length).late };
    const said = { cancelledBy: by, announcedAt: announcedAt[announced] };
    return {
      isCancelled: true,
      cancellation: { by, announced },
      outcome: inLedger(cancellationOutcome(terms, said).outcome),
      payeeId: teacherOfClass(this.teaching, planned),
    };
  }

  /** The facts that determine who gave the class of a record. */
  #given({ date, classId, giverId }: { date: string; classId: number | null; giverId?: number }) {
    const substituteId = classId === null ? null : this.#class(classId).substituteId;
    return { date, substituteId, teacherId: giverId ?? null };
  }

  #enrol(studentId: number, change: (periods: EnrolmentPeriod[]) => EnrolmentPeriod[]): void {
    const periods = change(this.enrolments.get(studentId) ?? []);
    expect(enrolmentPeriodsFault(periods, start.last)).toBeNull();
    this.enrolments.set(studentId, periods);
  }

  #class(classId: number): LedgerPlanned {
    const planned = this.planned.find((one) => one.classId === classId);
    if (!planned) throw new Error(`there is no planned class ${classId}`);
    return planned;
  }

  #recordOf(recordId: number): LedgerRecord {
    const record = this.records.get(recordId);
    if (!record) throw new Error(`there is no record ${recordId}`);
    return record;
  }
}

function ledgerOf(events: readonly LedgerEvent[]): ContractLedger {
  const ledger = new ContractLedger({ ...start, plan: [monday, tuesday] });
  for (const event of events) ledger.apply(event);
  return ledger;
}

const monday = { date: '2026-10-19', time: '09:00' };
const tuesday = { date: '2026-10-20', time: '09:00' };
const record = (
  recordId: number,
  date: string,
  absentIds: number[] = [],
  minutes = 60,
  classId: number | null = null,
): LedgerEvent => ({
  kind: 'record',
  recordId,
  date,
  minutes,
  absentIds,
  excusedIds: [],
  late: [],
  classId,
  senderId: null,
});
const correct = (recordId: number, date: string, minutes = 60, giverId?: number): LedgerEvent => ({
  kind: 'correct',
  recordId,
  date,
  minutes,
  absentIds: [],
  excusedIds: [],
  late: [],
  ...(giverId !== undefined && { giverId }),
});
const raise: LedgerEvent = { kind: 'rate', teacherId: lea, from: '2026-10-12', cents: 5000 };
const firstRate: LedgerEvent = { kind: 'rate', teacherId: lea, from: '2026-09-01', cents: 4010 };
const sums = (ledger: ContractLedger) =>
  ledger.months().map(({ teacherId, month, minutes, cents }) => `${teacherId} ${month} ${minutes} ${cents}`);

describe('the ledger of a contract', () => {
  it.each<[string, LedgerEvent[], [taught: number, attended: number]]>([
    ['counts no class before a student joins', [record(1, '2026-10-05')], [0, 0]],
    [
      'counts classes from the first day to the last one, both included (DOMAIN-10)',
      [
        { kind: 'join', studentId: ines, from: '2026-10-05' },
        { kind: 'leave', studentId: ines, to: '2026-10-07' },
        ...['2026-10-04', '2026-10-05', '2026-10-07', '2026-10-08'].map((day, id) => record(id, day)),
      ],
      [120, 120],
    ],
    [
      'keeps the first period of who comes back and leaves at once',
      [
        { kind: 'join', studentId: ines, from: '2026-10-05' },
        { kind: 'leave', studentId: ines, to: '2026-10-07' },
        { kind: 'join', studentId: ines, from: '2026-10-20' },
        { kind: 'leave', studentId: ines, to: '2026-10-01' },
        ...['2026-10-06', '2026-10-20'].map((day, id) => record(id, day, [ines])),
      ],
      [60, 0],
    ],
  ])('%s', (_case, events, [taught, attended]) => {
    expect(ledgerOf(events).minutesOf(ines)).toMatchObject({ taught, attended });
  });

  it.each<[string, LedgerEvent[], string[]]>([
    [
      'pays a raise from its day, and rounds each rate of a month once',
      [firstRate, raise, record(1, '2026-10-11', [], 31), record(2, '2026-10-12', [], 31)],
      ['11 2026-10 62 4655'],
    ],
    [
      'leaves classes before a change of teacher to the former one, also when they arrive late',
      [
        firstRate,
        { kind: 'teach', teacherId: andrew, from: '2026-10-12' },
        record(1, '2026-10-11'),
        record(2, '2026-10-12'),
      ],
      ['11 2026-10 60 4010', '12 2026-10 60 0'],
    ],
    [
      'leaves the class of a substitute to the substitute when the teacher changes',
      [
        record(1, '2026-10-14'),
        correct(1, '2026-10-14', 60, gaelle),
        { kind: 'teach', teacherId: andrew, from: '2026-10-01' },
      ],
      ['13 2026-10 60 0'],
    ],
    [
      'moves a corrected record to the month and the teacher of its new day, and a deleted one to nobody',
      [
        { kind: 'teach', teacherId: andrew, from: '2026-11-01' },
        record(1, '2026-10-30'),
        record(2, '2026-10-31'),
        correct(1, '2026-11-02', 90),
        { kind: 'delete', recordId: 2 },
      ],
      ['12 2026-11 90 0'],
    ],
  ])('%s', (_case, events, expected) => {
    expect(sums(ledgerOf(events))).toEqual(expected);
  });
});

const planOf = (ledger: ContractLedger) => {
  const given = ledger.given();
  return ledger.allPlanned().map((planned) => {
    const state = planned.isCancelled ? 'cancelled' : (given.get(planned.classId)?.recordId ?? 'open');
    return `${planned.classId} ${planned.date} ${ledger.giverOf(planned)} ${state}`;
  });
};

describe('the planned classes of the ledger', () => {
  it.each<[string, LedgerEvent[], string[]]>([
    [
      'are given by the record of their day, in order',
      [record(7, tuesday.date), { kind: 'move', classId: 0, ...tuesday, time: '08:00' }],
      ['0 2026-10-20 11 7', '1 2026-10-20 11 open'],
    ],
    [
      'are left and taken by a record that is corrected to the day of another one (DECISION-90)',
      [record(7, monday.date, [], 60, 0), correct(7, tuesday.date)],
      ['0 2026-10-19 11 open', '1 2026-10-20 11 7'],
    ],
    [
      'belong to their substitute, whoever records them (DECISION-92)',
      [
        { kind: 'substitute', classId: 0, teacherId: gaelle },
        record(7, monday.date),
        { kind: 'teach', teacherId: andrew, from: '2026-10-01' },
      ],
      ['0 2026-10-19 13 7', '1 2026-10-20 12 open'],
    ],
    [
      'are given to nobody twice',
      [record(7, monday.date, [], 60, 0), record(8, monday.date, [], 60, 0)],
      ['0 2026-10-19 11 7', '1 2026-10-20 11 open'],
    ],
    [
      'are no longer cancelled when they were given after all',
      [{ kind: 'cancel', classId: 0 }, record(7, monday.date, [], 60, 0), { kind: 'cancel', classId: 1 }],
      ['0 2026-10-19 11 7', '1 2026-10-20 11 cancelled'],
    ],
  ])('%s', (_case, events, expected) => {
    expect(planOf(ledgerOf(events))).toEqual(expected);
  });
});

const nat = fc.nat(9999);

/** Without fast-check's bias, with which most sequences are short and most numbers small. */
const draws = fc.noBias(
  fc.array(fc.record({ kind: nat, who: nat, day: nat, minutes: nat, absent: nat }), {
    minLength: 5,
    maxLength: 25,
    size: 'max',
  }),
);

/** `npm test` uses fixed sequences; `npm run test:full` uses many more, different ones each time. */
const sequences = process.env.TEST_FULL ? { numRuns: 2000 } : { numRuns: 100, seed: 2026 };
const timeout = 120_000;

/** Compares what the portal computes after the events with what the ledger counts. */
function compare(rules: ByRules, ledger: ContractLedger): void {
  const { studentIds } = scene;
  const inOrder = (places: object) =>
    Object.entries(places).map(([name, texts]) => [name, [texts].flat().toSorted()]);
  expect(
    inOrder(lessonPlaces(rules.contract(), rules.lessons(), rules.classesOfHours(), studentIds)),
  ).toEqual(inOrder(lessonPlacesOf(ledger, studentIds, (recordId) => recordId)));
  const months = ledger.months();
  const sumsBy = (grouping: (typeof hoursGroupings)[number]) => hoursSums(rules.classes(), grouping);
  const textOf = (key: string, { minutes, amountCents }: { minutes: number; amountCents: number }) =>
    `${key} ${minutes} ${amountCents}`;
  const summed = <Key>(keyOf: (month: (typeof months)[number]) => Key) =>
    [...Map.groupBy(months, keyOf)].map(([key, ofKey]) => {
      const sum = (name: 'minutes' | 'cents') => ofKey.reduce((total, month) => total + month[name], 0);
      return `${key} ${sum('minutes')} ${sum('cents')}`;
    });
  const told = (grouping: (typeof hoursGroupings)[number]) =>
    [...sumsBy(grouping)].map(([key, sum]) => textOf(key, sum)).toSorted();
  expect(told('month')).toEqual(summed(({ month }) => month).toSorted());
  expect(told('teacher')).toEqual(summed(({ teacherId }) => teacherId).toSorted());
  const [whole = ' 0 0'] = summed(() => '');
  for (const grouping of hoursGroupings)
    expect(textOf('', totalHours([...sumsBy(grouping).values()]))).toBe(whole);
  const given = ledger.given();
  expect(
    rules
      .plannedClasses()
      .map(({ id, date, time, isCancelled, outcome, payeeId, lessonId, teacherId }) => [
        id,
        date,
        time,
        isCancelled,
        outcome,
        payeeId,
        lessonId,
        teacherId,
      ]),
  ).toEqual(
    ledger
      .allPlanned()
      .map((planned) => [
        planned.classId,
        planned.date,
        planned.time,
        planned.isCancelled,
        planned.outcome,
        planned.payeeId,
        given.get(planned.classId)?.recordId ?? null,
        ledger.giverOf(planned),
      ]),
  );
}

describe('any sequence of events', () => {
  it(
    'gives the minutes and cents of a ledger of days after each step (DOMAIN-10, DECISION-79, DECISION-84, DECISION-108)',
    () => {
      fc.assert(
        fc.property(draws, (drawn) => {
          const [ledger, rules] = [new ContractLedger({ ...start, plan, late }), new ByRules()];
          for (const [place, draw] of drawn.entries()) {
            const event = drawnEvent(ledger, scene, draw, place);
            if (!event) continue;
            const isDone = ledger.apply(event);
            expect([event, rules.apply(event)]).toEqual([event, isDone]);
            compare(rules, ledger);
            keepsThePlan(ledger);
          }
        }),
        sequences,
      );
    },
    timeout,
  );

  it(
    'pays and counts late records as if they had come at once',
    () => {
      fc.assert(
        fc.property(draws, (drawn) => {
          // The records name no class: with planned classes, it would matter which of two records comes first.
          const ledger = new ContractLedger(start);
          const events = drawn.flatMap((draw, place) => {
            const drawnOne = drawnEvent(ledger, scene, draw, place);
            if (!drawnOne || drawnOne.kind === 'correct') return [];
            // Sent by the office, which is never refused: after a change of teacher, a phone may only record its
            // teacher's own days.
            const event = drawnOne.kind === 'record' ? { ...drawnOne, senderId: null } : drawnOne;
            ledger.apply(event);
            return [event];
          });
          const isOfRecord = ({ kind }: LedgerEvent) => ['record', 'delete', 'restore'].includes(kind);
          const late = new ContractLedger(start);
          for (const event of events.filter((one) => !isOfRecord(one))) late.apply(event);
          for (const event of events.filter(isOfRecord)) late.apply(event);
          expect(late.months()).toEqual(ledger.months());
          for (const id of scene.studentIds) expect(late.minutesOf(id)).toEqual(ledger.minutesOf(id));
        }),
        sequences,
      );
    },
    timeout,
  );

  it('rounds half a cent up', () => {
    expect([amountOf(31, 4010), Math.round((31 * 4010) / 60)]).toEqual([2072, 2072]);
  });
});

/**
 * Checks that no planned class has two records, and that no class stays open if a record of its day belongs to no other
 * class.
 */
function keepsThePlan(ledger: ContractLedger): void {
  const given = ledger.given();
  const records = [...given.values()].map(({ recordId }) => recordId);
  expect(new Set(records).size).toBe(records.length);
  const spare = ledger.records().filter(({ recordId }) => !records.includes(recordId));
  const open = ledger.allPlanned().filter(({ classId, isCancelled }) => !isCancelled && !given.has(classId));
  expect(open.filter(({ date }) => spare.some((record) => record.date === date))).toEqual([]);
}
