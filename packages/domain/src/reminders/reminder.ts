import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import {
  type FollowUpItem,
  type FollowUpKind,
  followUpKey,
  keyOfItem,
  markKindOf,
} from '../contract/contract-follow-up.ts';
import type { NumberedContract } from '../hours/hours.ts';
import type { MailState } from '../mail/mail.ts';
import type { Person } from '../person/person.ts';
import type { LocalMoment } from '../planned-classes/clock-time.ts';

/** Kinds of follow-ups that teachers are reminded of; the end of a result concerns the office alone (DECISION-224). */
export type RemindedKind = Exclude<FollowUpKind, 'result'>;

/** A follow-up that teachers are reminded of. */
export type RemindedFollowUp = FollowUpItem & { kind: RemindedKind };

/** Returns whether teachers are reminded of a follow-up. */
export function isReminded(item: FollowUpItem): item is RemindedFollowUp {
  return item.kind !== 'result';
}

/** A follow-up in a reminder. */
export interface ReminderItem {
  contractId: number;
  kind: RemindedKind;
  /** The class without a record; null for other kinds. */
  plannedClassId: number | null;
}

/** A teacher with the follow-ups to send a reminder about. */
export interface TeacherToRemind {
  teacherId: number;
  items: ReminderItem[];
}

/**
 * The reason why a teacher gets no reminder: had one recently, none of the follow-ups is still open, or has no
 * address.
 */
export const skipReasons = ['recent', 'done', 'archived'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The mail to a teacher, or the reason why there is none. */
export interface ReminderMail {
  teacher: Person;
  /** Null if the mail is sent. */
  skipped: SkipReason | null;
  /** Date and sender of the previous reminder. */
  lastSentOn: CalendarDate | null;
  lastSentBy: Person | null;
  recipient: string | null;
  items: ReminderItem[];
  /** Null if it is skipped. */
  subject: string | null;
  /** In French and in English; empty if it is skipped. */
  text: string[];
}

/** The sender: an administrator, or the server every week. */
export const reminderKinds = ['reminder', 'digest'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** A follow-up in a sent reminder. */
export interface SentReminderItem {
  contract: NumberedContract;
  kind: RemindedKind;
  plannedClassId: number | null;
  /** The day of the class; null for other kinds. */
  classDate: CalendarDate | null;
}

/** An entry in the log of reminders. */
export interface SentReminder {
  id: number;
  kind: ReminderKind;
  teacher: Person;
  sentAt: Timestamp;
  /** Null for a digest. */
  sentBy: Person | null;
  /** Null after the mail is deleted, as is its state. */
  recipient: string | null;
  state: MailState | null;
  items: SentReminderItem[];
}

/** Choices for the number of days before another reminder. */
export const quietDayChoices = [1, 3, 7, 14] as const;
export const defaultQuietDays = 3;

/** Returns whether a teacher had a reminder within this number of days; 1 means today. */
export function isQuiet(lastSentOn: CalendarDate | null, today: CalendarDate, quietDays: number): boolean {
  return lastSentOn !== null && daysAfter(lastSentOn, quietDays) > today;
}

/** Returns the item of a follow-up. */
export function reminderItemOf({ contract, kind, planned }: RemindedFollowUp): ReminderItem {
  return { contractId: contract.id, kind, plannedClassId: planned?.id ?? null };
}

/** Returns the key of an item, which equals that of its follow-up. */
export function keyOfReminded({ contractId, kind, plannedClassId }: ReminderItem): string {
  return followUpKey({ contractId, kind: markKindOf({ kind, planned: { id: plannedClassId ?? 0 } }) });
}

/** Returns the selected follow-ups that are open and belong to a current contract of the teacher. */
export function stillOpen<Item extends FollowUpItem>(
  { teacherId, items }: TeacherToRemind,
  open: readonly Item[],
): Item[] {
  const chosen = new Set(items.map(keyOfReminded));
  return open.filter((item) => item.contract.teacher?.id === teacherId && chosen.has(keyOfItem(item)));
}

/** Returns the latest reminder of each follow-up, by its key. The log is newest first. */
export function lastReminders(log: readonly SentReminder[]): Map<string, SentReminder> {
  const found = new Map<string, SentReminder>();
  for (const sent of log)
    for (const { contract, kind, plannedClassId } of sent.items) {
      const key = keyOfReminded({ contractId: contract.id, kind, plannedClassId });
      if (!found.has(key)) found.set(key, sent);
    }
  return found;
}

/** Time on Monday when the digest of the week is due. */
const digestTime = '07:00';

/** Returns the Monday of the latest week whose digest is due; before Monday morning, that of the previous week. */
export function digestWeek({ date, time }: LocalMoment): CalendarDate {
  const day = weekdayOf(date);
  const isEarly = day === 1 && time < digestTime;
  return daysAfter(date, 1 - day - (isEarly ? 7 : 0));
}
