import { aReminderMail, aSentReminder, type ReminderMail, type SentReminder } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { ReminderInput } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { reminderMailToWire, sentReminderToWire } from '../wire/reminder.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { remindingFromWire } from './wire/reminder.ts';

export interface RemindersSituation extends Situation {
  extensions?: Extension[];
  /** Newest first. */
  log?: SentReminder[];
  /** Changes to the mail to a teacher; by default it contains everything selected. */
  mailTo?: (teacherId: number) => Partial<ReminderMail>;
  /** Teachers to whom colleagues send a reminder between a preview and the sending. */
  remindedMeanwhile?: number[];
}

/** Answers the calls about reminders. */
export function remindersHandlers({
  extensions = ['reminders'],
  log = [aSentReminder()],
  mailTo = () => ({}),
  remindedMeanwhile = [],
  ...situation
}: RemindersSituation = {}): HttpHandler[] {
  const rows = recordsOf(log.map(sentReminderToWire));
  let isOn = true;
  const mailsOf = (body: unknown) =>
    remindingFromWire(body as ReminderInput).teachers.map(({ teacherId, items }) =>
      aReminderMail({ teacher: { ...aReminderMail().teacher, id: teacherId }, items, ...mailTo(teacherId) }),
    );
  const afterOthers = (mail: ReminderMail): ReminderMail => {
    if (!remindedMeanwhile.includes(mail.teacher.id)) return mail;
    const lastSentBy = { id: 2, name: 'Jean-Philippe', lastName: 'Roy' };
    return { ...mail, skipped: 'recent', lastSentOn: '2026-11-20', lastSentBy, subject: null, text: [] };
  };
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/reminders', situation, ({ query }) => rows.list(query, { teacherId: 'teacher.id' })),
    answers('post', '/reminders/preview', situation, ({ body }) => ({
      data: mailsOf(body).map(reminderMailToWire),
    })),
    answers('post', '/reminders', situation, ({ body }) => ({
      message: 'Sent',
      data: mailsOf(body).map(afterOthers).map(reminderMailToWire),
    })),
    answers('get', '/reminders/digest', situation, () => ({ data: { is_on: isOn } })),
    answers('put', '/reminders/digest', situation, ({ body }) => {
      isOn = (body as { is_on: boolean }).is_on;
      return { message: 'Saved', data: { is_on: isOn } };
    }),
  ];
}
