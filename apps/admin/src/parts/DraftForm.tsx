import { LeaveGuard, type UnsavedWork, type UnsavedWorkOptions, useUnsavedWork } from '@portal/shell';
import { Fragment, type ReactNode } from 'react';

export interface DraftFormProps<Values extends object> extends UnsavedWorkOptions<Values> {
  /** The form; it remounts with the draft's values when a draft is restored. */
  children: (work: UnsavedWork<Values>) => ReactNode;
}

/** Stores the draft of a small form, such as a dialog, until it is saved, and asks before leaving the page. */
export function DraftForm<Values extends object>({ children, ...options }: DraftFormProps<Values>) {
  const work = useUnsavedWork(options);
  return (
    <>
      <Fragment key={work.formKey}>{children(work)}</Fragment>
      <LeaveGuard work={work} />
    </>
  );
}
