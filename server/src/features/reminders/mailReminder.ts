import { type RemindedFollowUp, type ReminderKind, reminderItemOf } from '@portal/domain';
import type { Clock } from '../../calendar/Clock.ts';
import type { Db } from '../../database/connect.ts';
import { type Letter, mailLetter, type Reader } from '../../mail/mailLetter.ts';
import { insertForId } from '../records.ts';

interface Reminder {
  readonly kind: ReminderKind;
  readonly teacherId: number;
  /** The user who sends the reminder; null for a digest. */
  readonly sentBy: number | null;
  readonly reader: Reader;
  readonly items: readonly RemindedFollowUp[];
  readonly letter: Letter;
}

/** Mails a teacher a reminder and adds it to the log, in one transaction. */
export async function mailReminder(
  db: Db,
  reminder: Reminder,
  { now, clock }: { readonly now: Date; readonly clock: Clock },
): Promise<void> {
  const { kind, teacherId, sentBy, reader, items, letter } = reminder;
  const mailId = await mailLetter(db, reader, letter, now);
  const id = await insertForId(db, 'reminders', {
    kind,
    teacher_id: teacherId,
    sent_by: sentBy,
    mail_id: mailId,
    sent_at: now.toISOString(),
    sent_on: clock.dayOf(now),
  });
  const lines = items.map((item) => {
    const { contractId, kind: what, plannedClassId } = reminderItemOf(item);
    return {
      reminder_id: id,
      contract_id: contractId,
      kind: what,
      planned_class_id: plannedClassId,
      class_date: item.planned?.date ?? null,
    };
  });
  await db.insertInto('reminder_items').values(lines).execute();
}
