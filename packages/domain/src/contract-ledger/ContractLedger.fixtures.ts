import type { CalendarDate } from '../calendar/calendar-date.ts';
import { monthOf } from '../calendar/calendar-month.ts';
import { daysAfter } from '../calendar/days-after.ts';

/** What happened in one contract. Events come in the order in which they reach the portal, whatever days they are about. */
export type LedgerEvent =
  /** A student belongs from a day. */
  | { kind: 'join'; studentId: number; from: CalendarDate }
  /** A student belonged until a day. */
  | { kind: 'leave'; studentId: number; to: CalendarDate }
  /** A teacher teaches from a day. */
  | { kind: 'teach'; teacherId: number; from: CalendarDate }
  /** Hours of a teacher cost this from a day. */
  | { kind: 'rate'; teacherId: number; from: CalendarDate; cents: number }
  /** A class is recorded, perhaps long after it was given. */
  | ({ kind: 'record'; recordId: number } & LedgerReport)
  /** A record is corrected by the office. `giverId` says who gave the class; left out, it follows from the class. */
  | ({ kind: 'correct'; recordId: number; giverId?: number } & LedgerClass)
  | { kind: 'delete'; recordId: number }
  | { kind: 'restore'; recordId: number }
  /** A planned class gets another time. */
  | ({ kind: 'move'; classId: number } & LedgerTime)
  | { kind: 'cancel'; classId: number }
  /** A cancelled class is to be given after all. */
  | { kind: 'reinstate'; classId: number }
  /** A teacher is to give a planned class in place of whoever teaches; null takes it back. */
  | { kind: 'substitute'; classId: number; teacherId: number | null };

/** A recorded class as somebody enters it. */
export interface LedgerClass {
  date: CalendarDate;
  minutes: number;
  absentIds: readonly number[];
  /** Those of the absent who are excused. */
  excusedIds: readonly number[];
  /** Minutes that students missed at the beginning or at the end; nobody who was absent is among them. */
  late: readonly { studentId: number; minutes: number }[];
}

/** A class that somebody records. */
export interface LedgerReport extends LedgerClass {
  /** The planned class that the record names; null if it names none. */
  classId: number | null;
  /** The teacher who sends it; null for the office. */
  senderId: number | null;
}

/** A record, the planned class that it names, and who gave the class. */
export interface LedgerRecord extends LedgerClass {
  recordId: number;
  classId: number | null;
  giverId: number;
  isActive: boolean;
}

/** When a planned class is. */
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
  substituteId: number | null;
}

/** What a teacher gave in a month. */
export interface LedgerMonth {
  teacherId: number;
  month: string;
  classes: number;
  minutes: number;
  cents: number;
}

/** The minutes that somebody gave in a month at one rate, and what they cost. */
export interface LedgerLine extends LedgerMonth {
  /** Cents for an hour; null without a rate. */
  rate: number | null;
}

/** Minutes of the classes that count for a student. */
export interface LedgerMinutes {
  taught: number;
  attended: number;
  /** Of missed classes with an excuse. */
  excused: number;
  /** Missed at the beginning or the end of attended classes. */
  late: number;
}

/** The days that a ledger knows, who teaches before anything happens, and the plan. */
export interface LedgerStart {
  first: CalendarDate;
  last: CalendarDate;
  today: CalendarDate;
  teacherId: number;
  /** A class of an hour each; the place in the list is its id. */
  plan?: readonly LedgerTime[];
}

/** What holds on one day. */
interface LedgerDay {
  teacherId: number;
  members: Set<number>;
  rates: Map<number, number>;
}

/**
 * The rules of belonging, teaching, rates and planned classes as one would keep them by hand: a page for each day, on which
 * every event is written, a card for each planned class and one for each record. It is slow and has no periods, so that
 * what the portal computes can be compared with it.
 */
export class ContractLedger {
  readonly #days = new Map<CalendarDate, LedgerDay>();
  readonly #records = new Map<number, LedgerRecord>();
  readonly #planned = new Map<number, LedgerPlanned>();
  readonly #inContract = new Set<number>();
  /** Everybody who ever was to give a class in place of its teacher. */
  readonly #chosen: { classId: number; teacherId: number }[] = [];
  readonly #start: LedgerStart;
  #undo: LedgerEvent | null = null;

  constructor(start: LedgerStart) {
    const { first, last, teacherId, plan = [] } = start;
    this.#start = start;
    for (let day = first; day <= last; day = daysAfter(day, 1))
      this.#days.set(day, { teacherId, members: new Set(), rates: new Map() });
    for (const [classId, time] of plan.entries())
      this.#planned.set(classId, { ...time, classId, minutes: 60, isCancelled: false, substituteId: null });
  }

  /** Writes down what happened. False if the rules refuse it; then nothing has changed. */
  apply(event: LedgerEvent): boolean {
    const undo = this.#undoOf(event);
    const isDone = this.#write(event);
    if (isDone) this.#undo = undo;
    return isDone;
  }

