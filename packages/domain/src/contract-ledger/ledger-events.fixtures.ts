import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import type { ContractLedger, LedgerEvent, LedgerRecord } from './ContractLedger.fixtures.ts';

/** Numbers from which an event is made, each any natural number. */
export interface LedgerDraw {
  kind: number;
  who: number;
  day: number;
  minutes: number;
  absent: number;
}

/** Where and about whom something can happen. */
export interface LedgerScene {
  studentIds: readonly number[];
  teacherIds: readonly number[];
  /** The first day of events, and the number of days. */
  first: CalendarDate;
  days: number;
}

const kinds = [
  ...(['record', 'record', 'record', 'correct', 'correct', 'give', 'delete', 'restore'] as const),
  ...(['join', 'join', 'leave', 'leave', 'teach', 'teach', 'rate', 'rate'] as const),
];

/** Returns the event that the numbers mean after what has happened; null if it cannot happen now. */
export function drawnEvent(
  ledger: ContractLedger,
  scene: LedgerScene,
  draw: LedgerDraw,
  nextRecordId: number,
): LedgerEvent | null {
  const { studentIds, teacherIds, first } = scene;
  const kind = pick(kinds, draw.kind);
  const day = daysAfter(first, draw.day % scene.days);
  const [studentId, teacherId] = [pick(studentIds, draw.who), pick(teacherIds, draw.who)];
  const active = pick<LedgerRecord | undefined>(ledger.records(), draw.who);
  const deleted = pick<LedgerRecord | undefined>(
    ledger.allRecords().filter(({ isActive }) => !isActive),
    draw.who,
  );
  const entered = {
    date: day,
    minutes: 1 + (draw.minutes % 239),
    absentIds: ledger.membersOn(day).filter((_, place) => (draw.absent >> place) % 2 === 1),
  };
  if (kind === 'record') return { kind, recordId: nextRecordId, ...entered };
  if (kind === 'join') return ledger.isInContract(studentId) ? null : { kind, studentId, from: day };
  if (kind === 'leave') return ledger.isInContract(studentId) ? { kind, studentId, to: day } : null;
  if (kind === 'teach') return { kind, teacherId, from: day };
  if (kind === 'rate') return { kind, teacherId, from: day, cents: 2000 + (draw.minutes % 9973) };
  if (kind === 'restore') return deleted ? { kind, recordId: deleted.recordId } : null;
  if (!active) return null;
  const { recordId, date, minutes, absentIds } = active;
  if (kind === 'delete') return { kind, recordId };
  if (kind === 'give') return { kind: 'correct', recordId, date, minutes, absentIds, giverId: teacherId };
  return { kind, recordId, ...entered };
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % Math.max(1, items.length)] as Item;
}
