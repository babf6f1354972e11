import type {
  CalendarDate,
  ReminderItem,
  ReminderKind,
  ReminderMail,
  SentReminder,
  TeacherToRemind,
} from '@portal/domain';
import type {
  ListRemindersData,
  ReminderInput,
  ReminderItem as WireItem,
  ReminderMail as WireMail,
  SentReminder as WireSent,
} from '../generated/types.gen.ts';
import { personFromWire, personToWire } from './person.ts';

/** The teachers and follow-ups to send reminders about. */
export interface Reminding {
  teachers: TeacherToRemind[];
  /** Days after a reminder in which the teacher gets no other reminder. */
  quietDays: number;
}

export function remindingToWire({ teachers, quietDays }: Reminding): ReminderInput {
  return {
    teachers: teachers.map(({ teacherId, items }) => ({
      teacher_id: teacherId,
      items: items.map(itemToWire),
    })),
    quiet_days: quietDays,
  };
}

export function remindingFromWire({ teachers, quiet_days = 3 }: ReminderInput): Reminding {
  return {
    teachers: teachers.map(({ teacher_id, items }) => ({
      teacherId: teacher_id,
      items: items.map(itemFromWire),
    })),
    quietDays: quiet_days,
  };
}

function itemToWire({ contractId, kind, plannedClassId }: ReminderItem): WireItem {
  return { course_id: contractId, kind, planned_class_id: plannedClassId };
}

function itemFromWire({ course_id, kind, planned_class_id = null }: WireItem): ReminderItem {
  return { contractId: course_id, kind, plannedClassId: planned_class_id };
}

export function reminderMailFromWire(mail: WireMail): ReminderMail {
  const { skipped, recipient, subject, text } = mail;
  return {
    ...{ skipped, recipient, subject, text },
    teacher: personFromWire(mail.teacher),
    lastSentOn: mail.last_sent_on,
    lastSentBy: mail.last_sent_by && personFromWire(mail.last_sent_by),
    items: mail.items.map(itemFromWire),
  };
}

export function reminderMailToWire(mail: ReminderMail): WireMail {
  const { skipped, recipient, subject, text } = mail;
  return {
    ...{ skipped, recipient, subject, text },
    teacher: personToWire(mail.teacher),
    last_sent_on: mail.lastSentOn,
    last_sent_by: mail.lastSentBy && personToWire(mail.lastSentBy),
    items: mail.items.map(itemToWire),
  };
}

export function sentReminderFromWire(sent: WireSent): SentReminder {
  const { id, kind, recipient, state } = sent;
  return {
    ...{ id, kind, recipient, state },
    teacher: personFromWire(sent.teacher),
    sentAt: sent.sent_at,
    sentBy: sent.sent_by && personFromWire(sent.sent_by),
    items: sent.items.map(({ course, kind: what, planned_class_id, class_date }) => ({
      contract: { id: course.id, number: course.contract_number },
      kind: what,
      plannedClassId: planned_class_id,
      classDate: class_date,
    })),
  };
}

export function sentReminderToWire(sent: SentReminder): WireSent {
  const { id, kind, recipient, state } = sent;
  return {
    ...{ id, kind, recipient, state },
    teacher: personToWire(sent.teacher),
    sent_at: sent.sentAt,
    sent_by: sent.sentBy && personToWire(sent.sentBy),
    items: sent.items.map(({ contract, kind: what, plannedClassId, classDate }) => ({
      course: { id: contract.id, contract_number: contract.number },
      kind: what,
      planned_class_id: plannedClassId,
      class_date: classDate,
    })),
  };
}

/** Filters of the log of reminders. */
export interface ReminderFilters {
  teacherId?: number;
  kind?: ReminderKind;
  /** The first day. */
  from?: CalendarDate;
  /** Counted from 1. */
  page?: number;
  /** Default: 50. */
  pageSize?: number;
}

export function reminderFiltersToWire({
  teacherId,
  kind,
  from,
  page = 1,
  pageSize = 50,
}: ReminderFilters): NonNullable<ListRemindersData['query']> {
  return { teacherId, kind, from, page, resourcesPerPage: pageSize };
}
