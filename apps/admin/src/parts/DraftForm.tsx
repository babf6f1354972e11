import { ColleaguesNote } from '@portal/features';
import {
  LeaveGuard,
  type UnsavedWork,
  UnsavedWorkBanner,
  type UnsavedWorkOptions,
  useUnsavedWork,
} from '@portal/shell';
import { Fragment, type ReactNode } from 'react';
import { watchedRecord } from './watched-record';

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
