import { LeaveGuard, type UnsavedWork, type UnsavedWorkOptions, useUnsavedWork } from '@portal/shell';
import { Fragment, type ReactNode } from 'react';

export interface DraftFormProps<Values extends object> extends UnsavedWorkOptions<Values> {
  /** The form; it begins anew, with other values, when what was typed before is taken up again. */
  children: (work: UnsavedWork<Values>) => ReactNode;
}

/** Keeps what is typed into a small form, such as a dialog's, until it has arrived, and asks before its page is left. */
export function DraftForm<Values extends object>({ children, ...options }: DraftFormProps<Values>) {
  const work = useUnsavedWork(options);
  return (
    <>
      <Fragment key={work.formKey}>{children(work)}</Fragment>
      <LeaveGuard work={work} />
    </>
  );
}
