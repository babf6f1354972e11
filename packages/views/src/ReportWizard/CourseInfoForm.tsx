import { type CourseInfoValues, courseInfoSchema, type courseInfoText } from '@portal/domain';
import type { ComponentProps } from 'react';
import { FormTextareaField } from '../fields';
import { reportWords } from '../ProgressReportForm/report-words';
import { type SubmitOutcome, useZodForm } from '../useZodForm';
import * as styles from './ReportWizard.css';
import { wizardWords } from './wizard-words';

/** What every page of the wizard takes: its form, and who saves what it holds. */
export interface ReportPageProps<Text, Values>
  extends Omit<ComponentProps<'form'>, 'id' | 'children' | 'onSubmit'> {
  /** Its id, by which the wizard around it sends it. */
  id: string;
  /** What the fields hold at first. */
  values: Text;
  /** Called with valid values, once a press; what it returns says how that ended. */
  onSave: (values: Values) => Promise<SubmitOutcome> | Promise<void>;
}

const names = ['materialUsed', 'appsAndSitesUsed', 'skillsCovered', 'grammarPointsCovered'] as const;

/** What a report says about the course, the same for all its students (REP-FORM-13, decision 22). */
export function CourseInfoForm({
  id,
  values,
  onSave,
  ...rest
}: ReportPageProps<ReturnType<typeof courseInfoText>, CourseInfoValues>) {
  const { t } = reportWords.useWords();
  const { stack } = wizardWords.useWords();
  const { fields, formProps } = useZodForm(courseInfoSchema, { id, defaultValue: values, onSubmit: onSave });
  return (
    <form {...formProps} {...rest} className={styles.form}>
      <p className={styles.quiet}>{stack('shared')}</p>
      <div className={styles.texts}>
        {names.map((name) => (
          <FormTextareaField key={name} field={fields[name]} label={t(name)} />
        ))}
      </div>
    </form>
  );
}
