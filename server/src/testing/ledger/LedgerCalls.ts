import type { RatePeriod } from '@portal/api-client/openapi';
import {
  type CalendarDate,
  type ContractLedger,
  daysAfter,
  type LedgerClass,
  type LedgerEvent,
  type LedgerPlanned,
} from '@portal/domain';
import { expect } from 'vitest';
import type { Answer, Sender } from '../startServer.ts';
import type { LedgerOffice } from './startLedgerOffice.ts';

/** The months whose pay a change affects, with the amounts before and after it. */
type MonthsText = string[];

/** Sends events in the same way as the portal's pages and phones, and keeps the ids of records and the rates. */
export class LedgerCalls {
  readonly #office: LedgerOffice;
  readonly #classIds: number[];
  readonly #recordIds = new Map<number, number>();
  readonly #rates = new Map<number, RatePeriod[]>();

  /** `classIds` are the ids of the planned classes in the portal, in order. */
  constructor(office: LedgerOffice, classIds: readonly number[]) {
    this.#office = office;
    this.#classIds = [...classIds];
  }

  /** Returns the id of a record in the portal. */
  recordIdOf = (recordId: number): number => this.#recordIds.get(recordId) ?? 0;

  /** Returns the id of a planned class in the portal. */
  classIdOf = ({ classId }: Pick<LedgerPlanned, 'classId'>): number => this.#classIds[classId] ?? 0;

  /**
   * Adds an event to the ledger and sends it to the portal. Expects that the portal refuses what the ledger refuses,
   * and that it names the months that other events change, with both amounts.
   */
  async send(event: LedgerEvent, ledger: ContractLedger): Promise<void> {
    const before = payOf(ledger);
    const hoursDone = minutesBefore(event, ledger);
    const dateBefore = event.kind === 'cancel' ? ledger.planned(event.classId).date : '';
    const addedBefore = event.kind === 'reinstate' ? ledger.addedFor(event.classId) : undefined;
    const isDone = ledger.apply(event);
    const changed = changesOf(before, payOf(ledger));
    const { admin } = this.#office;
    if (event.kind === 'join' || event.kind === 'leave') await this.#enrol(event);
    else if (event.kind === 'teach') await this.#teach(event, { hoursDone, changed });
    else if (event.kind === 'rate') await this.#rate(event, changed);
    else if (event.kind === 'move')
      await this.#plan(event, isDone, { ...timeOf(event), accept_clashes: true });
    else if (event.kind === 'cancel') await this.#cancel(event, ledger, { isDone, dateBefore });
    else if (event.kind === 'reinstate') {
      const { removed } = await this.#plan(event, isDone, { cancelled: 0, accept_clashes: true });
      const isGone = addedBefore !== undefined && !ledger.addedFor(event.classId);
      expect([event, removed?.id]).toEqual([event, isGone ? this.classIdOf(addedBefore) : undefined]);
    } else if (event.kind === 'substitute') {
      const body = { classes: [{ id: this.classIdOf(event) }], teacher_id: event.teacherId };
      await this.#send(admin, 'POST', 'plannedClasses/substitute', { ...body, accept_clashes: true }, isDone);
    } else if (event.kind === 'record') {
      const sender = event.senderId === null ? admin : this.#office.teachers.get(event.senderId);
      if (!sender) throw new Error(`teacher ${event.senderId} has no account`);
      const named =
        event.classId === null ? {} : { planned_class_id: this.classIdOf({ classId: event.classId }) };
      const body = { ...this.#entered(event, ledger), ...named };
      const answer = await this.#send(sender, 'POST', 'attendance', body, isDone);
      if (isDone) this.#recordIds.set(event.recordId, answer.data.id);
    } else await this.#correct(event, ledger, { isDone, changed });
  }

  async #enrol(event: Extract<LedgerEvent, { kind: 'join' | 'leave' }>): Promise<void> {
    const body = { courseId: this.#office.contract, studentId: [event.studentId] };
    const { admin } = this.#office;
    if (event.kind === 'join')
      await this.#send(admin, 'POST', 'student/assignCourse', { ...body, from: event.from });
    else await this.#send(admin, 'POST', 'student/unAssignCourse', { ...body, to: event.to });
  }

  async #teach(
    { teacherId, from }: Extract<LedgerEvent, { kind: 'teach' }>,
    expected: { hoursDone: number; changed: MonthsText },
  ): Promise<void> {
    const { admin, contract } = this.#office;
    const body = { courseId: contract, teacherId, from };
    const { data } = await this.#send(admin, 'POST', 'teacher/change/preview', body);
    expect([data.minutes_done, monthsText(data.months)]).toEqual([expected.hoursDone, expected.changed]);
    const reason = { removeMotive: 'Congé', hoursDone: 1, months: data.months };
    await this.#send(admin, 'POST', 'teacher/change', { ...body, ...reason });
  }

