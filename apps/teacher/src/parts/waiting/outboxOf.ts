import { isSentAutomatically, type WaitingInitial, type WaitingLesson } from '@portal/domain';
import type { Outbox, OutboxItem } from '@portal/shell';
import type { InitialsSender } from '../initials/createInitialsSender';
import type { Sender } from './createSender';

/** Returns the queues of submitted classes and initials for the question at sign-out (DECISION-12). */
export function outboxOf(lessons: Sender, initials: InitialsSender): Outbox {
  const of = async (userId: number) => [
    ...(await lessons.unsentOf(userId)).map(itemOfLesson),
    ...(await initials.unsentOf(userId)).map(itemOfInitial),
  ];
  return {
    of,
    async send(userId) {
      await lessons.send();
      // They belong to classes that were just recorded.
      await initials.send();
      return of(userId);
    },
    async discard(userId) {
      for (const { id } of await lessons.unsentOf(userId)) await lessons.remove(id);
      for (const { id } of await initials.unsentOf(userId)) await initials.remove(id);
    },
  };
}

function itemOfLesson(lesson: WaitingLesson): OutboxItem {
  const { id, contractNumber, values } = lesson;
  const needsAnswer = !isSentAutomatically(lesson);
  return { id, form: 'attendance', title: contractNumber, date: values.date, needsAnswer };
}

function itemOfInitial({ id, contractNumber, date, state }: WaitingInitial): OutboxItem {
  return { id, form: 'initials', title: contractNumber, date, needsAnswer: state === 'failed' };
}
