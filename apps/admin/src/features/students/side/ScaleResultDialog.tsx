import { ApiError, useChangeScaleResult, useCreateScaleResult, useReadStudent } from '@portal/api-client';
import {
  type CalendarDate,
  fullName,
  type LevelScale,
  levelScales,
  levelsOfScale,
  levelsText,
  type ScaleResult,
  type ScaleResultFormText,
  type ScaleSkill,
  type Student,
  scaleResultFormText,
  scaleResultSchema,
  skillsOfScale,
} from '@portal/domain';
import { datePair, type TextPair } from '@portal/i18n';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { FormCombobox, FormDatePicker, FormSelectField, FormTextField } from '@portal/views';
import { useMemo, useState } from 'react';
import { quiet } from '../../../parts/aside.css';
import { HistoryInPlace } from '../../../parts/history/RecordHistory';
import { scaleResultWords } from './scale-result-words';
import { sideWords } from './side-words';
import { useLanguageOptions } from './useLanguageOptions';

export interface ScaleResultDialogProps {
  student: Student;
  /** The result to correct; null for a new one. */
  result: ScaleResult | null;
  today: CalendarDate;
  onClose: () => void;
}

/**
 * Adds or corrects a result on the scale of a client (DECISION-222). If the server rejects it, all input stays; a change
 * of a colleague is merged.
 */
export function ScaleResultDialog({ student, result, today, onClose }: ScaleResultDialogProps) {
  const { t, stack, plain, pair } = scaleResultWords.useWords();
  const ofSide = sideWords.useWords();
  const toast = useToast();
  const readStudent = useReadStudent();
  const create = useCreateScaleResult();
  const change = useChangeScaleResult();
  const languages = useLanguageOptions(student);
  const schema = useMemo(() => scaleResultSchema(today), [today]);
  // A reload of the student must not reset the input.
  const [opened] = useState(result);
  const [stored] = useState(() => scaleResultFormText(opened));

  const read = async () => {
    const { scaleResults } = await readStudent(student.id);
    const found = scaleResults.find(({ id }) => id === opened?.id);
    if (!found) throw new ApiError({ code: 'not-found', status: 200 });
    return found;
  };
  const term = (field: keyof ScaleResultFormText, scale: string): TextPair => {
    if (field === 'languageId') return pair('language');
    if (field === 'scale') return pair('scaleLabel');
    if (field === 'testedOn' || field === 'source') return pair(field);
    return skillPair(scale === 'quebec' ? 'quebec' : 'sle', field);
  };
  const skillPair = (scale: LevelScale, skill: ScaleSkill): TextPair =>
    skill === 'oral'
      ? pair('skill.sle.oral')
      : skill === 'listening' || skill === 'speaking'
        ? pair(`skill.quebec.${skill}`)
        : pair(`skill.${scale}.${skill}`);
  const show = (field: keyof ScaleResultFormText, text: ScaleResultFormText): string | TextPair => {
    if (field === 'languageId')
      return languages.options.find(({ value }) => value === text.languageId)?.label ?? '';
    if (field === 'scale')
      return text.scale === 'sle' || text.scale === 'quebec' ? pair(`scale.${text.scale}`) : '';
    return field === 'testedOn' && text.testedOn ? datePair(text.testedOn) : text[field];
  };

  return (
    <RecordDialog
      draft={{
        form: 'scale-result',
        record: `${student.id}-${opened?.id ?? 'new'}`,
        title: fullName(student),
        stored,
      }}
      schema={schema}
      save={
        opened
          ? {
              read,
              write: ({ values, stored: current }) => change(current, values),
              textOf: scaleResultFormText,
              texts: {
                title: stack('changedElsewhere'),
                term: (field) => term(field, opened.scale),
                show,
                history: (
                  <HistoryInPlace of={{ subject: 'student', id: student.id }} about={fullName(student)} />
                ),
              },
            }
          : (values, { intention }) => create(student.id, values, intention)
      }
      onSaved={() => toast.success(pair('saved'))}
      refused={stack('notSaved')}
      title={stack(opened ? 'editTitle' : 'addTitle')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => {
        const scale = levelScales.find((one) => one === fields.scale.value);
        return (
          <>
            <p className={quiet}>
              {fullName(student)}
              {opened && <> {levelsText(opened.scale, opened.levels)}</>}
            </p>
            <LoadFailure of={languages}>{ofSide.stack('languagesFailed')}</LoadFailure>
            <FormCombobox
              field={fields.languageId}
              label={t('language')}
              placeholder={ofSide.plain('chooseLanguage')}
              options={languages.options}
              loading={languages.loading}
            />
            <FormSelectField
              field={fields.scale}
              label={t('scaleLabel')}
              placeholder={plain('chooseScale')}
              options={levelScales.map((one) => ({ value: one, label: plain(`scaleInFull.${one}`) }))}
            />
            <FormDatePicker field={fields.testedOn} label={t('testedOn')} today={today} />
            <FormTextField field={fields.source} label={t('source')} autoComplete="off" />
            {scale && (
              <>
                <p className={quiet}>{t('levelsHint')}</p>
                {skillsOfScale[scale].map((skill) => (
                  <FormSelectField
                    key={`${scale} ${skill}`}
                    field={fields[skill]}
                    label={ofSkill(scale, skill)}
                    placeholder={plain('untested')}
                    options={levelsOfScale[scale].map((level) => ({
                      value: level,
                      label: nameOf(scale, level),
                    }))}
                  />
                ))}
              </>
            )}
          </>
        );
      }}
    </RecordDialog>
  );

  function ofSkill(scale: LevelScale, skill: ScaleSkill) {
    if (skill === 'oral') return t('skill.sle.oral');
    if (skill === 'listening' || skill === 'speaking') return t(`skill.quebec.${skill}`);
    return t(`skill.${scale}.${skill}`);
  }

  function nameOf(scale: LevelScale, level: string): string {
    return scale === 'sle' && (level === 'X' || level === 'E') ? plain(`sleLevel.${level}`) : level;
  }
}
