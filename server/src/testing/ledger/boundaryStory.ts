import type { LedgerClass, LedgerEvent } from '@portal/domain';

const [ines, omar] = [1, 2];
const [lea, andrew, gaelle] = [1, 2, 3];

const entered = (date: string, minutes: number, absentIds: readonly number[] = []): LedgerClass => ({
  date,
  minutes,
  absentIds,
  excusedIds: absentIds,
  late: absentIds.includes(omar) ? [] : [{ studentId: omar, minutes: 7 }],
});

const record = (
  recordId: number,
  given: LedgerClass,
  { classId = null, senderId = null }: { classId?: number | null; senderId?: number | null } = {},
): LedgerEvent => ({ kind: 'record', recordId, ...given, classId, senderId });

/**
 * A month of the contract in the ledger test. Everything in it happens on the first or last day of something, and
 * records from phones arrive late.
 */
export const boundaryStory: readonly LedgerEvent[] = [
  { kind: 'rate', teacherId: lea, from: '2026-09-01', cents: 4010 },
  { kind: 'rate', teacherId: andrew, from: '2026-09-01', cents: 3130 },
  { kind: 'rate', teacherId: gaelle, from: '2026-09-01', cents: 5270 },
  { kind: 'join', studentId: omar, from: '2026-10-27' },
  { kind: 'join', studentId: ines, from: '2026-10-29' },
  // The day before the first day, the first day, and the days around the last one.
  record(1, entered('2026-10-28', 31), { senderId: lea }),
  record(2, entered('2026-10-29', 61, [omar]), { classId: 1 }),
  record(3, entered('2026-10-31', 91), { classId: 3 }),
  record(4, entered('2026-11-01', 47), { classId: 4, senderId: lea }),
  { kind: 'leave', studentId: ines, to: '2026-10-31' },
  { kind: 'rate', teacherId: lea, from: '2026-11-01', cents: 4490 },
  { kind: 'teach', teacherId: andrew, from: '2026-11-01' },
  // From the former teacher, for their last day, on a phone that was offline.
  record(5, entered('2026-10-31', 53), { senderId: lea }),
  // The former teacher is refused on the first day of the next teacher.
  record(9, entered('2026-11-01', 20), { senderId: lea }),
  { kind: 'join', studentId: ines, from: '2026-11-03' },
  { kind: 'substitute', classId: 5, teacherId: gaelle },
  record(6, entered('2026-11-03', 73), { senderId: andrew }),
  { kind: 'cancel', classId: 6 },
  record(7, entered('2026-11-05', 37, [ines]), { senderId: andrew }),
  { kind: 'move', classId: 0, date: '2026-11-04', time: '15:30' },
  { kind: 'correct', recordId: 1, ...entered('2026-11-04', 31) },
  { kind: 'cancel', classId: 2 },
  // A cancelled class that was given after all.
  record(8, entered('2026-10-29', 83), { classId: 2, senderId: lea }),
  { kind: 'delete', recordId: 2 },
  { kind: 'cancel', classId: 1 },
  { kind: 'restore', recordId: 2 },
  { kind: 'teach', teacherId: gaelle, from: '2026-11-04' },
  { kind: 'rate', teacherId: gaelle, from: '2026-11-05', cents: 6110 },
  { kind: 'correct', recordId: 3, ...entered('2026-11-02', 91) },
  { kind: 'delete', recordId: 4 },
  // Nobody came: paid and billed for one student, and not counted.
  record(10, { ...entered('2026-11-01', 55, [omar]), excusedIds: [] }),
  // Too late, of a group: billed and counted. Its class at the end is cancelled in turn, which adds another one.
  { kind: 'cancel', classId: 6, by: 'company', announced: 'never', addAtEnd: true },
  { kind: 'cancel', classId: 8, by: 'student', announced: 'late', addAtEnd: true },
  { kind: 'cancel', classId: 8, by: 'office', announced: 'in-time', addAtEnd: true },
  // Its restoration takes the added one back.
  { kind: 'reinstate', classId: 8 },
  { kind: 'move', classId: 8, date: '2026-11-02', time: '18:15' },
  // On a day with one student: paid to the teacher of that day, billed, and not counted.
  { kind: 'cancel', classId: 8, by: 'student', announced: 'never', addAtEnd: true },
  { kind: 'teach', teacherId: lea, from: '2026-11-02' },
];
