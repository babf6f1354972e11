import type { WaitingLesson } from './waiting-lesson.ts';

/** A lesson submitted without a connection. */
export function aWaitingLesson(differing: Partial<WaitingLesson> = {}): WaitingLesson {
  return {
    id: 'a1',
    userId: 31,
    values: { contractId: 412, date: '2026-11-20', minutes: 90, absentStudentIds: [] },
    contractNumber: '2026-0412',
    queuedAt: 1_795_194_000_000,
    state: 'pending',
    mayHaveArrived: false,
    isCurrent: true,
    sameDayConfirmed: false,
    failure: null,
    sentAt: null,
    ...differing,
  };
}
