import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import type { ContractLedger, LedgerEvent, LedgerPlanned, LedgerRecord } from './ContractLedger.fixtures.ts';

/** Random natural numbers from which an event is made. */
export interface LedgerDraw {
  kind: number;
  who: number;
  day: number;
  minutes: number;
  absent: number;
}

/** The days, students and teachers of random events. */
export interface LedgerScene {
  studentIds: readonly number[];
  teacherIds: readonly number[];
  /** The first day of events, and the number of days. */
  first: CalendarDate;
  days: number;
  /** Whether cancellations may add a class at the end. */
  addsAtEnd?: boolean;
  /** A future day to which a class can be moved; optional. */
  ahead?: CalendarDate;
}

const kinds = [
  'record',
  'record',
  'record',
  'record',
  'correct',
  'correct',
  'give',
  'delete',
  'restore',
  'join',
  'join',
  'leave',
  'leave',
  'teach',
  'teach',
  'rate',
  'rate',
  'move',
  'move',
  'cancel',
  'cancel',
  'cancel',
  'reinstate',
  'reinstate',
  'substitute',
  'substitute',
  'undo',
  'undo',
] as const;

/** Returns the event that the numbers stand for in the present state of the ledger; null if it cannot happen now. */
export function drawnEvent(
  ledger: ContractLedger,
  scene: LedgerScene,
  draw: LedgerDraw,
  nextRecordId: number,
): LedgerEvent | null {
  const { studentIds, teacherIds } = scene;
  const kind = pick(kinds, draw.kind);
  const day = drawnDay(ledger, scene, draw);
  const [studentId, teacherId] = [pick(studentIds, draw.who), pick(teacherIds, draw.who)];
  if (kind === 'undo') return ledger.undo;
  if (kind === 'join') return ledger.isInContract(studentId) ? null : { kind, studentId, from: day };
  if (kind === 'leave') {
    // Mostly a day on which the student belongs to the contract. A student who leaves before the first day was never in
    // it.
    const own = ledger.turningDays().filter((turning) => ledger.membersOn(turning).includes(studentId));
    const to = ledger.membersOn(day).includes(studentId) || own.length === 0 ? day : pick(own, draw.day);
    return ledger.isInContract(studentId) ? { kind, studentId, to } : null;
  }
  if (kind === 'teach') return teacherId === ledger.lastTeacherId ? null : { kind, teacherId, from: day };
  if (kind === 'rate') return { kind, teacherId, from: day, cents: 2000 + (draw.minutes % 9973) };
  if (kind === 'record') {
    const classId = drawnClass(ledger, day, draw);
    const senders = [null, ...ledger.possibleSenders({ date: day, classId })];
    const report = { classId, senderId: pick(senders, draw.minutes) };
    return { kind, recordId: nextRecordId, ...report, ...drawnRecord(ledger, day, draw) };
  }
  if (kind === 'correct' || kind === 'give' || kind === 'delete' || kind === 'restore') {
    const isMeant = ({ isActive }: LedgerRecord) => isActive === (kind !== 'restore');
    const record = pick<LedgerRecord | undefined>(ledger.allRecords().filter(isMeant), draw.who);
    if (!record) return null;
    const { recordId, date, minutes, absentIds, excusedIds, late } = record;
    if (kind === 'delete' || kind === 'restore') return { kind, recordId };
    if (kind === 'correct') return { kind, recordId, ...drawnRecord(ledger, day, draw) };
    return { kind: 'correct', recordId, date, minutes, absentIds, excusedIds, late, giverId: teacherId };
  }
  const isAhead = draw.absent % 6 === 0;
  const addsAtEnd = scene.addsAtEnd === true && draw.absent % 2 === 0;
  return changeOfPlan(kind, ledger, draw, { day: (isAhead && scene.ahead) || day, teacherId, addsAtEnd });
}

/** Returns a change of a planned class, in three of four cases of one without a record. */
function changeOfPlan(
  kind: 'move' | 'cancel' | 'reinstate' | 'substitute',
  ledger: ContractLedger,
  draw: LedgerDraw,
  { day, teacherId, addsAtEnd }: { day: CalendarDate; teacherId: number; addsAtEnd: boolean },
): LedgerEvent | null {
  const given = ledger.given();
  const isLikely = ({ classId, isCancelled }: LedgerPlanned) =>
    kind === 'reinstate' ? isCancelled : draw.absent % 4 === 0 || !given.has(classId);
  const planned = pick<LedgerPlanned | undefined>(ledger.allPlanned().filter(isLikely), draw.minutes);
  if (!planned) return null;
  const { classId } = planned;
  if (kind === 'move') {
    // An addition of the plan takes no weekly time from another class.
    const time = planned.addedFor === undefined ? pick(['08:00', '09:00', '15:30'], draw.who) : '18:15';
    return { kind, classId, date: day, time };
  }
  if (kind === 'substitute') return { kind, classId, teacherId: draw.absent % 5 === 0 ? null : teacherId };
  const addAtEnd = addsAtEnd ? ({ addAtEnd: true } as const) : {};
  if (kind === 'reinstate') return { kind, classId };
  if (draw.who % 5 === 0) return { kind, classId, ...addAtEnd };
  const by = pick(['student', 'company', 'teacher', 'office'] as const, draw.who);
  const announced = pick(['in-time', 'late', 'never'] as const, draw.day);
  return { kind, classId, by, announced, ...addAtEnd };
}

/**
 * Returns a day. Two out of three are days on which something begins or ends, or class days, because an error of one
 * day shows there.
 */
function drawnDay(ledger: ContractLedger, { first, days }: LedgerScene, { day }: LedgerDraw): CalendarDate {
  const last = daysAfter(first, days - 1);
  const known = [
    ...ledger.turningDays(),
    ...ledger.allRecords().flatMap(({ date }) => [date, date, daysAfter(date, 1), daysAfter(date, -1)]),
    ...ledger.allPlanned().map(({ date }) => date),
  ].filter((known) => first <= known && known <= last);
  const place = Math.floor(day / 3);
  return day % 3 === 0 || known.length === 0 ? daysAfter(first, place % days) : pick(known, place);
}

/** Returns the planned class that a record names: one of its day, none, or any other. */
function drawnClass(ledger: ContractLedger, day: CalendarDate, { who, absent }: LedgerDraw): number | null {
  const planned = ledger.allPlanned();
  const ofDay = planned.filter(({ date }) => date === day);
  const meant = pick([ofDay, ofDay, [], planned], who);
  return pick<LedgerPlanned | undefined>(meant, absent)?.classId ?? null;
}

/**
 * Returns the minutes of a class, the members of the day who were absent, with or without an excuse, and those who were
 * late.
 */
function drawnRecord(ledger: ContractLedger, date: CalendarDate, { minutes: number, absent }: LedgerDraw) {
  const minutes = 1 + (number % 239);
  const members = ledger.membersOn(date);
  const absentIds = members.filter((_, place) => (absent >> place) % 2 === 1);
  const late = members
    .filter((id) => !absentIds.includes(id) && absent % 3 === 0 && minutes > 1)
    .map((studentId) => ({ studentId, minutes: 1 + (absent % (minutes - 1)) }));
  return { date, minutes, absentIds, excusedIds: absent % 5 === 0 ? absentIds : [], late };
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % Math.max(1, items.length)] as Item;
}