  async #rate(event: Extract<LedgerEvent, { kind: 'rate' }>, changed: MonthsText): Promise<void> {
    const { admin, course_type_id } = this.#office;
    const { teacherId, from, cents } = event;
    const seen = this.#rates.get(teacherId) ?? [];
    const rates = [...seen.filter((rate) => (rate.from ?? '') < from), { from, rate: cents / 100 }];
    const path = `teacher/${teacherId}/rates`;
    const body = { course_types_id: course_type_id, rates };
    const { data } = await this.#send(admin, 'POST', `${path}/preview`, body);
    const months = (data as object[]).map((month) => ({ ...month, teacher_id: teacherId }));
    expect(monthsText(months as NamedMonth[])).toEqual(changed);
    await this.#send(admin, 'PUT', path, { ...body, seen, months: data });
    this.#rates.set(teacherId, rates);
  }

  /** Cancels a class. Expects the class at the end on the day of the ledger, and keeps its id. */
  async #cancel(
    event: Extract<LedgerEvent, { kind: 'cancel' }>,
    ledger: ContractLedger,
    { isDone, dateBefore }: { isDone: boolean; dateBefore: CalendarDate },
  ): Promise<void> {
    const atEnd = event.addAtEnd ? { add_at_end: 1, accept_clashes: true } : {};
    const { added } = await this.#plan(event, isDone, { ...cancelledBody(event, dateBefore), ...atEnd });
    const expected = event.addAtEnd && isDone ? ledger.addedFor(event.classId) : undefined;
    expect([event, added && [added.date, added.time]]).toEqual([
      event,
      expected && [expected.date, expected.time],
    ]);
    if (expected) this.#classIds[expected.classId] = added.id;
  }

  #plan({ classId }: { classId: number }, isDone: boolean, body: object): Promise<Answer['body']> {
    return this.#send(
      this.#office.admin,
      'PATCH',
      `plannedClasses/${this.classIdOf({ classId })}`,
      body,
      isDone,
    );
  }

  async #correct(
    event: Extract<LedgerEvent, { kind: 'correct' | 'delete' | 'restore' }>,
    ledger: ContractLedger,
    { isDone, changed }: { isDone: boolean; changed: MonthsText },
  ): Promise<void> {
    const { admin } = this.#office;
    const path = `attendance/${this.recordIdOf(event.recordId)}`;
    if (event.kind === 'delete') await this.#send(admin, 'DELETE', path);
    else if (event.kind === 'restore')
      await this.#restore(path, this.#entered(ledger.record(event.recordId), ledger), isDone);
    else if (event.giverId === undefined)
      await this.#send(admin, 'PUT', path, this.#entered(event, ledger), isDone);
    else {
      const giver = { teacher_id: event.giverId };
      const { data } = await this.#send(admin, 'POST', `${path}/preview`, giver);
      expect(monthsText(data.months)).toEqual(changed);
      await this.#send(admin, 'PUT', path, {
        ...this.#entered(event, ledger),
        ...giver,
        months: data.months,
      });
    }
  }

  /** Restores a record as the list of records does: without details, which stay unchanged. */
  async #restore(
    path: string,
    { details: _, ...entered }: object & { details: unknown },
    isDone: boolean,
  ): Promise<void> {
    await this.#send(this.#office.admin, 'PUT', path, { ...entered, status: 1 }, isDone);
  }

  /** A class as a form sends it. A form shows only students who belonged to the contract on its day. */
  #entered({ date, minutes, absentIds, excusedIds, late }: LedgerClass, ledger: ContractLedger) {
    const isShown = (id: number) => ledger.isShown(id, date);
    const detail = (student_id: number) => ({
      student_id,
      late_minutes: 0,
      left_early_minutes: 0,
      excused: 0,
    });
    return {
      courses_id: this.#office.contract,
      date_class: date,
      total_hours: minutes,
      absent_student_ids: absentIds.filter(isShown),
      details: [
        ...excusedIds.filter(isShown).map((id) => ({ ...detail(id), excused: 1 })),
        ...late
          .filter((one) => isShown(one.studentId))
          .map((one) => ({ ...detail(one.studentId), late_minutes: one.minutes - 1, left_early_minutes: 1 })),
      ],
    };
  }

  async #send(
    sender: Sender,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    isDone = true,
  ): Promise<Answer['body']> {
    const { status, body: answer } = await sender.send(method, path, body && { body });
    const expected = isDone ? [200] : [400, 403, 409];
    expect([method, path, body, status, answer]).toEqual([
      method,
      path,
      body,
      expected.includes(status) ? status : expected,
      expect.anything(),
    ]);
    return answer;
  }
}

