import type { WaitingInitial } from './waiting-initial.ts';

/** Typed initials that wait for a connection. */
export function aWaitingInitial(differing: Partial<WaitingInitial> = {}): WaitingInitial {
  return {
    id: 'initial-1',
    userId: 7,
    contractId: 412,
    contractNumber: '2026-0412',
    date: '2026-11-17',
    lessonId: 9001,
    waitingLessonId: null,
    student: { id: 29, name: 'Inès', lastName: 'Fortin' },
    given: { how: 'typed', mark: 'I. F.', writtenAt: '2026-11-17T18:25:00.000Z' },
    queuedAt: 1_794_939_900_000,
    state: 'pending',
    failure: null,
    sentAt: null,
    ...differing,
  };
}
