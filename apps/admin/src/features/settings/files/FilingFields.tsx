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
import { RefusedBanner } from '@portal/records';
import { wholeRow } from '@portal/records/form-layout';
import { useToday } from '@portal/shell';
import type { ComboboxOption } from '@portal/ui';
import { FormCombobox, FormDatePicker, FormSelectField, useMarkedText, vocabulary } from '@portal/views';
import { useEffect, useMemo, useState } from 'react';
import { filingWords } from './filing-words';
import type { FilingChoices } from './useFilingChoices';

export interface FilingFieldsProps {
  /** The fields of the edit form or of the bulk bar; their initial values are read once. */
  fields: { readonly [Field in keyof FilingText]: FieldMetadata };
  choices: FilingChoices;
  /** Both languages of a label on one line (default), or stacked for narrow fields, which have no placeholders. */
  labels?: 'line' | 'stack';
}

/**
 * The fields that classify a file. A type clears the fields that it does not have, which are then disabled with the
 * reason; a contract sets its language (SET-FILE-11 to SET-FILE-17). The caller arranges the fields.
 */
export function FilingFields({ fields, choices, labels = 'line' }: FilingFieldsProps) {
  const { t, stack, plain } = filingWords.useWords();
  const label = labels === 'line' ? t : stack;
  // In a narrow field, a placeholder in two languages would take up to four lines.
  const placeholder = (word: 'chooseContract' | 'chooseStudent' | 'chooseLanguage') =>
    labels === 'line' ? plain(word) : undefined;
  const ofDomain = vocabulary.useWords();
  const markedText = useMarkedText();
  const today = useToday();
  const [text, setText] = useState(() => textOf(fields));
  // The contract's language may be archived and then missing from the choices.
  const [brought, setBrought] = useState<ComboboxOption>();
  const { options: languages, loading } = choices.languages;
  const languageOptions = useMemo(
    () =>
      brought && !languages.some(({ value }) => value === brought.value)
        ? [brought, ...languages]
        : languages,
    [languages, brought],
  );

  const { contractId, studentId } = text;
  const { setContractId, mayName } = choices;
  useEffect(() => setContractId(contractId === '' ? null : Number(contractId)), [contractId, setContractId]);
  const [isStudentCleared, setStudentCleared] = useState(false);
  if (studentId !== '' && !mayName(studentId, contractId)) {
    setText({ ...text, studentId: '' });
    setStudentCleared(true);
  }

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
        placeholder={labels === 'line' ? plain('chooseType') : '---'}
        options={fileTypes.map((value) => ({ value, label: ofDomain.plain(`fileType.${value}`) }))}
        onChange={(event) => setText(filingAfterType(text, event.currentTarget.value as FileType))}
      />
      <FormCombobox
        {...ofRecord('contractId')}
        label={labelOf('contractId')}
        placeholder={placeholder('chooseContract')}
        {...choices.contracts.source}
        onValueChange={(value) => {
          const contract = choices.contracts.rowOf(value);
          if (contract?.language)
            setBrought({ value: String(contract.language.id), label: markedText(contract.language) });
          // If the file's contract is not among the options, only its number is known, so it sets no language.
          setText({ ...filingAfterContract(text, contract), contractId: value });
        }}
      />
      <FormCombobox
        {...ofRecord('studentId')}
        {...(isStudentCleared &&
          studentId === '' &&
          filingNeed('studentId', text.type) !== 'none' && {
            hint: stack('notOfContract'),
          })}
        label={labelOf('studentId')}
        placeholder={placeholder('chooseStudent')}
        {...choices.students.source}
      />
      <FormCombobox
        {...ofRecord('languageId')}
        label={labelOf('languageId')}
        placeholder={placeholder('chooseLanguage')}
        options={languageOptions}
        loading={loading}
      />
      <FormDatePicker field={fields.taggedOn} label={label('taggedOnField')} today={today} />
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

/** Kept here instead of read from the form, which notices a programmatic change only at the next input event. */
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
