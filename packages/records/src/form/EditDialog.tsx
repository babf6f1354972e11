import type { Intention } from '@portal/api-client';
import { type UnsavedForm, useToast } from '@portal/shell';
import { type ReactNode, useState } from 'react';
import type { MergeTexts } from '../merge/useMergedSave';
import type { DefinedWordsOf } from '../words/words-of';
import { RecordDialog, type RecordDialogProps } from './RecordDialog';
import type { FieldTexts, FieldValues } from './useRecordForm';

export interface EditDialogProps<
  Row extends { id: number },
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Group extends string,
> extends Pick<RecordDialogProps<Row, Text, Values, Input, undefined>, 'schema' | 'onClose' | 'children'>,
    Pick<MergeTexts<Text>, 'term'>,
    Partial<Pick<MergeTexts<Text>, 'show'>> {
  /** The name of the form in the drafts of this browser. */
  form: UnsavedForm;
  /** The record to change; null for a new one. */
  record: Row | null;
  /** Returns the texts of the fields; those of a new record for null. */
  textOf: (record: Row | null) => Text;
  /** Reads the record as stored now. */
  read: (id: number) => Promise<Row>;
  /** Changes the record; it is the stored one on which the values are based. */
  update: (record: Row, values: Values) => Promise<Row>;
  /** Adds a new record, for a dialog that does so as well. */
  create?: { title: ReactNode; save: (values: Values, intention: Intention) => Promise<Row> };
  words: DefinedWordsOf<'save' | `${NoInfer<Group>}.${'edit' | 'saved' | 'kept' | 'changed'}`>;
  /** The group of these words that has the texts of the dialog. */
  group: Group;
}

/** The dialog of a record of a list: it merges changes of others field by field (DECISION-37), and may add a record. */
export function EditDialog<
  Row extends { id: number },
  Text extends FieldTexts<Input>,
  Values extends FieldValues,
  Input extends FieldValues,
  Group extends string,
>({
  form,
  record,
  textOf,
  read,
  update,
  create,
  term,
  show = (field, text) => String(text[field] ?? ''),
  words,
  group,
  ...dialog
}: EditDialogProps<Row, Text, Values, Input, Group>) {
  const { t, stack, pair } = words.useWords();
  const toast = useToast();
  // A reload of the list must not reset the input.
  const [opened] = useState(record);
  const [stored] = useState(() => textOf(opened));
  return (
    <RecordDialog
      {...dialog}
      draft={{ form, record: opened?.id ?? 'new', stored }}
      save={
        create && !opened
          ? (values: Values, { intention }) => create.save(values, intention)
          : {
              read: () => read(opened?.id ?? 0),
              write: ({ values, stored: now }) => update(now, values),
              textOf,
              texts: { title: stack(`${group}.changed`), term, show },
            }
      }
      onSaved={() => toast.success(pair(`${group}.saved`))}
      refused={stack(`${group}.kept`)}
      title={create && !opened ? create.title : stack(`${group}.edit`)}
      submitLabel={t('save')}
    />
  );
}
