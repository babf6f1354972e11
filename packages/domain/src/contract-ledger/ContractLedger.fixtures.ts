import type { CalendarDate } from '../calendar/calendar-date.ts';
import { monthOf } from '../calendar/calendar-month.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { weekdayOf } from '../calendar/weekday.ts';

// Only for tests: a second, independent model of a contract (ADR-0063). Tests of this package and of the server compare
// the product's figures with it.

/**
 * An event in the life of one contract. Events come in the order in which they reach the portal, whatever their days
 * are.
 */
export type LedgerEvent =
  /** A student belongs to the contract from a day on. */
  | { kind: 'join'; studentId: number; from: CalendarDate }
  /** The last day of a student in the contract. */
  | { kind: 'leave'; studentId: number; to: CalendarDate }
  /** A teacher teaches the contract from a day on. */
  | { kind: 'teach'; teacherId: number; from: CalendarDate }
  /** The hourly rate of a teacher from a day on. */
  | { kind: 'rate'; teacherId: number; from: CalendarDate; cents: number }
  /** A class is recorded, perhaps long after it was given. */
  | ({ kind: 'record'; recordId: number } & LedgerReport)
  /**
   * The office corrects a record. `giverId` is the teacher who gave the class; if omitted, it follows from the class.
   */
  | ({ kind: 'correct'; recordId: number; giverId?: number } & LedgerClass)
  | { kind: 'delete'; recordId: number }
  | { kind: 'restore'; recordId: number }
  /** A planned class gets another time. */
  | ({ kind: 'move'; classId: number } & LedgerTime)
  /** Without who and when, a client that knows no rules has cancelled it. */
  | ({ kind: 'cancel'; classId: number; addAtEnd?: true } & Partial<LedgerCancellation>)
  /** A cancelled class is restored. */
  | { kind: 'reinstate'; classId: number }
  /** A teacher becomes the substitute of a planned class; null removes the substitute. */
  | { kind: 'substitute'; classId: number; teacherId: number | null };

/** Who cancelled a class, and whether it was announced before the end of the notice, later, or never. */
export interface LedgerCancellation {
  by: 'student' | 'company' | 'teacher' | 'office';
  announced: 'in-time' | 'late' | 'never';
}

/** What follows from a class, by hand: who is to be paid for it, who pays for it, and whether its hours are used up. */
export interface LedgerOutcome {
  isPaid: boolean;
  isBilled: boolean;
  isCounted: boolean;
}

/** A recorded class, as it is entered. */
export interface LedgerClass {
  date: CalendarDate;
  minutes: number;
  absentIds: readonly number[];
  /** Ids of the absent students who are excused. */
  excusedIds: readonly number[];
  /** Minutes that students missed at the beginning or end. Absent students are not included. */
  late: readonly { studentId: number; minutes: number }[];
}

/** A class that is being recorded. */
export interface LedgerReport extends LedgerClass {
  /** The planned class that the record names; null if it names none. */
  classId: number | null;
  /** The teacher who sends it; null for the office. */
  senderId: number | null;
}

/** A record with its planned class and the teacher who gave it. */
export interface LedgerRecord extends LedgerClass {
  recordId: number;
  classId: number | null;
  giverId: number;
  isActive: boolean;
  /** Whether nobody appeared, and nobody had announced it. */
  isNoShow: boolean;
  outcome: LedgerOutcome;
}

/** The time of a planned class. */
export interface LedgerTime {
  date: CalendarDate;
  /** Its beginning, `HH:mm`. */
  time: string;
}

/** A planned class. */
export interface LedgerPlanned extends LedgerTime {
  classId: number;
  minutes: number;
  isCancelled: boolean;
  /** What was said when it was cancelled; null if nobody was asked. */
  cancellation: LedgerCancellation | null;
  /** What follows from its cancellation. */
  outcome: LedgerOutcome;
  /** The teacher who is paid if the cancelled class is paid; null if it was cancelled without a rule. */
  payeeId: number | null;
  substituteId: number | null;
  /** The id of the cancelled class for which it was added at the end. */
  addedFor?: number;
}

