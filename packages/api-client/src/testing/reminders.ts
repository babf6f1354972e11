import { aReminderMail, aSentReminder, type ReminderMail, type SentReminder } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { ReminderInput } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { reminderMailToWire, remindingFromWire, sentReminderToWire } from '../wire/reminder.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, paged, type Situation } from './situation.ts';

export interface RemindersSituation extends Situation {
  extensions?: Extension[];
  /** Newest first. */
  log?: SentReminder[];
  /** Changes to the mail to a teacher; by default it contains everything selected. */
  mailTo?: (teacherId: number) => Partial<ReminderMail>;
  /** Teachers whom colleagues remind between a preview and the sending. */
  remindedMeanwhile?: number[];
  isDigestOn?: boolean;
}

/** Answers the calls about reminders from these records, which the writes change. */
export function remindersHandlers({
  extensions = ['reminders'],
  log = [aSentReminder()],
  mailTo = () => ({}),
  remindedMeanwhile = [],
  isDigestOn = true,
  ...situation
}: RemindersSituation = {}): HttpHandler[] {
  let rows = log;
  let isOn = isDigestOn;
  const mailsOf = (body: unknown) =>
    remindingFromWire(body as ReminderInput).teachers.map(({ teacherId, items }) =>
      aReminderMail({ teacher: { ...aReminderMail().teacher, id: teacherId }, items, ...mailTo(teacherId) }),
    );
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/reminders', situation, ({ query }) => {
      const [teacherId, kind] = [query.get('teacherId'), query.get('kind')];
      const found = rows.filter(
        (sent) => (!teacherId || sent.teacher.id === Number(teacherId)) && (!kind || sent.kind === kind),
      );
      return paged(found.map(sentReminderToWire), query);
    }),
    answers('post', '/reminders/preview', situation, ({ body }) => ({
      data: mailsOf(body).map(reminderMailToWire),
    })),
    answers('post', '/reminders', situation, ({ body }) => {
      const mails = mailsOf(body).map((mail) =>
        remindedMeanwhile.includes(mail.teacher.id) && mail.skipped === null ? recent(mail) : mail,
      );
      const sent = mails.filter(({ skipped }) => skipped === null);
      rows = [...sent.map(({ teacher, items }, place) => sentNow(teacher, items, place)), ...rows];
      return { message: 'Sent', data: mails.map(reminderMailToWire) };
    }),
    answers('get', '/reminders/digest', situation, () => ({ data: { is_on: isOn } })),
    answers('put', '/reminders/digest', situation, ({ body }) => {
      isOn = (body as { is_on: boolean }).is_on;
      return { message: 'Saved', data: { is_on: isOn } };
    }),
  ];
}

function recent(mail: ReminderMail): ReminderMail {
  const lastSentBy = { id: 2, name: 'Jean-Philippe', lastName: 'Roy' };
  return { ...mail, skipped: 'recent', lastSentOn: '2026-11-20', lastSentBy, subject: null, text: [] };
}

function sentNow(
  teacher: SentReminder['teacher'],
  items: ReminderMail['items'],
  place: number,
): SentReminder {
  const lines = items.map(({ contractId, kind, plannedClassId }) => ({
    ...{ kind, plannedClassId, classDate: null },
    contract: { id: contractId, number: String(contractId) },
  }));
  const sentAt = '2026-11-20T17:00:00.000Z';
  return aSentReminder({ id: 1000 + place, teacher, sentAt, state: 'waiting', items: lines });
}
