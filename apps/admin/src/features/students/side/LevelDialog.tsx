import { useSaveStudentLevel } from '@portal/api-client';
import {
  type CalendarDate,
  cefrLevels,
  fullName,
  levelFormText,
  levelSchema,
  type Student,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { FormCombobox, FormDatePicker, FormSelectField, FormTextField } from '@portal/views';
import { useMemo } from 'react';
import { quiet } from '../../../parts/aside.css';
import { sideWords } from './side-words';
import { useLanguageOptions } from './useLanguageOptions';

export interface LevelDialogProps {
  student: Student;
  /** The tested language; null if it is not chosen yet. */
  languageId: number | null;
  today: CalendarDate;
  onClose: () => void;
}

const levels = cefrLevels.map((level) => ({ value: level, label: level }));

/**
 * Adds a level test in one language: date, tester and result (STU-EDIT-14 to STU-EDIT-16, OPEN-87, DECISION-50). If the
 * server rejects it, all input stays.
 */
export function LevelDialog({ student, languageId, today, onClose }: LevelDialogProps) {
  const { t, stack, plain, pair } = sideWords.useWords();
  const toast = useToast();
  const saveLevel = useSaveStudentLevel();
  const languages = useLanguageOptions(student);
  const schema = useMemo(() => levelSchema(today), [today]);
  const last = student.levels.find(({ language }) => language?.id === languageId);
  return (
    <RecordDialog
      draft={{
        form: 'level',
        record: `${student.id}-${languageId ?? 'new'}`,
        title: fullName(student),
        stored: levelFormText(languageId),
      }}
      schema={schema}
      save={(values, { intention }) => saveLevel(student.id, values, intention)}
      onSaved={() => toast.success(pair('levels.saved'))}
      refused={
        <>
          {stack('levels.notSaved')}
          <div>{stack('levels.kept')}</div>
        </>
      }
      title={stack(last ? 'levels.testTitle' : 'levels.addTitle')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <p className={quiet}>{fullName(student)}</p>
          {last && (
            <p>
              {last.testedOn
                ? stack('levels.lastTest', { level: last.level, date: datePair(last.testedOn) })
                : stack('levels.lastLevel', { level: last.level })}
            </p>
          )}
          <LoadFailure of={languages}>{stack('languagesFailed')}</LoadFailure>
          <FormCombobox
            field={fields.languageId}
            label={t('levels.language')}
            placeholder={plain('chooseLanguage')}
            options={languages.options}
            loading={languages.loading}
          />
          <FormSelectField
            field={fields.level}
            label={t('levels.level')}
            placeholder={plain('chooseLevel')}
            options={levels}
          />
          <FormDatePicker field={fields.testedOn} label={t('levels.lastTested')} today={today} />
          <FormTextField field={fields.testerInitials} label={t('levels.initials')} autoComplete="off" />
        </>
      )}
    </RecordDialog>
  );
}
