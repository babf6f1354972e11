import { reminderKinds } from '@portal/domain';
import { defineFilterList, oneOf, recordId, sentAs } from '@portal/records/list-definitions';

export type ReminderColumnId = 'sent' | 'teacher' | 'items' | 'by' | 'mail';

/** The log of reminders, newest first. */
export const reminderList = defineFilterList({
  sortable: [],
  opensBy: () => null,
  pageSize: 50,
  filters: { teacher: sentAs('teacherId', recordId), kind: oneOf(reminderKinds) },
});
