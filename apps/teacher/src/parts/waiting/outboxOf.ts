import { isSentAutomatically, type WaitingLesson } from '@portal/domain';
import type { Outbox, OutboxItem } from '@portal/shell';
import type { Sender } from './createSender';

/** Returns the queue of submitted classes for the question at sign-out (DECISION-12). */
export function outboxOf(sender: Sender): Outbox {
  const of = async (userId: number) => (await sender.unsentOf(userId)).map(itemOf);
  return {
    of,
    async send(userId) {
      await sender.send();
      return of(userId);
    },
    async discard(userId) {
      for (const { id } of await sender.unsentOf(userId)) await sender.remove(id);
    },
  };
}

function itemOf(lesson: WaitingLesson): OutboxItem {
  const { id, contractNumber, values } = lesson;
  const needsAnswer = !isSentAutomatically(lesson);
  return { id, form: 'attendance', title: contractNumber, date: values.date, needsAnswer };
}
