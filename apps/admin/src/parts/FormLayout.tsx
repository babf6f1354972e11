import type { UnsavedWork } from '@portal/shell';
import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { formActions, form as formLook } from './record-form.css';
import type { FieldValues, RecordFormHandle } from './useRecordForm';

export interface FormLayoutProps {
  form: Pick<RecordFormHandle<object, FieldValues, FieldValues>, 'formProps' | 'busy' | 'feedback'> & {
    work: Pick<UnsavedWork<object>, 'listeners'>;
  };
  submitLabel: ReactNode;
  /** Label of the button that restores the initial values; by default there is none. */
  resetLabel?: ReactNode;
  /** Why the form cannot be submitted. */
  blockedReason?: ReactNode;
  /** Content between the fields and the buttons that does not belong to the form. */
  after?: ReactNode;
  /** Replaces the buttons. */
  actions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a page's form above its buttons. */
export function FormLayout({
  form: { formProps, work, busy, feedback },
  submitLabel,
  resetLabel,
  blockedReason,
  after,
  actions,
  children,
}: FormLayoutProps) {
  return (
    <div className={formLook}>
      <form {...formProps} {...work.listeners} className={formLook}>
        {children}
      </form>
      {after}
      {actions ?? (
        <div className={formActions}>
          {resetLabel && (
            <Button type="reset" form={formProps.id}>
              {resetLabel}
            </Button>
          )}
          <Button
            type="submit"
            form={formProps.id}
            variant="primary"
            busy={busy}
            blockedReason={blockedReason}
          >
            {submitLabel}
          </Button>
        </div>
      )}
      {feedback}
    </div>
  );
}