/** The hours of a contract, added up by hand. */
export interface LedgerBalance {
  contracted: number;
  recorded: number;
  /** Of records that belong to no planned class. */
  outside: number;
  cancelled: number;
  planned: number;
  missing: number;
  usedUpOn: CalendarDate | null;
  misfit: 'missing' | 'over' | 'after-end' | null;
}

/** A class that is paid, billed or counted: a record, or a late cancellation. */
export interface LedgerCounted {
  date: CalendarDate;
  minutes: number;
  teacherId: number;
  outcome: LedgerOutcome;
}

/** The hours of a teacher in a month. */
export interface LedgerMonth {
  teacherId: number;
  month: string;
  classes: number;
  minutes: number;
  cents: number;
}

/** The minutes of a teacher in a month at one rate, and their amount. */
export interface LedgerLine extends LedgerMonth {
  /** Cents for an hour; null without a rate. */
  rate: number | null;
}

/** Minutes of the classes that count for a student. */
export interface LedgerMinutes {
  taught: number;
  attended: number;
  /** Minutes of missed classes with an excuse. */
  excused: number;
  /** Minutes missed at the beginning or end of attended classes. */
  late: number;
}

/** The days that a ledger covers, the teacher at the start, and the plan. */
export interface LedgerStart {
  first: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  teacherId: number;
  /** The times of the planned classes, one hour each; the index in the list is the id. */
  plan?: readonly LedgerTime[];
  /** The weekly times of the plan, one hour each; for classes that are added at the end. */
  weekly?: readonly { weekday: number; time: string }[];
  /** Who bears a late cancellation and a no-show: of one student, and of several. Nothing follows without it. */
  late?: { single: LedgerOutcome; group: LedgerOutcome };
}

/** The state of one day. */
interface LedgerDay {
  teacherId: number;
  members: Set<number>;
  rates: Map<number, number>;
}

/**
 * An independent model of the rules for enrolment, teaching, rates and planned classes, written as a clerk would keep
 * them by hand: a page for each day, on which every event is entered, and a card for each planned class and each
 * record. It is slow and knows no periods, so that the results of the portal can be compared with it.
 */
export class ContractLedger {
  readonly #days = new Map<CalendarDate, LedgerDay>();
  readonly #records = new Map<number, LedgerRecord>();
  readonly #planned = new Map<number, LedgerPlanned>();
  readonly #inContract = new Set<number>();
  /** All substitutes who were ever chosen for a class. */
  readonly #chosen: { classId: number; teacherId: number }[] = [];
  readonly #start: LedgerStart;
  #nextClassId: number;
  #undo: LedgerEvent | null = null;

  constructor(start: LedgerStart) {
    const { first, last, teacherId, plan = [] } = start;
    this.#start = start;
    this.#nextClassId = plan.length;
    for (let day = first; day <= last; day = daysAfter(day, 1))
      this.#days.set(day, { teacherId, members: new Set(), rates: new Map() });
    for (const [classId, time] of plan.entries())
      this.#planned.set(classId, { ...time, ...notCancelled, classId, minutes: 60, substituteId: null });
  }

  /** Enters an event. Returns false if the rules refuse it; then nothing has changed. */
  apply(event: LedgerEvent): boolean {
    const undo = this.#undoOf(event);
    const isDone = this.#write(event);
    if (isDone) this.#undo = undo;
    return isDone;
  }

  /** Returns the event that undoes the last one; null if that is impossible. */
  get undo(): LedgerEvent | null {
    return this.#undo;
  }

