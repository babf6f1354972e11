import {
  type ClosingText,
  cefrLevels,
  commentsSchema,
  type ReportFormValues,
  type Skill,
} from '@portal/domain';
import { Banner } from '@portal/ui';
import type { ReactNode } from 'react';
import { FormSelectField, FormTextareaField } from '../fields';
import { reportWords } from '../ProgressReportForm/report-words';
import { useZodForm } from '../useZodForm';
import { vocabulary } from '../vocabulary';
import { CopiedMark, CopiedNames } from './CopiedMark';
import type { CopiedTextProps, ReportPageProps } from './CourseInfoForm';
import * as styles from './ReportWizard.css';
import { wizardWords } from './wizard-words';

export interface ReportCommentsFormProps
  extends ReportPageProps<ClosingText, Omit<ReportFormValues, 'ratings'>>,
    CopiedTextProps {
  /** The skills without a rating on the previous pages. */
  unrated: readonly Skill[];
  /** Returns the tools below a comment field, by the id of the field. */
  tools?: (fieldId: string, label: ReactNode) => ReactNode;
}

/** Number of skills named; longer lists only point to their page. */
const fewSkills = 4;

/** The closing texts and the next level (REP-FORM-17, REP-FORM-20 to REP-FORM-22). */
export function ReportCommentsForm({
  unrated,
  id,
  values,
  onSave,
  copied = [],
  tools,
  ...rest
}: ReportCommentsFormProps) {
  const { t } = reportWords.useWords();
  const { t: word, plain: plainWord } = vocabulary.useWords();
  const { stack, plain } = wizardWords.useWords();
  const { fields, formProps } = useZodForm(commentsSchema, {
    id,
    defaultValue: values as Omit<ClosingText, 'nextLevel'>,
    onSubmit: onSave,
  });
  return (
    <form {...formProps} {...rest} className={styles.form}>
      <CopiedNames of={copied} />
      {unrated.length > 0 && (
        <Banner tone="caution">
          {stack('unrated', { count: unrated.length })}
          {unrated.length <= fewSkills && (
            <ul className={styles.names}>
              {unrated.map((skill) => (
                <li key={skill}>{word(`skill.${skill}`)}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      <div className={styles.texts}>
        <div className={styles.comment}>
          <FormTextareaField
            field={fields.comments}
            label={t('comments')}
            hint={copied.includes('comments') ? <CopiedMark /> : undefined}
            minRows={3}
            maxRows={6}
          />
          {tools?.(fields.comments.id, t('comments'))}
        </div>
        <div className={styles.comment}>
          <FormTextareaField
            field={fields.recommendations}
            label={t('recommendations')}
            hint={copied.includes('recommendations') ? <CopiedMark /> : undefined}
            minRows={3}
            maxRows={6}
          />
          {tools?.(fields.recommendations.id, t('recommendations'))}
        </div>
      </div>
      <div className={styles.level}>
        <FormSelectField
          field={fields.nextLevel}
          label={t('nextLevel')}
          options={[
            { value: '', label: plain('chooseLevel'), disabled: true },
            ...cefrLevels.map((value) => ({ value, label: plainWord(`cefrLevel.${value}`) })),
          ]}
        />
      </div>
    </form>
  );
}
