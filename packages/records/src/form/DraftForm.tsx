import type { WatchedRecord } from '@portal/api-client';
import {
  LeaveGuard,
  type UnsavedForm,
  type UnsavedWork,
  UnsavedWorkBanner,
  type UnsavedWorkOptions,
  useUnsavedWork,
} from '@portal/shell';
import { Fragment, type ReactNode } from 'react';
import { ColleaguesNote } from '../colleagues/ColleaguesNote';

export interface DraftFormProps<Values extends object> extends UnsavedWorkOptions<Values> {
  /** Offers the draft above the form; by default the form does so itself. */
  offersDraft?: boolean;
  /** Content between the offered draft and the form. */
  note?: ReactNode;
  /** The form is in a dialog with a URL, so closing the dialog with unsaved input asks first. */
  asksOnClose?: boolean;
  /** The form; it remounts with the draft's values when a draft is restored. */
  children: (work: UnsavedWork<Values>) => ReactNode;
}

/** Stores the draft of a form until it is saved, and asks before leaving the page. */
export function DraftForm<Values extends object>({
  offersDraft = false,
  note,
  asksOnClose,
  children,
  ...options
}: DraftFormProps<Values>) {
  const work = useUnsavedWork(options);
  const watched = watchedRecord(options);
  return (
    <>
      {offersDraft && <UnsavedWorkBanner work={work} />}
      {note}
      {watched && <ColleaguesNote key={watched.id} record={watched} work={work} stored={options.stored} />}
      <Fragment key={work.formKey}>{children(work)}</Fragment>
      <LeaveGuard work={work} dialog={asksOnClose} />
    </>
  );
}

/** The forms that edit a whole record and are named after it. */
const subjects: readonly string[] = [
  'contract',
  'student',
  'teacher',
  'user',
  'material',
  'file',
] satisfies WatchedRecord['subject'][];

/** Returns the record of the form; null for a new record and for forms that edit only a part. */
function watchedRecord(form: { form: UnsavedForm; record: number | string }): WatchedRecord | null {
  if (typeof form.record !== 'number' || !subjects.includes(form.form)) return null;
  return { subject: form.form as WatchedRecord['subject'], id: form.record };
}
