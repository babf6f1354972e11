import type { CompanySummary, SummarizedContract, SummarizedStudent } from './company-summary.ts';

/** A contract of 45 hours, all but one of which have been taught. */
export function aSummarizedContract(differing: Partial<SummarizedContract> = {}): SummarizedContract {
  return {
    id: 412,
    number: '2026-0412',
    startsOn: '2026-09-08',
    endsOn: '2026-12-18',
    language: { id: 1, name: 'Français' },
    students: 1,
    minutesContracted: 45 * 60,
    minutesTaught: 44 * 60,
    minutesTaughtInPeriod: 44 * 60,
    ...differing,
  };
}

/** A student who advanced from A2 to B1 and has a report. */
export function aSummarizedStudent(differing: Partial<SummarizedStudent> = {}): SummarizedStudent {
  return {
    contractId: 412,
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    lastReport: {
      contractId: 412,
      file: null,
      form: { id: 71, status: 'submitted', savedAt: '2026-11-20T16:30:00.000Z', taggedOn: '2026-11-20' },
    },
    nextLevel: 'B2',
    levelAtStart: 'A2',
    levelNow: 'B1',
    minutesAttended: 42 * 60,
    attendance: { taught: 44 * 60, attended: 42 * 60, excused: 60, late: 15, leftEarly: 0 },
    months: [
      { month: '2026-09', taught: 14 * 60, attended: 14 * 60 },
      { month: '2026-10', taught: 18 * 60, attended: 16 * 60 },
      { month: '2026-11', taught: 12 * 60, attended: 12 * 60 },
    ],
    levels: [
      { on: '2026-09-01', level: 'A2', from: 'test' },
      { on: '2026-11-10', level: 'B1', from: 'test' },
      { on: '2026-11-20', level: 'B2', from: 'report' },
    ],
    ...differing,
  };
}

/** A company with one contract and one student. */
export function aCompanySummary(differing: Partial<CompanySummary> = {}): CompanySummary {
  return {
    company: { id: 21, name: 'Aéro Beauséjour inc.' },
    years: [2026, 2025],
    students: 1,
    studentsWithReport: 1,
    attendance: { taught: 44 * 60, attended: 42 * 60, excused: 60, late: 15, leftEarly: 0 },
    minutesContracted: 45 * 60,
    minutesTaught: 44 * 60,
    levels: [
      { level: 'A2', atStart: 1, now: 0 },
      { level: 'B1', atStart: 0, now: 1 },
    ],
    levelsGained: 1,
    contracts: [aSummarizedContract()],
    rows: [aSummarizedStudent()],
    ...differing,
  };
}
