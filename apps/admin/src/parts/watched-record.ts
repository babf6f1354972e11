import type { WatchedRecord } from '@portal/api-client';
import type { UnsavedForm } from '@portal/shell';

/** The forms that show the whole record and are named after their subject. */
const subjects: readonly string[] = [
  'contract',
  'student',
  'teacher',
  'user',
  'material',
  'file',
] satisfies WatchedRecord['subject'][];

/** The record of the form; null for a new record and for forms of a part. */
export function watchedRecord(form: { form: UnsavedForm; record: number | string }): WatchedRecord | null {
  if (typeof form.record !== 'number' || !subjects.includes(form.form)) return null;
  return { subject: form.form as WatchedRecord['subject'], id: form.record };
}