  /** Returns the teacher who was assigned last. */
  get lastTeacherId(): number {
    return this.teacherOn(this.#start.last);
  }

  /** Returns the teacher of a day. */
  teacherOn(day: CalendarDate): number {
    return this.#page(day).teacherId;
  }

  /** Returns the students who belong to the contract on a day, by id. */
  membersOn(day: CalendarDate): number[] {
    return [...this.#page(day).members].sort((a, b) => a - b);
  }

  /** Returns the hourly rate of a teacher on a day, in cents; null without a rate. */
  rateOn(teacherId: number, day: CalendarDate): number | null {
    return this.#page(day).rates.get(teacherId) ?? null;
  }

  /** Returns whether a student has joined and has not left since. */
  isInContract(studentId: number): boolean {
    return this.#inContract.has(studentId);
  }

  /** Returns whether a student has at least one day in the contract. */
  hasDays(studentId: number): boolean {
    return [...this.#days.values()].some(({ members }) => members.has(studentId));
  }

  /** Returns the days on which something begins, and the day before each. An error of one day shows there. */
  turningDays(): CalendarDate[] {
    const days = [...this.#days.keys()];
    return days.flatMap((day, place) => {
      const before = days[place - 1];
      return before === undefined || this.#pageText(day) === this.#pageText(before) ? [] : [before, day];
    });
  }

  record(recordId: number): LedgerRecord {
    const record = this.#records.get(recordId);
    if (!record) throw new Error(`there is no record ${recordId}`);
    return record;
  }

  /** Returns the records that are not deleted, by day. */
  records(): LedgerRecord[] {
    return this.allRecords().filter(({ isActive }) => isActive);
  }

  /** Returns everything from which pay, bills or used hours follow, by day. */
  counted(): LedgerCounted[] {
    const records = this.records().map(({ giverId, ...record }) => ({ ...record, teacherId: giverId }));
    const cancelled = this.allPlanned().flatMap(({ payeeId, ...planned }) =>
      payeeId === null ? [] : [{ ...planned, teacherId: payeeId }],
    );
    return [...records, ...cancelled].toSorted((one, other) => one.date.localeCompare(other.date));
  }

  /** Returns the classes that are paid, by day. */
  paid(): LedgerCounted[] {
    return this.counted().filter(({ outcome }) => outcome.isPaid);
  }

  /** Returns the minutes that count against the hours of the contract. */
  countedMinutes(isMeant: (day: CalendarDate) => boolean = () => true): number {
    return this.counted()
      .filter(({ date, outcome }) => outcome.isCounted && isMeant(date))
      .reduce((sum, { minutes }) => sum + minutes, 0);
  }

  /** Returns the minutes of cancelled classes that count against the hours of the contract. */
  cancelledMinutes(): number {
    return this.allPlanned()
      .filter(({ isCancelled, outcome }) => isCancelled && outcome.isCounted)
      .reduce((sum, { minutes }) => sum + minutes, 0);
  }

  /** Adds up the hours of a contract of so many minutes, which ends on the last page. */
  balance(contracted: number): LedgerBalance {
    const fulfilling = new Set([...this.given().values()].map(({ recordId }) => recordId));
    const recorded = this.records().filter(({ outcome }) => outcome.isCounted);
    const { missing: past, ahead } = this.openPlanned();
    const minutesIn = (classes: readonly { minutes: number }[]) =>
      classes.reduce((sum, { minutes }) => sum + minutes, 0);
    const pages = [...this.#days.keys()];
    const usedBy = (last: CalendarDate) =>
      this.countedMinutes((day) => day <= last) +
      minutesIn([...past, ...ahead].filter(({ date }) => date <= last));
    const planned = minutesIn([...past, ...ahead]);
    const left = contracted - this.countedMinutes() - planned;
    return {
      contracted,
      recorded: minutesIn(recorded),
      outside: minutesIn(recorded.filter(({ recordId }) => !fulfilling.has(recordId))),
      cancelled: this.cancelledMinutes(),
      planned,
      missing: left,
      usedUpOn: pages.find((day) => usedBy(day) >= contracted) ?? null,
      misfit: left > 0 ? 'missing' : left < 0 ? 'over' : null,
    };
  }

  /** Returns the class that was added at the end for a cancelled one. */
  addedFor(classId: number): LedgerPlanned | undefined {
    return this.allPlanned().find(({ addedFor }) => addedFor === classId);
  }

  /** Returns the minutes that are billed. */
  billedMinutes(isMeant: (one: LedgerCounted) => boolean = () => true): number {
    return this.counted()
      .filter((one) => one.outcome.isBilled && isMeant(one))
      .reduce((sum, { minutes }) => sum + minutes, 0);
  }

  /** Returns the records, deleted ones too, by day. */
  allRecords(): LedgerRecord[] {
    return [...this.#records.values()].sort(
      (one, other) => one.date.localeCompare(other.date) || one.recordId - other.recordId,
    );
  }

  planned(classId: number): LedgerPlanned {
    const planned = this.#planned.get(classId);
    if (!planned) throw new Error(`there is no planned class ${classId}`);
    return planned;
  }

  /** Returns the planned classes without a record: those that have ended, and those in the future, in order. */
  openPlanned(): { missing: LedgerPlanned[]; ahead: LedgerPlanned[] } {
    const given = this.given();
    const open = this.allPlanned().filter(({ classId, isCancelled }) => !isCancelled && !given.has(classId));
    const isMissing = ({ date }: LedgerPlanned) => date < this.#start.today;
    return { missing: open.filter(isMissing), ahead: open.filter((planned) => !isMissing(planned)) };
  }

  /** Returns all planned classes in order, including cancelled ones. */
  allPlanned(): LedgerPlanned[] {
    return [...this.#planned.values()].sort(
      (one, other) => timeText(one).localeCompare(timeText(other)) || one.classId - other.classId,
    );
  }

  /**
   * Returns the record of each planned class that was given: the one that names it, otherwise one of its day. Each
   * record is used once.
   */
  given(): Map<number, LedgerRecord> {
    const given = new Map<number, LedgerRecord>();
    for (const record of this.records()) if (record.classId !== null) given.set(record.classId, record);
    const unnamed = this.records().filter(({ classId }) => classId === null);
    for (const { classId, date, isCancelled } of this.allPlanned()) {
      const place = unnamed.findIndex((record) => record.date === date);
      if (isCancelled || given.has(classId) || place < 0) continue;
      for (const record of unnamed.splice(place, 1)) given.set(classId, record);
    }
    return given;
  }

  /** Returns the teacher who gave a planned class, or who is planned to give it. */
  giverOf(planned: LedgerPlanned): number {
    const record = planned.isCancelled ? undefined : this.given().get(planned.classId);
    return record?.giverId ?? planned.substituteId ?? this.teacherOn(planned.date);
  }

  /**
   * Returns the teachers whose phone may send a record: the teacher of the day, and everyone who was ever a substitute
   * for the class or for one of that day.
   */
  possibleSenders({ date, classId }: Pick<LedgerReport, 'date' | 'classId'>): number[] {
    const isMeant = (id: number) => (classId === null ? this.planned(id).date === date : id === classId);
    return [
      this.teacherOn(date),
      ...this.#chosen.flatMap((one) => (isMeant(one.classId) ? one.teacherId : [])),
    ];
  }

  /**
   * Returns the minutes that a student attended of a class. Undefined if the class does not count for the student, who
   * did not belong to the contract on its day. For a student without any days the portal does not know the days, so an
   * entered absence counts.
   */
  minutesThere(studentId: number, { date, minutes, absentIds, late }: LedgerClass): number | undefined {
    const isAbsent = absentIds.includes(studentId);
    if (!this.membersOn(date).includes(studentId))
      return this.isShown(studentId, date) && isAbsent ? 0 : undefined;
    const missed = late.find((one) => one.studentId === studentId)?.minutes ?? 0;
    return isAbsent ? 0 : Math.max(0, minutes - missed);
  }

  /** Returns whether the entry about a student in a record of that day is shown. */
  isShown(studentId: number, day: CalendarDate): boolean {
    return this.membersOn(day).includes(studentId) || !this.hasDays(studentId);
  }

  /** Returns the minutes taught while a student belonged to the contract, and the minutes attended. */
  minutesOf(studentId: number, isCounted: (day: CalendarDate) => boolean = () => true): LedgerMinutes {
    const sum = { taught: 0, attended: 0, excused: 0, late: 0 };
    for (const record of this.records()) {
      const there = this.minutesThere(studentId, record);
      if (there === undefined || !isCounted(record.date)) continue;
      sum.taught += record.minutes;
      sum.attended += there;
      if (record.excusedIds.includes(studentId)) sum.excused += record.minutes;
      if (!record.absentIds.includes(studentId)) sum.late += record.minutes - there;
    }
    return sum;
  }

  /** Returns the paid hours of each teacher by month and rate. Minutes are added up before the cents are rounded, half up. */
  lines(): LedgerLine[] {
    const lines = new Map<string, LedgerLine>();
    for (const { date, teacherId, minutes } of this.paid()) {
      const [month, rate] = [monthOf(date), this.rateOn(teacherId, date)];
      const key = `${teacherId} ${month} ${rate}`;
      const line = lines.get(key) ?? { teacherId, month, rate, classes: 0, minutes: 0, cents: 0 };
      const sum = line.minutes + minutes;
      const cents = Math.round((sum * (rate ?? 0)) / 60);
      lines.set(key, { ...line, classes: line.classes + 1, minutes: sum, cents });
    }
    return [...lines.values()];
  }

  /** Returns the hours of each teacher by month. */
  months(): LedgerMonth[] {
    const months = new Map<string, LedgerMonth>();
    for (const { rate: _, ...line } of this.lines()) {
      const key = `${line.teacherId} ${line.month}`;
      const before = months.get(key) ?? { ...line, classes: 0, minutes: 0, cents: 0 };
      months.set(key, {
        ...before,
        classes: before.classes + line.classes,
        minutes: before.minutes + line.minutes,
        cents: before.cents + line.cents,
      });
    }
    return [...months.values()].sort(
      (one, other) => one.teacherId - other.teacherId || one.month.localeCompare(other.month),
    );
  }

  #write(event: LedgerEvent): boolean {
    if (event.kind === 'record') return this.#record(event);
    if (event.kind === 'correct') return this.#correct(event);
    if (event.kind === 'restore') return this.#restore(event.recordId);
    if (event.kind === 'move' || event.kind === 'cancel') return this.#replan(event);
    if (event.kind === 'reinstate' || event.kind === 'substitute') return this.#replan(event);
    if (event.kind === 'join') this.#join(event);
    else if (event.kind === 'leave') this.#leave(event);
    else if (event.kind === 'teach') this.#teach(event);
    else if (event.kind === 'rate')
      this.#pagesFrom(event.from, (page) => page.rates.set(event.teacherId, event.cents));
    else this.#records.set(event.recordId, { ...this.record(event.recordId), isActive: false });
    return true;
  }

  #undoOf(event: LedgerEvent): LedgerEvent | null {
    if (event.kind === 'record') return { kind: 'delete', recordId: event.recordId };
    if (event.kind === 'delete') return { kind: 'restore', recordId: event.recordId };
    if (event.kind === 'restore') return { kind: 'delete', recordId: event.recordId };
    if (!('classId' in event)) return null;
    const { classId } = event;
    const { date, time, substituteId, isCancelled, cancellation } = this.planned(classId);
    if (event.kind === 'move') return { kind: 'move', classId, date, time };
    if (event.kind === 'substitute') return { kind: 'substitute', classId, teacherId: substituteId };
    return isCancelled ? { kind: 'cancel', classId, ...cancellation } : { kind: 'reinstate', classId };
  }

  #join({ studentId, from }: Extract<LedgerEvent, { kind: 'join' }>): void {
    if (this.#inContract.has(studentId)) return;
    this.#inContract.add(studentId);
    this.#pagesFrom(from, ({ members }) => members.add(studentId));
  }

  #leave({ studentId, to }: Extract<LedgerEvent, { kind: 'leave' }>): void {
    if (!this.#inContract.delete(studentId)) return;
    // Removes the student from the last page back to the gap before the student returned, if there is one. Earlier days
    // stay.
    for (const [day, { members }] of [...this.#days].reverse()) {
      if (!members.has(studentId) || day <= to) break;
      members.delete(studentId);
    }
  }

  #teach({ teacherId, from }: Extract<LedgerEvent, { kind: 'teach' }>): void {
    const usual = this.allRecords().filter((record) => record.giverId === this.#usualGiver(record));
    const paid = this.allPlanned().filter((planned) => planned.payeeId === this.#usualGiver(planned));
    this.#pagesFrom(from, (page) => {
      page.teacherId = teacherId;
    });
    // A class that another teacher gave than the one of its day keeps that teacher.
    for (const record of usual)
      this.#records.set(record.recordId, { ...record, giverId: this.#usualGiver(record) });
    for (const planned of paid)
      this.#planned.set(planned.classId, { ...planned, payeeId: this.#usualGiver(planned) });
  }

  /**
   * Changes a planned class. A recorded or cancelled class cannot get another teacher, and a recorded one cannot move.
   */
  #replan(event: Extract<LedgerEvent, { kind: 'move' | 'cancel' | 'reinstate' | 'substitute' }>): boolean {
    const planned = this.planned(event.classId);
    const write = (change: Partial<LedgerPlanned>) =>
      Boolean(this.#planned.set(event.classId, { ...planned, ...change }));
    if (event.kind === 'substitute') {
      const { classId, teacherId } = event;
      if (teacherId === planned.substituteId) return true;
      if (this.#isGiven(planned) || planned.isCancelled) return false;
      if (teacherId === this.teacherOn(planned.date)) return false;
      if (teacherId !== null) this.#chosen.push({ classId, teacherId });
      return write({ substituteId: teacherId });
    }
    if (this.#isGiven(planned)) return false;
    if (event.kind === 'move') {
      const isUsual = planned.payeeId === this.#usualGiver(planned);
      const to = { date: event.date, time: event.time };
      const isOther = (one: LedgerPlanned) =>
        one.classId !== planned.classId && one.addedFor !== undefined && timeText(one) === timeText(to);
      if (planned.addedFor !== undefined && this.allPlanned().some(isOther)) return false;
      return write({ ...to, ...(isUsual && { payeeId: this.#usualGiver({ ...planned, ...to }) }) });
    }
    if (event.kind === 'reinstate') {
      this.#removeAdded(event.classId);
      return write(notCancelled);
    }
    const { by, announced } = event;
    const cancellation = by && announced ? { by, announced } : null;
    write({
      isCancelled: true,
      cancellation,
      outcome: this.#outcomeOf(planned, cancellation),
      payeeId: cancellation && this.#usualGiver(planned),
    });
    if (event.addAtEnd) this.#addAtEnd(event.classId);
    return true;
  }

  /** Adds one class for a cancelled one: at the first weekly time after today and after every other class. */
  #addAtEnd(addedFor: number): void {
    if (this.addedFor(addedFor)) return;
    const { weekly = [], today } = this.#start;
    // A class takes an hour, so the next one of its day begins an hour later at the earliest.
    const last = this.allPlanned()
      .map(
        ({ date, time }) =>
          `${date} ${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`,
      )
      .toSorted()
      .at(-1);
    const times = [...this.#days.keys()].flatMap((date) =>
      weekly.filter(({ weekday }) => weekday === weekdayOf(date)).map(({ time }) => ({ date, time })),
    );
    const free = times
      .toSorted((one, other) => timeText(one).localeCompare(timeText(other)))
      .find((one) => one.date > today && timeText(one) >= (last ?? ''));
    if (!free) throw new Error('the ledger has no page for a class at the end');
    const classId = this.#nextClassId;
    this.#nextClassId += 1;
    this.#planned.set(classId, {
      ...free,
      ...notCancelled,
      classId,
      minutes: 60,
      substituteId: null,
      addedFor,
    });
  }

  /** Removes the class that was added for a cancelled one, unless it has begun, was given, or is cancelled itself. */
  #removeAdded(cancelledId: number): void {
    const added = this.addedFor(cancelledId);
    if (!added || added.isCancelled || this.#isGiven(added) || added.date <= this.#start.today) return;
    this.#planned.delete(added.classId);
    this.#chosen.splice(0, Infinity, ...this.#chosen.filter(({ classId }) => classId !== added.classId));
    for (const record of this.allRecords())
      if (record.classId === added.classId) this.#records.set(record.recordId, { ...record, classId: null });
  }

  /** In time, nothing follows. Late, the teacher bears an own cancellation, and the office what the teacher would get. */
  #outcomeOf({ date }: LedgerTime, cancellation: LedgerCancellation | null): LedgerOutcome {
    const late = this.#lateOn(date);
    if (!late || !cancellation || cancellation.announced === 'in-time') return nothing;
    if (cancellation.by === 'teacher') return nothing;
    return cancellation.by === 'office' ? { ...nothing, isPaid: late.isPaid } : late;
  }

  #lateOn(date: CalendarDate): LedgerOutcome | undefined {
    return this.membersOn(date).length > 1 ? this.#start.late?.group : this.#start.late?.single;
  }

  /** Of a record as it is entered now. A no-show stays what it was when it became one. */
  #settled(
    entered: LedgerClass,
    before?: Pick<LedgerRecord, 'isNoShow' | 'outcome'>,
  ): Pick<LedgerRecord, 'isNoShow' | 'outcome'> {
    const members = this.membersOn(entered.date);
    const isGone = (id: number) => entered.absentIds.includes(id) && !entered.excusedIds.includes(id);
    if (members.length === 0 || !members.every(isGone)) return { isNoShow: false, outcome: everything };
    if (before?.isNoShow) return before;
    return { isNoShow: true, outcome: this.#lateOn(entered.date) ?? everything };
  }

  #record({ kind, senderId, ...entered }: Extract<LedgerEvent, { kind: 'record' }>): boolean {
    const { recordId, date } = entered;
    // The present teacher may also record a class that another one gave.
    if (senderId !== null && ![this.lastTeacherId, ...this.possibleSenders(entered)].includes(senderId))
      return false;
    const named = entered.classId ?? this.#classOnDayOfSubstitute(date, senderId);
    if (named === 'refused') return false;
    const isOwn = named !== null && senderId !== null && this.planned(named).substituteId === senderId;
    const classId = isOwn ? this.#freed(recordId, named) : this.#classFor(recordId, date, named);
    if (classId === 'refused') return false;
    if (senderId !== null && classId !== null && this.#isCancelledAhead(classId)) return false;
    this.#take(classId);
    const giverId = this.#usualGiver({ date, classId });
    const settled = this.#settled(entered);
    this.#records.set(recordId, { ...entered, ...settled, classId, giverId, isActive: true });
    return true;
  }

  #correct({ kind, giverId, ...entered }: Extract<LedgerEvent, { kind: 'correct' }>): boolean {
    const record = this.record(entered.recordId);
    const { isNoShow, outcome } = record;
    const written = { ...record, ...entered, ...this.#withHidden(record, entered) };
    const corrected = { ...written, ...this.#settled(written, { isNoShow, outcome }) };
    if (entered.date === record.date) {
      this.#records.set(record.recordId, { ...corrected, giverId: giverId ?? record.giverId });
      return true;
    }
    const named = record.classId ?? this.#classOnDayOfSubstitute(entered.date, null);
    if (named === 'refused') return false;
    const classId = this.#classFor(record.recordId, entered.date, named);
    if (classId === 'refused') return false;
    const isUsual = record.giverId === this.#usualGiver(record);
    this.#take(classId);
    const follows = isUsual ? this.#usualGiver({ date: entered.date, classId }) : record.giverId;
    this.#records.set(record.recordId, { ...corrected, classId, giverId: giverId ?? follows });
    return true;
  }

  #restore(recordId: number): boolean {
    const record = this.record(recordId);
    const classId = this.#classFor(recordId, record.date, record.classId);
    if (classId === 'refused') return false;
    const isUsual = record.giverId === this.#usualGiver(record);
    this.#take(classId);
    const giverId = isUsual ? this.#usualGiver({ date: record.date, classId }) : record.giverId;
    const { isNoShow, outcome } = record;
    const settled = this.#settled(record, { isNoShow, outcome });
    this.#records.set(recordId, { ...record, ...settled, classId, giverId, isActive: true });
    return true;
  }

  /** Keeps what the corrected record says about students whom it does not show, such as those who have left. */
  #withHidden(
    record: LedgerRecord,
    entered: LedgerClass,
  ): Pick<LedgerClass, 'absentIds' | 'excusedIds' | 'late'> {
    const isHidden = (id: number) => !this.isShown(id, entered.date);
    const late = record.late.filter(({ studentId }) => isHidden(studentId));
    return {
      absentIds: [...new Set([...entered.absentIds, ...record.absentIds.filter(isHidden)])],
      excusedIds: [...new Set([...entered.excusedIds, ...record.excusedIds.filter(isHidden)])],
      late: [...entered.late.filter(({ studentId }) => !isHidden(studentId)), ...late],
    };
  }

  /** Returns who gives a class if nobody states otherwise. */
  #usualGiver({ date, classId }: Pick<LedgerRecord, 'date' | 'classId'>): number {
    return (classId === null ? null : this.planned(classId).substituteId) ?? this.teacherOn(date);
  }

  #isGiven({ classId, isCancelled }: LedgerPlanned): boolean {
    return !isCancelled && this.given().has(classId);
  }

  /**
   * Returns the class to which a record without one belongs on a substitute's day: the substitute's own class,
   * otherwise the first.
   */
  #classOnDayOfSubstitute(day: CalendarDate, senderId: number | null): number | null | 'refused' {
    const ofDay = this.allPlanned().filter(({ date }) => date === day);
    if (!ofDay.some(({ substituteId, isCancelled }) => substituteId !== null && !isCancelled)) return null;
    const open = ofDay.filter((planned) => !planned.isCancelled && !this.#isGiven(planned));
    const own = open.find((planned) => this.giverOf(planned) === senderId);
    const isSubstitute = ofDay.some(({ substituteId }) => senderId !== null && substituteId === senderId);
    if (!own && isSubstitute && this.teacherOn(day) !== senderId) return 'refused';
    return (own ?? open[0])?.classId ?? null;
  }

  /**
   * Returns the class to which a record of a day belongs: the named class, unless it is on another day and a class of
   * this day is open.
   */
  #classFor(recordId: number, date: CalendarDate, named: number | null): number | null | 'refused' {
    if (named === null || this.planned(named).date === date) return this.#freed(recordId, named);
    return this.#freed(recordId, this.#openOn(date, recordId)[0]?.classId ?? named);
  }

