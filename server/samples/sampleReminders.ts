import { momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';

/**
 * Adds reminders of the last month, whose mails are already deleted, and a teacher who has turned off the weekly
 * digest.
 */
export function addReminders(draft: Draft, day: string): void {
  const active = draft.rows('teachers').filter(({ userStatus }) => userStatus === 3);
  const teachers = active.slice(1, 4);
  teachers.forEach(({ id: teacherId }, place) => {
    const own = draft.rows('contracts').filter((row) => row.teacherId === teacherId && row.statusId === 2);
    const sentOn = daysAfter(day, -5 - 7 * place);
    const kinds = place === 1 ? (['reports', 'lesson'] as const) : (['outline'] as const);
    draft.add('reminders', {
      kind: place === 2 ? 'digest' : 'reminder',
      teacherId,
      sentBy: place === 2 ? null : 1,
      sentAt: momentOf(sentOn, 9),
      sentOn,
      mailId: null,
      items: own
        .slice(0, 2)
        .flatMap(({ id }) =>
          kinds.map((kind) => ({ contractId: id, kind, plannedClassId: null, classDate: null })),
        ),
    });
  });
  const last = active.at(-1);
  if (last) draft.add('digestRefusals', { teacherId: last.id, refusedAt: momentOf(daysAfter(day, -30), 9) });
}
