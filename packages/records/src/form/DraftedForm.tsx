import type { UnsavedWork } from '@portal/shell';
import type { ReactNode } from 'react';
import { DraftForm, type DraftFormProps } from './DraftForm';
import {
  type FieldTexts,
  type FieldValues,
  type RecordFormHandle,
  type RecordFormOptions,
  useRecordForm,
} from './useRecordForm';

export interface DraftedFormProps<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
> extends RecordFormOptions<Stored, Text, Values, Input, Opened> {
  /** Where unsaved input is stored, and the initial values of the fields. */
  draft: Omit<DraftFormProps<Text>, 'children'>;
  /** The form; it remounts with the draft's values when a draft is restored. */
  children: (form: RecordFormHandle<Text, Values, Input, Opened>) => ReactNode;
}

/** The form of one record whose unsaved input is stored in this browser. */
export function DraftedForm<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
>({ draft, ...props }: DraftedFormProps<Stored, Text, Values, Input, Opened>) {
  return <DraftForm {...draft}>{(work) => <OpenForm {...props} work={work} />}</DraftForm>;
}

function OpenForm<
  Stored,
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Opened,
>({
  children,
  ...options
}: Omit<DraftedFormProps<Stored, Text, Values, Input, Opened>, 'draft'> & { work: UnsavedWork<Text> }) {
  return children(useRecordForm(options));
}
