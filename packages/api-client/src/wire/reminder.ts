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
import { type Codec, fields, listOf, numbered, orNull, person } from './fields.ts';
import { type Paged, pagedToWire } from './paged.ts';

/** The teachers and follow-ups to send reminders about. */
export interface Reminding {
  teachers: TeacherToRemind[];
  /** Days after a reminder in which the teacher gets no other reminder. */
  quietDays: number;
}

const item: Codec<WireItem, ReminderItem> = {
  fromWire: ({ course_id, kind, planned_class_id = null }) => ({
    contractId: course_id,
    kind,
    plannedClassId: planned_class_id,
  }),
  toWire: ({ contractId, kind, plannedClassId }) => ({
    course_id: contractId,
    kind,
    planned_class_id: plannedClassId,
  }),
};

export const teacher = fields<ReminderInput['teachers'][number], TeacherToRemind>()({
  teacherId: 'teacher_id',
  items: ['items', listOf(item)],
});

export function remindingToWire({ teachers, quietDays }: Reminding): ReminderInput {
  return { teachers: teachers.map(teacher.toWire), quiet_days: quietDays };
}

export const { fromWire: reminderMailFromWire, toWire: reminderMailToWire } = fields<
  WireMail,
  ReminderMail
>()({
  teacher: ['teacher', person],
  skipped: 'skipped',
  lastSentOn: 'last_sent_on',
  lastSentBy: ['last_sent_by', orNull(person)],
  recipient: 'recipient',
  items: ['items', listOf(item)],
  subject: 'subject',
  text: 'text',
});

const sentItem = fields<WireSent['items'][number], SentReminder['items'][number]>()({
  contract: ['course', numbered],
  kind: 'kind',
  plannedClassId: 'planned_class_id',
  classDate: 'class_date',
});

export const { fromWire: sentReminderFromWire, toWire: sentReminderToWire } = fields<
  WireSent,
  SentReminder
>()({
  id: 'id',
  kind: 'kind',
  teacher: ['teacher', person],
  sentAt: 'sent_at',
  sentBy: ['sent_by', orNull(person)],
  recipient: 'recipient',
  state: 'state',
  items: ['items', listOf(sentItem)],
});

/** Filters of the log of reminders. */
export interface ReminderFilters extends Paged {
  teacherId?: number;
  kind?: ReminderKind;
  /** The first day. */
  from?: CalendarDate;
}

export function reminderFiltersToWire({
  teacherId,
  kind,
  from,
  ...paged
}: ReminderFilters): NonNullable<ListRemindersData['query']> {
  return { teacherId, kind, from, ...pagedToWire(paged) };
}