interface NamedMonth {
  teacher_id: number;
  month: string;
  before_cents: number;
  after_cents: number;
}

function monthsText(months: readonly NamedMonth[]): MonthsText {
  return months
    .map((month) => `${month.teacher_id} ${month.month} ${month.before_cents} ${month.after_cents}`)
    .toSorted();
}

/** Cents, and minutes without a rate, of each teacher's month. */
function payOf(ledger: ContractLedger): Map<string, { cents: number; unrated: number }> {
  const pay = new Map<string, { cents: number; unrated: number }>();
  for (const { teacherId, month, rate, minutes, cents } of ledger.lines()) {
    const key = `${teacherId} ${month}`;
    const before = pay.get(key) ?? { cents: 0, unrated: 0 };
    const unrated = before.unrated + (rate === null ? minutes : 0);
    pay.set(key, { cents: before.cents + cents, unrated });
  }
  return pay;
}

type Pay = ReturnType<typeof payOf>;

/** The months whose pay differs, formatted like `monthsText`. */
function changesOf(before: Pay, after: Pay): MonthsText {
  const none = { cents: 0, unrated: 0 };
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((key) => {
      const [was, is] = [before.get(key) ?? none, after.get(key) ?? none];
      const isSame = was.cents === is.cents && was.unrated === is.unrated;
      return isSame ? [] : [`${key} ${was.cents} ${is.cents}`];
    })
    .toSorted();
}

/** The minutes that the currently assigned teacher gave before a change of teacher. */
function minutesBefore(event: LedgerEvent, ledger: ContractLedger): number {
  if (event.kind !== 'teach') return 0;
  return ledger
    .counted()
    .filter(
      ({ teacherId, date, outcome }) =>
        outcome.isCounted && teacherId === ledger.lastTeacherId && date < event.from,
    )
    .reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The notice of the office's rule is thirty days. */
export const ledgerNotice = { notice_unit: 'hours', notice_count: 720 } as const;

/** What the form sends: with the notice of thirty days, forty days are in time and ten are late. */
function cancelledBody({ by, announced }: Extract<LedgerEvent, { kind: 'cancel' }>, date: CalendarDate) {
  if (!by || !announced) return { cancelled: 1, cancel_reason: 'Congé' };
  const day = daysAfter(date, announced === 'late' ? -10 : -40);
  return {
    cancelled: 1,
    cancelled_by: by,
    cancel_announced_at: announced === 'never' ? null : `${day}T12:00:00.000Z`,
  };
}

function timeOf({ date, time }: Extract<LedgerEvent, { kind: 'move' }>) {
  return { date, time, minutes: 60 };
}