  /** The event that takes back the last one; null if that cannot be taken back. */
  get undo(): LedgerEvent | null {
    return this.#undo;
  }

  /** Returns who was assigned last. */
  get lastTeacherId(): number {
    return this.teacherOn(this.#start.last);
  }

  /** Returns who teaches on a day. */
  teacherOn(day: CalendarDate): number {
    return this.#page(day).teacherId;
  }

  /** Returns the students who belong to the contract on a day, by id. */
  membersOn(day: CalendarDate): number[] {
    return [...this.#page(day).members].sort((a, b) => a - b);
  }

  /** Returns what an hour of a teacher costs on a day, in cents; null without a rate. */
  rateOn(teacherId: number, day: CalendarDate): number | null {
    return this.#page(day).rates.get(teacherId) ?? null;
  }

  /** Returns whether a student has joined and not left since. */
  isInContract(studentId: number): boolean {
    return this.#inContract.has(studentId);
  }

  /** Returns whether a student has a day in the contract. */
  hasDays(studentId: number): boolean {
    return [...this.#days.values()].some(({ members }) => members.has(studentId));
  }

  /** Returns the days on which something begins, and the day before each: where a mistake of one day shows. */
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

  /** Returns the records that count, by day. */
  records(): LedgerRecord[] {
    return this.allRecords().filter(({ isActive }) => isActive);
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

  /** Returns the planned classes that are to be given and have ended, or that lie ahead, in order. */
  openPlanned(): { missing: LedgerPlanned[]; ahead: LedgerPlanned[] } {
    const given = this.given();
    const open = this.allPlanned().filter(({ classId, isCancelled }) => !isCancelled && !given.has(classId));
    const isMissing = ({ date }: LedgerPlanned) => date < this.#start.today;
    return { missing: open.filter(isMissing), ahead: open.filter((planned) => !isMissing(planned)) };
  }

  /** Returns the planned classes in order, cancelled ones too. */
  allPlanned(): LedgerPlanned[] {
    return [...this.#planned.values()].sort(
      (one, other) => timeText(one).localeCompare(timeText(other)) || one.classId - other.classId,
    );
  }

  /** Returns the record of each planned class that was given: the one that names it, else one of its day, each once. */
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

  /** Returns who gave a planned class, or is to give it. */
  giverOf(planned: LedgerPlanned): number {
    const record = planned.isCancelled ? undefined : this.given().get(planned.classId);
    return record?.giverId ?? planned.substituteId ?? this.teacherOn(planned.date);
  }

  /** Returns the teachers whose phone may send a record: of the day, and whoever ever was to give the class, or one of the day. */
  possibleSenders({ date, classId }: Pick<LedgerReport, 'date' | 'classId'>): number[] {
    const isMeant = (id: number) => (classId === null ? this.planned(id).date === date : id === classId);
    return [
      this.teacherOn(date),
      ...this.#chosen.flatMap((one) => (isMeant(one.classId) ? one.teacherId : [])),
    ];
  }

  /**
   * Returns the minutes that a student was in a class; undefined if it does not count for the student, who did not belong
   * on its day. Of a student without any day the portal does not know the days: an absence that was entered counts.
   */
  minutesThere(studentId: number, { date, minutes, absentIds, late }: LedgerClass): number | undefined {
    const isAbsent = absentIds.includes(studentId);
    if (!this.membersOn(date).includes(studentId))
      return this.isShown(studentId, date) && isAbsent ? 0 : undefined;
    const missed = late.find((one) => one.studentId === studentId)?.minutes ?? 0;
    return isAbsent ? 0 : Math.max(0, minutes - missed);
  }

  /** Returns whether what a record of a day says about a student is shown. */
  isShown(studentId: number, day: CalendarDate): boolean {
    return this.membersOn(day).includes(studentId) || !this.hasDays(studentId);
  }

  /** Returns the minutes that were taught while a student belonged to the contract, and those attended. */
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

  /** Returns what each teacher gave in each month at each rate; minutes are added before the cents are rounded, half up. */
  lines(): LedgerLine[] {
    const lines = new Map<string, LedgerLine>();
    for (const { date, giverId: teacherId, minutes } of this.records()) {
      const [month, rate] = [monthOf(date), this.rateOn(teacherId, date)];
      const key = `${teacherId} ${month} ${rate}`;
      const line = lines.get(key) ?? { teacherId, month, rate, classes: 0, minutes: 0, cents: 0 };
      const sum = line.minutes + minutes;
      const cents = Math.round((sum * (rate ?? 0)) / 60);
      lines.set(key, { ...line, classes: line.classes + 1, minutes: sum, cents });
    }
    return [...lines.values()];
  }

  /** Returns what each teacher gave in each month. */
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
    const { date, time, substituteId, isCancelled } = this.planned(classId);
    if (event.kind === 'move') return { kind: 'move', classId, date, time };
    if (event.kind === 'substitute') return { kind: 'substitute', classId, teacherId: substituteId };
    return { kind: isCancelled ? 'cancel' : 'reinstate', classId };
  }

  #join({ studentId, from }: Extract<LedgerEvent, { kind: 'join' }>): void {
    if (this.#inContract.has(studentId)) return;
    this.#inContract.add(studentId);
    this.#pagesFrom(from, ({ members }) => members.add(studentId));
  }

  #leave({ studentId, to }: Extract<LedgerEvent, { kind: 'leave' }>): void {
    if (!this.#inContract.delete(studentId)) return;
    // From the last page back to the gap before the student returned, if there is one: earlier days stay.
    for (const [day, { members }] of [...this.#days].reverse()) {
      if (!members.has(studentId) || day <= to) break;
      members.delete(studentId);
    }
  }

  #teach({ teacherId, from }: Extract<LedgerEvent, { kind: 'teach' }>): void {
    const usual = this.allRecords().filter((record) => record.giverId === this.#usualGiver(record));
    this.#pagesFrom(from, (page) => {
      page.teacherId = teacherId;
    });
    // Who gave a class instead of the teacher of its day still has given it.
    for (const record of usual)
      this.#records.set(record.recordId, { ...record, giverId: this.#usualGiver(record) });
  }

  /** A class that was given, or is cancelled, has no other teacher any more; nor does one that was given change its time. */
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
    if (event.kind === 'move') return write({ date: event.date, time: event.time });
    return write({ isCancelled: event.kind === 'cancel' });
  }

  #record({ kind, senderId, ...entered }: Extract<LedgerEvent, { kind: 'record' }>): boolean {
    const { recordId, date } = entered;
    // Whoever teaches now may also enter a class that another one gave.
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
    this.#records.set(recordId, { ...entered, classId, giverId, isActive: true });
    return true;
  }

