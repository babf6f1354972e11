import { useLanguages } from '@portal/api-client';
import type { CourseType, NamedReference, Teacher, teacherSchema } from '@portal/domain';
import { LoadFailure } from '@portal/records';
import { inputs, wholeRow } from '@portal/records/form-layout';
import { Card } from '@portal/ui';
import {
  CourseTypeName,
  FormCheckboxField,
  FormMultiCombobox,
  FormNumberField,
  FormTextField,
  useMarkedText,
  type useZodForm,
} from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { teacherWords } from './teacher-words';
import { quietText, ticks } from './teachers.css';

type TeacherZodForm = ReturnType<typeof useZodForm<typeof teacherSchema>>;

export interface TeacherInputsProps extends Pick<TeacherZodForm, 'fields'> {
  /** The edited teacher; null for a new one. */
  teacher: Teacher | null;
  courseTypes: readonly CourseType[];
  /** Rates with dates, shown in place of one rate for each course type. */
  rates?: ReactNode;
}

/**
 * The fields of a teacher, in the order in which users fill them in (TEA-EDIT-05 to TEA-EDIT-17, TEA-EDIT-25,
 * TEA-EDIT-26).
 */
export function TeacherInputs({ fields, teacher, courseTypes, rates: datedRates }: TeacherInputsProps) {
  const { t, stack, plain } = teacherWords.useWords();
  const languages = useLanguages();
  const options = useLanguageOptions(languages.data, teacher);
  const rates = fields.rates.getFieldList().map((row) => {
    const { courseTypeId, rate } = row.getFieldset();
    const id = Number(courseTypeId.initialValue);
    const type = courseTypes.find((one) => one.id === id);
    return {
      courseTypeId,
      rate,
      id,
      label: type ? <CourseTypeName type={type} /> : t('form.unknownType', { id }),
    };
  });
  return (
    <>
      <Card title={stack('form.contact')}>
        <div className={inputs}>
          <FormTextField field={fields.name} label={t('form.name')} autoComplete="off" />
          <FormTextField field={fields.lastName} label={t('form.lastName')} autoComplete="off" />
          <FormTextField
            field={fields.email}
            type="email"
            label={t('form.email')}
            hint={stack('form.emailHint')}
            autoComplete="off"
          />
          <FormTextField field={fields.city} label={t('form.city')} autoComplete="off" />
          <FormTextField field={fields.phone} type="tel" label={t('form.phone')} autoComplete="off" />
          <FormTextField field={fields.mobile} type="tel" label={t('form.mobile')} autoComplete="off" />
        </div>
      </Card>
      <Card title={stack('form.teaching')}>
        <LoadFailure of={languages}>{stack('form.languagesFailed')}</LoadFailure>
        <div className={inputs}>
          <div className={wholeRow}>
            <FormMultiCombobox
              field={fields.languageIds}
              label={t('form.languages')}
              placeholder={plain('form.chooseLanguages')}
              options={options}
              loading={languages.isLoading}
            />
          </div>
          <div className={`${wholeRow} ${ticks}`}>
            <FormCheckboxField field={fields.hasCar} label={t('form.hasCar')} />
            <FormCheckboxField field={fields.nda} label={t('form.nda')} />
          </div>
        </div>
      </Card>
      <Card title={stack('form.rates')}>
        {datedRates}
        {!datedRates && rates.length === 0 && <p className={quietText}>{stack('form.noTypes')}</p>}
        <div className={inputs}>
          {!datedRates &&
            rates.map(({ courseTypeId, rate, id, label }) => (
              <div key={id}>
                <input type="hidden" name={courseTypeId.name} value={id} />
                <FormNumberField field={rate} label={label} decimals suffix="$" />
              </div>
            ))}
          <div className={wholeRow}>
            <FormTextField
              field={fields.otherRate}
              label={t('form.otherRate')}
              hint={stack('form.otherRateHint')}
              autoComplete="off"
            />
          </div>
        </div>
      </Card>
    </>
  );
}

/** Returns the taught languages, plus the teacher's archived ones, marked, so that a save keeps them. */
function useLanguageOptions(known: readonly NamedReference[] | undefined, teacher: Teacher | null) {
  const textOf = useMarkedText();
  return useMemo(() => {
    const own = (teacher?.languages ?? []).filter(({ id }) => !known?.some((language) => language.id === id));
    return [...(known ?? []), ...own].map((one) => ({ value: String(one.id), label: textOf(one) }));
  }, [known, teacher, textOf]);
}
