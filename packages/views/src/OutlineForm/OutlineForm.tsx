import {
  canFillOther,
  emphases,
  frequencies,
  learningAids,
  type OutlineAction,
  type OutlineFormText,
  type OutlineFormValues,
  otherTextAfter,
  outlineSchema,
} from '@portal/domain';
import { Button, Heading, TextLink } from '@portal/ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import {
  FormCheckboxGroup,
  FormErrorSummary,
  FormSelectField,
  FormTextareaField,
  FormTextField,
} from '../fields';
import { type SubmitOutcome, useZodForm } from '../useZodForm';
import { vocabulary } from '../vocabulary';
import * as styles from './OutlineForm.css';
import { outlineWords } from './outline-words';
import type { Provider } from './provider';

/** The two halves of the form, where they do not stand one under the other, as in a dialog. */
export interface OutlineFormParts {
  /** The fields. */
  form: ReactNode;
  /** Save as draft, and Submit. */
  actions: ReactNode;
  /** A save is under way. */
  busy: boolean;
}

export interface OutlineFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What the fields hold at first. */
  values: OutlineFormText;
  /** Whom to ask. */
  provider: Pick<Provider, 'phone' | 'email'>;
  /** Called with valid values, once a press; what it returns says how that ended. */
  onSave: (values: OutlineFormValues, action: OutlineAction) => Promise<SubmitOutcome> | Promise<void>;
  /** Why it can be read only; without it, it can be filled in. */
  lockedReason?: ReactNode;
  /** Rank of its headings in the outline of the page; 2 when left out. */
  level?: 2 | 3;
  /** Puts the two halves where they belong; one under the other when left out. */
  children?: (parts: OutlineFormParts) => ReactNode;
}

const proseAtFirst = ['languageHistory', 'currentUse', 'challenges'] as const;
const proseOfSession = ['tenWeekGoals', 'languageFunctions', 'grammarForFunctions'] as const;
const uses = ['conversation', 'writing', 'listening', 'reading'] as const;

/** The course outline, as its teacher fills it in: a draft at any time, or submitted (OUTLINE-01 to OUTLINE-25). */
export function OutlineForm({
  values,
  provider,
  onSave,
  lockedReason,
  level = 2,
  children = oneUnderTheOther,
  ...rest
}: OutlineFormProps) {
  const { t, stack, plain } = outlineWords.useWords();
  const { t: word, plain: plainWord } = vocabulary.useWords();
  const [action, setAction] = useState<OutlineAction>('save-draft');
  const pressed = useRef(action);
  const { form, fields, formProps, busy, attempts } = useZodForm(outlineSchema, {
    defaultValue: {
      ...values,
      otherEmphasis: otherTextAfter(values.emphasis, values.otherEmphasis),
      otherLearningAid: otherTextAfter(values.learningAids, values.otherLearningAid),
    },
    onSubmit: (outline) => onSave(outline, pressed.current),
  });
  const press = (next: OutlineAction) => {
    pressed.current = next;
    setAction(next);
  };
  const locked = lockedReason !== undefined;
  const asText = { readOnly: locked };
  const asChoice = { disabled: locked };
  const mayNameEmphasis = canFillOther(ticked(fields.emphasis.value));
  const mayNameAid = canFillOther(ticked(fields.learningAids.value));
  const look = level === 2 ? 'section' : 'item';

  return children({
    busy,
    form: (
      <form {...formProps} {...rest} className={styles.form}>
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
    ),
    actions: (
      // Enter in a field presses the first: what is sent by mistake is a draft.
      <>
        <Button
          type="submit"
          form={form.id}
          busy={busy && action === 'save-draft'}
          blockedReason={lockedReason}
          onClick={() => press('save-draft')}
        >
          {t('saveDraft')}
        </Button>
        <Button
          type="submit"
          form={form.id}
          variant="primary"
          busy={busy && action === 'submit'}
          blockedReason={lockedReason}
          onClick={() => press('submit')}
        >
          {t('submit')}
        </Button>
      </>
    ),
  });
}

function oneUnderTheOther({ form, actions }: OutlineFormParts) {
  return (
    <div className={styles.page}>
      {form}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** What a group of boxes holds: a single one comes as itself. */
function ticked(value: unknown): string[] {
  return [value].flat().filter((choice) => typeof choice === 'string');
}
