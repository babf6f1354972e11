import {
  progressSchema,
  type Rating,
  ratedIn,
  ratings,
  type Skill,
  selfLearningSchema,
  skillGroups,
} from '@portal/domain';
import { Heading } from '@portal/ui';
import { FormAnswerButtons } from '../fields';
import { useZodForm } from '../useZodForm';
import { vocabulary } from '../vocabulary';
import type { ReportPageProps } from './CourseInfoForm';
import * as styles from './ReportWizard.css';
import { wizardWords } from './wizard-words';

export interface SkillRatingsFormProps
  extends ReportPageProps<Partial<Record<Skill, string>>, Partial<Record<Skill, Rating | null>>> {
  /** One of the two pages that rate skills. */
  step: 'selfLearning' | 'progress';
}

const schemas = { selfLearning: selfLearningSchema, progress: progressSchema };

/** A rating for each skill, initially empty (REP-FORM-14 to REP-FORM-16, REP-FORM-18, REP-FORM-19). */
export function SkillRatingsForm({ step, id, values, onSave, ...rest }: SkillRatingsFormProps) {
  const { t, stack: word } = vocabulary.useWords();
  const { stack } = wizardWords.useWords();
  const { form, formProps } = useZodForm<(typeof schemas)['progress']>(
    schemas[step] as (typeof schemas)['progress'],
    { id, defaultValue: values as Record<Skill, Rating>, onSubmit: onSave },
  );
  const fields = form.getFieldset();
  const groups = ratedIn[step];
  return (
    <form {...formProps} {...rest} className={styles.form}>
      <p className={styles.quiet}>{stack('howRated')}</p>
      {groups.map((group) => (
        <section key={group} className={styles.section}>
          {groups.length > 1 && (
            <Heading level={3} look="item">
              {word(`skillGroup.${group}`)}
            </Heading>
          )}
          <div className={styles.skills}>
            {skillGroups[group].map((skill: Skill) => (
              <div key={skill} className={styles.skill}>
                <FormAnswerButtons
                  field={(fields as Record<Skill, (typeof fields)['syntax']>)[skill]}
                  label={t(`skill.${skill}`)}
                  options={ratings.map((value) => ({ value, label: word(`rating.${value}`) }))}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </form>
  );
}