  #correct({ kind, giverId, ...entered }: Extract<LedgerEvent, { kind: 'correct' }>): boolean {
    const record = this.record(entered.recordId);
    const corrected = { ...record, ...entered, ...this.#withHidden(record, entered) };
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
    this.#records.set(recordId, { ...record, classId, giverId, isActive: true });
    return true;
  }

  /** What the corrected record says about whom it does not show, such as who had left, stays as it was. */
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

  /** Returns who gives a class unless somebody says otherwise. */
  #usualGiver({ date, classId }: Pick<LedgerRecord, 'date' | 'classId'>): number {
    return (classId === null ? null : this.planned(classId).substituteId) ?? this.teacherOn(date);
  }

  #isGiven({ classId, isCancelled }: LedgerPlanned): boolean {
    return !isCancelled && this.given().has(classId);
  }

  /** Returns the class that a record without one is for on the day of a substitute: an own one, else the first. */
  #classOnDayOfSubstitute(day: CalendarDate, senderId: number | null): number | null | 'refused' {
    const ofDay = this.allPlanned().filter(({ date }) => date === day);
    if (!ofDay.some(({ substituteId, isCancelled }) => substituteId !== null && !isCancelled)) return null;
    const open = ofDay.filter((planned) => !planned.isCancelled && !this.#isGiven(planned));
    const own = open.find((planned) => this.giverOf(planned) === senderId);
    const isSubstitute = ofDay.some(({ substituteId }) => senderId !== null && substituteId === senderId);
    if (!own && isSubstitute && this.teacherOn(day) !== senderId) return 'refused';
    return (own ?? open[0])?.classId ?? null;
  }

  /** Returns the class that a record of a day is for: the named one, unless it is on another day and one of the day is open. */
  #classFor(recordId: number, date: CalendarDate, named: number | null): number | null | 'refused' {
    if (named === null || this.planned(named).date === date) return this.#freed(recordId, named);
    return this.#freed(recordId, this.#openOn(date, recordId)[0]?.classId ?? named);
  }

  /** Refuses a class that another record has, unless that one names no class and can have another of its day. */
  #freed(recordId: number, classId: number | null): number | null | 'refused' {
    const holder = classId === null ? undefined : this.given().get(classId);
    if (classId === null || !holder || holder.recordId === recordId) return classId;
    const others = this.#openOn(this.planned(classId).date, recordId);
    const canMove = holder.classId === null && others.some((other) => other.classId !== classId);
    return canMove ? classId : 'refused';
  }

  /** Only the office says that such a class is given after all. */
  #isCancelledAhead(classId: number): boolean {
    const { isCancelled, date } = this.planned(classId);
    return isCancelled && date > this.#start.today;
  }

  /** A cancelled class that was given is no longer cancelled. */
  #take(classId: number | null): void {
    if (classId !== null) this.#planned.set(classId, { ...this.planned(classId), isCancelled: false });
  }

  /** The classes of a day that no other record has. */
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

function timeText({ date, time }: LedgerTime): string {
  return `${date} ${time}`;
}
