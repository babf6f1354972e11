import { type CourseInfoValues, courseInfoSchema, type courseInfoText } from '@portal/domain';
import type { ComponentProps } from 'react';
import { FormTextareaField } from '../fields';
import { reportWords } from '../ProgressReportForm/report-words';
import { type SubmitOutcome, useZodForm } from '../useZodForm';
import { CopiedMark, CopiedNames } from './CopiedMark';
import * as styles from './ReportWizard.css';
import { wizardWords } from './wizard-words';

/** The props of each wizard page's form. */
export interface ReportPageProps<Text, Values>
  extends Omit<ComponentProps<'form'>, 'id' | 'children' | 'onSubmit'> {
  /** Id of the form; the wizard submits it by this id. */
  id: string;
  /** The initial values of the fields. */
  values: Text;
  /** Called with valid values, once per click; resolves with the result. */
  onSave: (values: Values) => Promise<SubmitOutcome> | Promise<void>;
}

/** The props of a page whose texts can be copied from another report. */
export interface CopiedTextProps {
  /** Names of fields that were copied and not edited since: they are marked as copied, and drafts keep the mark. */
  copied?: readonly string[];
}

const names = ['materialUsed', 'appsAndSitesUsed', 'skillsCovered', 'grammarPointsCovered'] as const;

/** The course information of a report, shared by all its students (REP-FORM-13, DECISION-22). */
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
