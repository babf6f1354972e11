import type { FieldMetadata } from '@conform-to/react';
import {
  type FileType,
  type FilingRecordField,
  type FilingText,
  fileTypes,
  filingAfterContract,
  filingAfterType,
  filingNeed,
} from '@portal/domain';
import type { ComboboxOption } from '@portal/ui';
import { FormCombobox, FormDatePicker, FormSelectField, vocabulary } from '@portal/views';
import { useMemo, useState } from 'react';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { wholeRow } from './FilingFields.css';
import { filingWords } from './filing-words';
import type { FilingChoices } from './useFilingChoices';

export interface FilingFieldsProps {
  /** Of the edit form or of the bulk-assign bar; what they hold at first is read once. */
  fields: { readonly [Field in keyof FilingText]: FieldMetadata };
  choices: FilingChoices;
  /** The two languages of a label on one line (default), or one over the other where fields are narrow. */
  labels?: 'line' | 'stack';
}

/**
 * What a file is filed under, by the one table of types: what a type cannot have is cleared and says why it is closed,
 * a contract brings its language (SET-FILE-11 to SET-FILE-17). Fields only: their order in a grid is the caller's.
 */
export function FilingFields({ fields, choices, labels = 'line' }: FilingFieldsProps) {
  const { t, stack, plain } = filingWords.useWords();
  const label = labels === 'line' ? t : stack;
  const ofDomain = vocabulary.useWords();
  const [text, setText] = useState(() => textOf(fields));
  // The language of a contract may be archived, and is then among no choices.
  const [brought, setBrought] = useState<ComboboxOption>();
  const { options: languages, loading } = choices.languages;
  const languageOptions = useMemo(
    () =>
      brought && !languages.some(({ value }) => value === brought.value)
        ? [brought, ...languages]
        : languages,
    [languages, brought],
  );

  const ofRecord = (field: FilingRecordField) => {
    const need = filingNeed(field, text.type);
    return {
      field: fields[field],
      required: need === 'required',
      disabled: need === 'none',
      hint: need === 'none' ? t('noneOfKind') : undefined,
      value: text[field],
      onValueChange: (value: string) => setText({ ...text, [field]: value }),
    };
  };
  const labelOf = (field: FilingRecordField) =>
    label(filingNeed(field, text.type) === 'required' ? `needed.${field}` : field);

  return (
    <>
      <FormSelectField
        field={fields.type}
        label={label('type')}
        placeholder={plain('chooseType')}
        options={fileTypes.map((value) => ({ value, label: ofDomain.plain(`fileType.${value}`) }))}
        onChange={(event) => setText(filingAfterType(text, event.currentTarget.value as FileType))}
      />
      <FormCombobox
        {...ofRecord('contractId')}
        label={labelOf('contractId')}
        placeholder={plain('chooseContract')}
        {...choices.contracts.source}
        onValueChange={(value) => {
          const contract = choices.contracts.rowOf(value);
          if (contract?.language)
            setBrought({ value: String(contract.language.id), label: contract.language.name });
          // What the file has may be known by its number only, and brings nothing.
          setText({ ...filingAfterContract(text, contract), contractId: value });
        }}
      />
      <FormCombobox
        {...ofRecord('studentId')}
        label={labelOf('studentId')}
        placeholder={plain('chooseStudent')}
        {...choices.students.source}
      />
      <FormCombobox
        {...ofRecord('languageId')}
        label={labelOf('languageId')}
        placeholder={plain('chooseLanguage')}
        options={languageOptions}
        loading={loading}
      />
      <FormDatePicker field={fields.taggedOn} label={label('taggedOn')} />
      {choices.error && (
        <div className={wholeRow}>
          <RefusedBanner error={choices.error} onRetry={choices.retry}>
            {stack('notLoaded')}
          </RefusedBanner>
        </div>
      )}
    </>
  );
}

/** Kept here and not read of the form, which hears of a field that another one changes only at the next key. */
type Chosen = Pick<FilingText, FilingRecordField> & { type: FileType | '' };

function textOf(fields: FilingFieldsProps['fields']): Chosen {
  const text = (name: keyof FilingText) => String(fields[name].initialValue ?? '');
  return {
    type: fileTypes.find((type) => type === text('type')) ?? '',
    contractId: text('contractId'),
    studentId: text('studentId'),
    languageId: text('languageId'),
  };
}
