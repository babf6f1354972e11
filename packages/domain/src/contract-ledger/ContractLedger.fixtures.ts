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
  | ({ kind: 'record'; recordId: number } & LedgerClass)
  /** A record is corrected. `giverId` says who gave the class; left out, it follows from the day. */
  | ({ kind: 'correct'; recordId: number; giverId?: number } & LedgerClass)
  | { kind: 'delete'; recordId: number }
  | { kind: 'restore'; recordId: number };

/** A recorded class as somebody enters it. */
export interface LedgerClass {
  date: CalendarDate;
  minutes: number;
  absentIds: readonly number[];
}

/** A record and who gave the class. */
export interface LedgerRecord extends LedgerClass {
  recordId: number;
  giverId: number;
  isActive: boolean;
}

/** What a teacher gave in a month. */
export interface LedgerMonth {
  teacherId: number;
  month: string;
  classes: number;
  minutes: number;
  cents: number;
}

/** The first and the last day that a ledger knows, and who teaches before anything happens. */
export interface LedgerStart {
  first: CalendarDate;
  last: CalendarDate;
  teacherId: number;
}

/** What holds on one day. */
interface LedgerDay {
  teacherId: number;
  members: Set<number>;
  rates: Map<number, number>;
}

/**
 * The rules of belonging, teaching and rates as one would keep them by hand: a page for each day, on which every event is
 * written. It is slow and has no periods, so that what the portal computes can be compared with it.
 */
export class ContractLedger {
  readonly #days = new Map<CalendarDate, LedgerDay>();
  readonly #records = new Map<number, LedgerRecord>();
  readonly #inContract = new Set<number>();

  constructor({ first, last, teacherId }: LedgerStart) {
    for (let day = first; day <= last; day = daysAfter(day, 1))
      this.#days.set(day, { teacherId, members: new Set(), rates: new Map() });
  }

  /** Writes down what happened. */
  apply(event: LedgerEvent): void {
    if (event.kind === 'join') this.#join(event);
    else if (event.kind === 'leave') this.#leave(event);
    else if (event.kind === 'teach') this.#teach(event);
    else if (event.kind === 'rate')
      this.#pagesFrom(event.from, (page) => page.rates.set(event.teacherId, event.cents));
    else if (event.kind === 'record') {
      const { recordId, date, minutes, absentIds } = event;
      const giverId = this.teacherOn(date);
      this.#records.set(recordId, { recordId, date, minutes, absentIds, giverId, isActive: true });
    } else if (event.kind === 'correct') this.#correct(event);
    else {
      const record = this.record(event.recordId);
      this.#records.set(event.recordId, { ...record, isActive: event.kind === 'restore' });
    }
  }

  /** Returns who teaches on a day. */
  teacherOn(day: CalendarDate): number {
    return this.#page(day).teacherId;
  }

  /** Returns the students who belong to the contract on a day, by id. */
  membersOn(day: CalendarDate): number[] {
    return [...this.#page(day).members].sort((a, b) => a - b);
  }

  /** Returns whether a student has joined and not left since. */
  isInContract(studentId: number): boolean {
    return this.#inContract.has(studentId);
  }

  /** Returns whether a student has a day in the contract. */
  hasDays(studentId: number): boolean {
    return [...this.#days.values()].some(({ members }) => members.has(studentId));
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

  /** Returns who missed a class and belonged to the contract on its day. */
  absentOf({ date, absentIds }: LedgerClass): number[] {
    return this.membersOn(date).filter((id) => absentIds.includes(id));
  }

  /** Returns the minutes that were taught while a student belonged to the contract, and those attended. */
  minutesOf(studentId: number): { taught: number; attended: number } {
    let [taught, attended] = [0, 0];
    for (const record of this.records()) {
      if (!this.membersOn(record.date).includes(studentId)) continue;
      taught += record.minutes;
      if (!record.absentIds.includes(studentId)) attended += record.minutes;
    }
    return { taught, attended };
  }

  /** Returns what each teacher gave in each month; minutes at one rate are added before the cents are rounded, half up. */
  months(): LedgerMonth[] {
    const lines = new Map<
      string,
      { teacherId: number; month: string; rate: number; ofLine: LedgerRecord[] }
    >();
    for (const record of this.records()) {
      const [month, rate] = [monthOf(record.date), this.#page(record.date).rates.get(record.giverId) ?? 0];
      const key = `${record.giverId} ${month} ${rate}`;
      const line = lines.get(key) ?? { teacherId: record.giverId, month, rate, ofLine: [] };
      line.ofLine.push(record);
      lines.set(key, line);
    }
    const months = new Map<string, LedgerMonth>();
    for (const { teacherId, month, rate, ofLine } of lines.values()) {
      const minutes = ofLine.reduce((sum, record) => sum + record.minutes, 0);
      const key = `${teacherId} ${month}`;
      const before = months.get(key) ?? { teacherId, month, classes: 0, minutes: 0, cents: 0 };
      months.set(key, {
        ...before,
        classes: before.classes + ofLine.length,
        minutes: before.minutes + minutes,
        cents: before.cents + Math.round((minutes * rate) / 60),
      });
    }
    return [...months.values()].sort(
      (one, other) => one.teacherId - other.teacherId || one.month.localeCompare(other.month),
    );
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
    const usual = new Set(
      this.allRecords().filter((record) => record.giverId === this.teacherOn(record.date)),
    );
    this.#pagesFrom(from, (page) => {
      page.teacherId = teacherId;
    });
    // Who gave a class instead of the teacher of its day still has given it.
    for (const record of usual)
      this.#records.set(record.recordId, { ...record, giverId: this.teacherOn(record.date) });
  }

  #correct({ recordId, date, minutes, absentIds, giverId }: Extract<LedgerEvent, { kind: 'correct' }>): void {
    const record = this.record(recordId);
    const isUsual = record.giverId === this.teacherOn(record.date);
    const follows = isUsual ? this.teacherOn(date) : record.giverId;
    this.#records.set(recordId, { ...record, date, minutes, absentIds, giverId: giverId ?? follows });
  }

  #pagesFrom(from: CalendarDate, write: (page: LedgerDay) => void): void {
    for (const [day, page] of this.#days) if (day >= from) write(page);
  }

  #page(day: CalendarDate): LedgerDay {
    const page = this.#days.get(day);
    if (!page) throw new Error(`the ledger has no page for ${day}`);
    return page;
  }
}
