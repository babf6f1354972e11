import { type CourseInfoValues, courseInfoSchema, type courseInfoText } from '@portal/domain';
import type { ComponentProps } from 'react';
import { FormTextareaField } from '../fields';
import { reportWords } from '../ProgressReportForm/report-words';
import { type SubmitOutcome, useZodForm } from '../useZodForm';
import { CopiedMark, CopiedNames } from './CopiedMark';
import * as styles from './ReportWizard.css';
import { wizardWords } from './wizard-words';

/** What every page of the wizard takes: its form, and who saves what it holds. */
export interface ReportPageProps<Text, Values>
  extends Omit<ComponentProps<'form'>, 'id' | 'children' | 'onSubmit'> {
  /** Id of the form; the wizard submits it by this id. */
  id: string;
  /** The initial values of the fields. */
  values: Text;
  /** Called with valid values, once a press; what it returns says how that ended. */
  onSave: (values: Values) => Promise<SubmitOutcome> | Promise<void>;
}

/** What a page takes whose texts can be copied from another report. */
export interface CopiedTextProps {
  /** Names of the fields that were copied and not edited since: they say so, and the form keeps them beside what is typed. */
  copied?: readonly string[];
}

const names = ['materialUsed', 'appsAndSitesUsed', 'skillsCovered', 'grammarPointsCovered'] as const;

/** What a report says about the course, the same for all its students (REP-FORM-13, DECISION-22). */
export function CourseInfoForm({
  id,
  values,
  onSave,
  copied = [],
  ...rest
}: ReportPageProps<ReturnType<typeof courseInfoText>, CourseInfoValues> & CopiedTextProps) {
  const { t } = reportWords.useWords();
  const { stack } = wizardWords.useWords();
  const { fields, formProps } = useZodForm(courseInfoSchema, { id, defaultValue: values, onSubmit: onSave });
  return (
    <form {...formProps} {...rest} className={styles.form}>
      <CopiedNames of={copied} />
      <p className={styles.quiet}>{stack('shared')}</p>
      <div className={styles.texts}>
        {names.map((name) => (
          <FormTextareaField
            key={name}
            field={fields[name]}
            label={t(name)}
            hint={copied.includes(name) ? <CopiedMark /> : undefined}
          />
        ))}
      </div>
    </form>
  );
}
