import { allSkills, cefrLevels, type PhraseFormValues } from '@portal/domain';
import { FormSelectField, FormTextareaField, vocabulary } from '@portal/views';
import type { ComponentProps } from 'react';
import { phraseWords } from './phrase-words';

type Field = ComponentProps<typeof FormTextareaField>['field'];

export interface PhraseFieldsProps {
  fields: Record<keyof PhraseFormValues, Field>;
}

/** The fields of a phrase: its texts, its skill and its level. */
export function PhraseFields({ fields }: PhraseFieldsProps) {
  const { t, plain } = phraseWords.useWords();
  const { plain: word } = vocabulary.useWords();
  return (
    <>
      <FormTextareaField field={fields.textFr} label={t('textFr')} hint={t('eitherText')} minRows={2} />
      <FormTextareaField field={fields.textEn} label={t('textEn')} minRows={2} />
      <FormSelectField
        field={fields.skill}
        label={t('skill')}
        placeholder={plain('general')}
        options={allSkills.map((value) => ({ value, label: word(`skill.${value}`) }))}
      />
      <FormSelectField
        field={fields.level}
        label={t('level')}
        placeholder={plain('all')}
        options={cefrLevels.map((value) => ({ value, label: value }))}
      />
    </>
  );
}
