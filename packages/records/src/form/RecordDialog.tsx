import type { ReactNode } from 'react';
import { DraftedForm, type DraftedFormProps } from './DraftedForm';
import { FormDialog, type FormDialogProps } from './FormDialog';
import type { FieldTexts, FieldValues, RecordFormHandle } from './useRecordForm';

export interface RecordDialogProps<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
> extends DraftedFormProps<Stored, Text, Values, Input, Opened>,
    Pick<FormDialogProps, 'title' | 'submitLabel' | 'onClose' | 'asksOnClose'> {
  /** Returns why the form cannot be submitted yet; shown next to the button. */
  blockedReason?: (fields: RecordFormHandle<Text, Values, Input, Opened>['fields']) => ReactNode;
}

/**
 * A dialog that edits one record and closes when it is saved. After a failure all input stays, and the reason is shown.
 */
export function RecordDialog<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
>({
  draft,
  title,
  submitLabel,
  asksOnClose,
  blockedReason,
  onClose,
  onSaved,
  children,
  ...options
}: RecordDialogProps<Stored, Text, Values, Input, Opened>) {
  return (
    <DraftedForm
      {...options}
      draft={{ ...draft, asksOnClose }}
      onSaved={(saved: Stored, values: Values) => {
        onSaved(saved, values);
        onClose();
      }}
    >
      {(form) => (
        <FormDialog
          title={title}
          submitLabel={submitLabel}
          asksOnClose={asksOnClose}
          blockedReason={blockedReason?.(form.fields)}
          formProps={form.formProps}
          busy={form.busy}
          work={form.work}
          onClose={onClose}
        >
          {children(form)}
          {form.feedback}
        </FormDialog>
      )}
    </DraftedForm>
  );
}