  /**
   * Refuses a class that has another record, unless that record names no class and can move to another class of its
   * day.
   */
  #freed(recordId: number, classId: number | null): number | null | 'refused' {
    const holder = classId === null ? undefined : this.given().get(classId);
    if (classId === null || !holder || holder.recordId === recordId) return classId;
    const others = this.#openOn(this.planned(classId).date, recordId);
    const canMove = holder.classId === null && others.some((other) => other.classId !== classId);
    return canMove ? classId : 'refused';
  }

  /** Returns whether the class is cancelled and in the future. Only the office may record such a class. */
  #isCancelledAhead(classId: number): boolean {
    const { isCancelled, date } = this.planned(classId);
    return isCancelled && date > this.#start.today;
  }

  /** Marks a class as given; if it was cancelled, it no longer is. */
  #take(classId: number | null): void {
    if (classId !== null) this.#planned.set(classId, { ...this.planned(classId), ...notCancelled });
  }

  /** Returns the classes of a day that have no other record. */
  #openOn(day: CalendarDate, recordId: number): LedgerPlanned[] {
    return this.allPlanned().filter((planned) => {
      const holder = this.given().get(planned.classId);
      return planned.date === day && !planned.isCancelled && (!holder || holder.recordId === recordId);
    });
  }

  #pagesFrom(from: CalendarDate, write: (page: LedgerDay) => void): void {
    for (const [day, page] of this.#days) if (day >= from) write(page);
  }

  #page(day: CalendarDate): LedgerDay {
    const page = this.#days.get(day);
    if (!page) throw new Error(`the ledger has no page for ${day}`);
    return page;
  }

  #pageText(day: CalendarDate): string {
    const { teacherId, members, rates } = this.#page(day);
    return JSON.stringify([teacherId, [...members].sort(), [...rates].sort()]);
  }
}

const nothing: LedgerOutcome = { isPaid: false, isBilled: false, isCounted: false };
const everything: LedgerOutcome = { isPaid: true, isBilled: true, isCounted: true };
const notCancelled = { isCancelled: false, cancellation: null, outcome: nothing, payeeId: null } as const;

function timeText({ date, time }: LedgerTime): string {
  return `${date} ${time}`;
}
