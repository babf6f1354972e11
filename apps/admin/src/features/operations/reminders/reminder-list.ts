import type { ReminderFilters } from '@portal/api-client';
import { reminderKinds } from '@portal/domain';
import { defineList, oneOf, recordId } from '@portal/records/list-definitions';

export type ReminderColumnId = 'sent' | 'teacher' | 'items' | 'by' | 'mail';

/** The log of reminders, newest first. */
export const reminderList = defineList({
  sortable: [],
  opensBy: () => null,
  pageSize: 50,
  filters: { teacher: recordId, kind: oneOf(reminderKinds) },
  query: ({ teacher, kind }): ReminderFilters => ({
    ...(teacher && { teacherId: teacher }),
    ...(kind && { kind }),
  }),
});
