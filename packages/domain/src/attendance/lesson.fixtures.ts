import type { Lesson } from './lesson.ts';

/** A class of an hour and a half that everyone attended. */
export function aLesson(differing: Partial<Lesson> = {}): Lesson {
  return {
    id: 9001,
    contractId: 412,
    date: '2026-11-17',
    minutes: 90,
    absentees: [],
    status: 'active',
    ...differing,
  };
}

/** A few weeks of a class, newest first: with an absence, an odd old length and a deleted record. */
export function someLessons(contractId = 412): Lesson[] {
  const absentee = { id: 502, name: 'Marc-André', lastName: 'Thériault' };
  return [
    aLesson({ id: 9005, contractId, date: '2026-11-19' }),
    aLesson({ id: 9004, contractId, date: '2026-11-17', absentees: [absentee] }),
    aLesson({ id: 9003, contractId, date: '2026-11-12', status: 'deleted' }),
    aLesson({ id: 9002, contractId, date: '2026-11-10', minutes: 75 }),
    aLesson({ id: 9001, contractId, date: '2026-11-05' }),
  ];
}
