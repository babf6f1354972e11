import { useCompanies } from '@portal/api-client';
import { motherTongues, type Student, type studentSchema } from '@portal/domain';
import { useChoices } from '@portal/records';
import { inputs } from '@portal/records/form-layout';
import { Card } from '@portal/ui';
import { FormCombobox, FormSelectField, FormTextField, type useZodForm, vocabulary } from '@portal/views';
import { studentFormWords } from './student-form-words';

export interface StudentInputsProps
  extends Pick<ReturnType<typeof useZodForm<typeof studentSchema>>, 'fields'> {
  /** The edited student; null for a new one. */
  student: Student | null;
}

/**
 * The fields of a student, in the order in which users fill them in (STU-FORM-01 to STU-FORM-04, STU-FORM-08 to
 * STU-FORM-10).
 */
export function StudentInputs({ fields, student }: StudentInputsProps) {
  const { t, stack, plain } = studentFormWords.useWords();
  const ofDomain = vocabulary.useWords();
  const known = useCompanies();
  const companies = useChoices(known.data, student?.company);
  return (
    <>
      <Card title={stack('identity')}>
        <div className={inputs}>
          <FormTextField field={fields.name} label={t('name')} autoComplete="off" />
          <FormTextField field={fields.lastName} label={t('lastName')} autoComplete="off" />
          <FormCombobox
            field={fields.companyId}
            label={t('companyId')}
            placeholder={plain('chooseCompany')}
            options={companies}
            loading={known.isLoading}
          />
          <FormTextField field={fields.city} label={t('city')} autoComplete="off" />
        </div>
      </Card>
      <Card title={stack('contact')}>
        <div className={inputs}>
          <FormTextField field={fields.email} label={t('email')} type="email" autoComplete="off" />
          <FormTextField field={fields.phone} label={t('phone')} type="tel" autoComplete="off" />
          <FormTextField field={fields.mobile} label={t('mobile')} type="tel" autoComplete="off" />
          <FormTextField field={fields.smartDevice} label={t('smartDevice')} autoComplete="off" />
          <FormSelectField
            field={fields.motherTongue}
            label={t('motherTongue')}
            placeholder={plain('chooseMotherTongue')}
            options={motherTongues.map((tongue) => ({
              value: tongue,
              label: ofDomain.plain(`motherTongue.${tongue}`),
            }))}
          />
          {fields.motherTongue.value === 'other' && (
            <FormTextField
              field={fields.otherMotherTongue}
              label={t('otherMotherTongue')}
              autoComplete="off"
            />
          )}
        </div>
      </Card>
    </>
  );
}
