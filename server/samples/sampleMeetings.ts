import { momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';

/** Two contracts with a meeting address, and the file of the newest meeting of one of them, whose class is recorded. */
export function addMeetings(draft: Draft): void {
  const contractOf = (number: string) => {
    const contract = draft.rows('contracts').find((row) => row.number === number);
    if (!contract) throw new Error(`no contract ${number}`);
    return contract;
  };
  const [taughtByLea, online] = [contractOf('2026-0412'), contractOf('2026-0391')];
  const links = new Map([
    [taughtByLea.id, 'https://teams.example/meet/24123456789?p=Kq7dT2'],
    [online.id, 'https://zoom.example/j/85218486288?pwd=b3Jp'],
  ]);
  for (const [contractId, meetingLink] of links)
    draft.change('contracts', ({ id }) => id === contractId, { meetingLink });

  const recorded = new Set(
    draft.rows('lessons').flatMap(({ contractId, date }) => (contractId === online.id ? date : [])),
  );
  const held = draft
    .rows('plannedClasses')
    .findLast(({ contractId, date }) => contractId === online.id && recorded.has(date));
  const teacher = draft.rows('teachers').find(({ id }) => id === online.teacherId);
  if (!held || !teacher) throw new Error('no class with a meeting');
  draft.add('meetingFiles', {
    contractId: online.id,
    plannedClassId: held.id,
    lessonId: null,
    heldOn: held.date,
    name: 'participants_85218486288.csv',
    storedAt: momentOf(daysAfter(held.date, 1), 13),
    storedBy: teacher.userId,
    upload: null,
  });
}
