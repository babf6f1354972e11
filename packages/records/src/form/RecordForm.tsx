import { Button } from '@portal/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { DraftedForm, type DraftedFormProps } from './DraftedForm';
import { formActions, form as formLook } from './record-form.css';
import type { FieldTexts, FieldValues } from './useRecordForm';

export interface RecordFormProps<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
> extends DraftedFormProps<Stored, Text, Values, Input, Opened> {
  /** Whether the record cannot be edited, so that no draft is offered. */
  locked?: boolean;
  submitLabel: ReactNode;
  /** Label of the button that restores the initial values; by default there is none. */
  resetLabel?: ReactNode;
  /** Why the form cannot be submitted. */
  blockedReason?: ReactNode;
  /**
   * Content between the fields and the buttons that does not belong to the form. It renders after the fields are
   * painted.
   */
  after?: ReactNode;
  /** Whether the buttons are shown; true by default. */
  hasActions?: boolean;
}

/** The form of one record on a page, with its buttons below. A failed save keeps all input. */
export function RecordForm<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
>({
  draft,
  locked = false,
  submitLabel,
  resetLabel,
  blockedReason,
  after,
  hasActions = true,
  children,
  ...options
}: RecordFormProps<Stored, Text, Values, Input, Opened>) {
  const isPainted = useDeferredValue(true, false);
  return (
    <DraftedForm {...options} draft={{ ...draft, offersDraft: !locked }}>
      {(record) => {
        const actions = hasActions && (
          <div className={formActions}>
            {resetLabel && (
              <Button type="reset" form={record.form.id}>
                {resetLabel}
              </Button>
            )}
            <Button
              type="submit"
              form={record.form.id}
              variant="primary"
              busy={record.busy}
              blockedReason={blockedReason}
            >
              {submitLabel}
            </Button>
          </div>
        );
        return (
          <div className={formLook}>
            <form {...record.formProps} {...record.work.listeners} className={formLook}>
              {children(record)}
              {!after && actions}
            </form>
            {isPainted && after}
            {after && actions}
            {record.feedback}
          </div>
        );
      }}
    </DraftedForm>
  );
}
