import {
  canFillOther,
  emphases,
  emptyOutlineParts,
  frequencies,
  learningAids,
  type OutlineAction,
  type OutlineFormText,
  type OutlineFormValues,
  otherTextAfter,
  outlineSchema,
} from '@portal/domain';
import { Heading, TextLink } from '@portal/ui';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import {
  FormCheckboxGroup,
  FormErrorSummary,
  FormSelectField,
  FormTextareaField,
  FormTextField,
} from '../fields';
import { useQuestion } from '../useQuestion';
import { type SubmitOutcome, useZodForm } from '../useZodForm';
import { vocabulary } from '../vocabulary';
import * as styles from './OutlineForm.css';
import { OutlineQuestion, type OutlineQuestionAsked } from './OutlineQuestion';
import { outlineWords } from './outline-words';
import type { Provider } from './provider';

export interface OutlineFormProps extends Omit<ComponentProps<'form'>, 'id' | 'children' | 'onSubmit'> {
  /** Id of the form, for its submit buttons: `OutlineFormActions`. */
  id: string;
  /** The initial values of the fields. */
  values: OutlineFormText;
  /** Contact for questions. */
  provider: Pick<Provider, 'phone' | 'email'>;
  /** Called with valid values, once per click; resolves with the result. */
  onSave: (values: OutlineFormValues, action: OutlineAction) => Promise<SubmitOutcome> | Promise<void>;
  /** Makes the form read-only. */
  locked?: boolean;
  /** Level of its headings; 2 by default. */
  level?: 2 | 3;
}

const proseAtFirst = ['languageHistory', 'currentUse', 'challenges'] as const;
const proseOfSession = ['tenWeekGoals', 'languageFunctions', 'grammarForFunctions'] as const;
const uses = ['conversation', 'writing', 'listening', 'reading'] as const;

/**
 * The course outline for teachers: saved as a draft at any time, or submitted (OUTLINE-01 to OUTLINE-25). Asks before
 * an incomplete outline is submitted, and before a submitted one becomes a draft (DECISION-41).
 */
export function OutlineForm({
  id,
  values,
  provider,
  onSave,
  locked = false,
  level = 2,
  ...rest
}: OutlineFormProps) {
  const { t, stack, plain } = outlineWords.useWords();
  const { t: word, plain: plainWord } = vocabulary.useWords();
  const pressed = useRef<OutlineAction>('save');
  const { openQuestion, ask } = useQuestion<OutlineQuestionAsked>();
  const { form, fields, formProps, attempts } = useZodForm(outlineSchema, {
    id,
    defaultValue: {
      ...values,
      otherEmphasis: otherTextAfter(values.emphasis, values.otherEmphasis),
      otherLearningAid: otherTextAfter(values.learningAids, values.otherLearningAid),
    },
    onSubmit: async (outline) => {
      const action = pressed.current;
      const question = questionBefore(action, outline);
      if (question && !(await ask(question))) return;
      return (await onSave(outline, action)) ?? undefined;
    },
  });
  const asText = { readOnly: locked };
  const asChoice = { disabled: locked };
  const mayNameEmphasis = canFillOther(ticked(fields.emphasis.value));
  const mayNameAid = canFillOther(ticked(fields.learningAids.value));
  const look = level === 2 ? 'section' : 'item';

  return (
    <>
      <form
        {...formProps}
        {...rest}
        className={styles.form}
        onSubmit={(event) => {
          pressed.current = actionOf(event);
          formProps.onSubmit(event);
        }}
      >
        <div className={styles.head}>
          <p>{stack('intro')}</p>
          <p className={styles.contact}>
            <span>
              {t('phone')}{' '}
              <TextLink
                external
                className={styles.number}
                href={`tel:${provider.phone.replaceAll(/[^\d+]/g, '')}`}
              >
                {provider.phone}
              </TextLink>
            </span>
            <span>
              {t('email')}{' '}
              <TextLink external href={`mailto:${provider.email}`}>
                {provider.email}
              </TextLink>
            </span>
          </p>
        </div>
        <FormErrorSummary
          title={stack('toMend')}
          level={level}
          attempts={attempts}
          fields={[
            ...proseAtFirst,
            ...proseOfSession,
            'otherEmphasis' as const,
            'otherLearningAid' as const,
          ].map((name) => ({ field: fields[name], label: t(name) }))}
        />
        <section className={styles.section}>
          <Heading level={level} look={look}>
            {stack('learner')}
          </Heading>
          {proseAtFirst.map((name) => (
            <FormTextareaField key={name} field={fields[name]} label={t(name)} {...asText} />
          ))}
          <fieldset className={styles.uses}>
            <legend className={styles.legend}>{t('frequency')}</legend>
            {uses.map((name) => (
              <FormSelectField
                key={name}
                field={fields[name]}
                label={t(name)}
                placeholder={plain('chooseFrequency')}
                options={frequencies.map((value) => ({ value, label: plainWord(`frequency.${value}`) }))}
                {...asChoice}
              />
            ))}
          </fieldset>
        </section>
        <section className={styles.section}>
          <Heading level={level} look={look}>
            {stack('session')}
          </Heading>
          {proseOfSession.map((name) => (
            <FormTextareaField key={name} field={fields[name]} label={t(name)} {...asText} />
          ))}
        </section>
        <section className={styles.section}>
          <Heading level={level} look={look}>
            {stack('content')}
          </Heading>
          <div className={styles.choices}>
            <div className={styles.choice}>
              <FormCheckboxGroup
                field={fields.emphasis}
                label={t('emphasis')}
                options={emphases.map((value) => ({ value, label: word(`emphasis.${value}`) }))}
                onValuesChange={(next) => {
                  if (!canFillOther(next)) form.update({ name: fields.otherEmphasis.name, value: '' });
                }}
                {...asChoice}
              />
              <FormTextField
                field={fields.otherEmphasis}
                label={t('otherEmphasis')}
                required={mayNameEmphasis}
                disabled={!mayNameEmphasis}
                hint={mayNameEmphasis || locked ? undefined : stack('otherHint')}
                {...asText}
              />
            </div>
            <div className={styles.choice}>
              <FormCheckboxGroup
                field={fields.learningAids}
                label={t('learningAids')}
                options={learningAids.map((value) => ({ value, label: word(`learningAid.${value}`) }))}
                onValuesChange={(next) => {
                  if (!canFillOther(next)) form.update({ name: fields.otherLearningAid.name, value: '' });
                }}
                {...asChoice}
              />
              <FormTextField
                field={fields.otherLearningAid}
                label={t('otherLearningAid')}
                required={mayNameAid}
                disabled={!mayNameAid}
                hint={mayNameAid || locked ? undefined : stack('otherHint')}
                {...asText}
              />
            </div>
          </div>
        </section>
      </form>
      {openQuestion && <OutlineQuestion {...openQuestion} />}
    </>
  );
}

/** Returns the question to ask before this action; null if none. */
function questionBefore(action: OutlineAction, outline: OutlineFormValues): OutlineQuestionAsked | null {
  if (action === 'take-back') return { action };
  const empty = action === 'submit' ? emptyOutlineParts(outline) : [];
  return empty.length > 0 ? { action: 'submit', empty } : null;
}

/** Returns the action of the clicked submit button. */
function actionOf({ nativeEvent }: FormEvent): OutlineAction {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const value = button?.getAttribute('value');
  return value === 'submit' || value === 'take-back' ? value : 'save';
}

/** Returns the checked values of a group; a single checkbox arrives as a plain value. */
function ticked(value: unknown): string[] {
  return [value].flat().filter((choice) => typeof choice === 'string');
}
