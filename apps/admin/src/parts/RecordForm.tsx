import { DraftedForm, type DraftedFormProps } from './DraftedForm';
import { FormLayout, type FormLayoutProps } from './FormLayout';
import type { FieldTexts, FieldValues } from './useRecordForm';

export interface RecordFormProps<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
> extends DraftedFormProps<Stored, Text, Values, Input, Opened>,
    Omit<FormLayoutProps, 'form' | 'actions' | 'children'> {
  /** Whether the record cannot be edited, so that no draft is offered. */
  locked?: boolean;
}

/** The form of one record on a page. A failed save keeps all input. */
export function RecordForm<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
>({ draft, locked = false, children, ...props }: RecordFormProps<Stored, Text, Values, Input, Opened>) {
  return (
    <DraftedForm {...props} draft={{ ...draft, offersDraft: !locked }}>
      {(form) => (
        <FormLayout {...props} form={form}>
          {children(form)}
        </FormLayout>
      )}
    </DraftedForm>
  );
}
