import { useChangeUnavailability, useCreateUnavailability, useReadUnavailability } from '@portal/api-client';
import {
  type Unavailability,
  type UnavailabilityValues,
  unavailabilityKinds,
  unavailabilitySchema,
  unavailabilityText,
  unavailabilityTimesOf,
} from '@portal/domain';
import { useMergedSave } from '@portal/records';
import { FailureReason, type UnsavedWork, UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
import { Banner, Button, Dialog, Stack, Text } from '@portal/ui';
import {
  FormDateField,
  FormRadioGroup,
  FormSelectField,
  FormTextField,
  FormTimeField,
  useZodForm,
} from '@portal/views';
import { useId, useState } from 'react';
import * as styles from './unavailability.css';
import { unavailabilityWords } from './unavailability-words';

export interface UnavailabilityDialogProps {
  /** The entry to change; null for a new one. */
  away: Unavailability | null;
  /** The teacher, entered by the office; null for the signed-in teacher. */
  teacherId: number | null;
  onClose: () => void;
}

/**
 * A dialog that adds or changes when a teacher is away. What someone else changed meanwhile is merged field by field
 * (DECISION-37). Input stays after a refusal and on close; Cancel deletes it.
 */
export function UnavailabilityDialog(props: UnavailabilityDialogProps) {
  const [stored] = useState(() => unavailabilityText(props.away));
  const record = props.away?.id ?? `new ${props.teacherId ?? ''}`;
  const work = useUnsavedWork({ form: 'unavailability', record, stored });
  return <UnavailabilityFormDialog key={work.formKey} {...props} work={work} />;
}

type FormValues = ReturnType<typeof unavailabilityText>;

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

function UnavailabilityFormDialog({
  away,
  teacherId,
  work,
  onClose,
}: UnavailabilityDialogProps & { work: UnsavedWork<FormValues> }) {
  const { t, stack, pair, plain } = unavailabilityWords.useWords();
  const toast = useToast();
  const create = useCreateUnavailability();
  const change = useChangeUnavailability();
  const read = useReadUnavailability();
  const [refusal, setRefusal] = useState<unknown>(null);
  const id = useId();
  const merged = useMergedSave<Unavailability | null, FormValues, UnavailabilityValues>({
    work,
    schema: unavailabilitySchema,
    read: async () => away && read(away),
    write: ({ values, stored, intention }) =>
      stored
        ? change(stored, unavailabilityTimesOf(values))
        : create(teacherId, unavailabilityTimesOf(values), intention),
    textOf: unavailabilityText,
    // Half of a period or of hours would mean something that nobody has chosen.
    groups: [
      ['kind', 'weekday', 'startsOn', 'endsOn'],
      ['beginsAt', 'endsAt'],
    ],
    texts: {
      title: stack('changed'),
      term: (field) => pair(field),
      show: (field, { name, beginsAt, endsAt, startsOn, endsOn, kind, weekday }) => {
        if (field === 'name') return name;
        if (field === 'beginsAt') return beginsAt && `${beginsAt} – ${endsAt}`;
        const days = `${startsOn} – ${endsOn}`;
        const day = weekdays.find((one) => String(one) === weekday);
        return kind === 'weekly' && day ? pair('onWeekday', { day: pair(`weekdays.${day}`), days }) : days;
      },
    },
  });
  const { fields, formProps, busy } = useZodForm(unavailabilitySchema, {
    id,
    defaultValue: work.values,
    onSubmit: async (values) => {
      setRefusal(null);
      try {
        if (!(await merged.save(values))) return;
      } catch (error) {
        setRefusal(error);
        return;
      }
      toast.success(pair('saved'));
      onClose();
    },
  });
  const cancel = () => {
    work.begin(work.initialValues);
    onClose();
  };
  const isWeekly = fields.kind.value === 'weekly';
  return (
    <Dialog
      open
      title={stack(away ? 'editTitle' : 'addTitle')}
      busy={busy}
      onClose={onClose}
      onRetry={() => work.restart(work.typed(), work.initialValues)}
      actions={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && cancel()}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form {...formProps} {...work.listeners}>
        <Stack>
          <UnsavedWorkBanner work={work} />
          {refusal !== null && (
            <Banner tone="critical" role="alert">
              <FailureReason error={refusal}>{stack('notSaved')}</FailureReason>
            </Banner>
          )}
          <FormRadioGroup
            field={fields.kind}
            label={t('kind')}
            options={unavailabilityKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          {isWeekly && (
            <FormSelectField
              field={fields.weekday}
              label={t('weekday')}
              required
              placeholder={plain('chooseWeekday')}
              options={weekdays.map((day) => ({ value: String(day), label: plain(`weekdays.${day}`) }))}
            />
          )}
          <div className={styles.pair}>
            <FormDateField
              field={fields.startsOn}
              label={t(isWeekly ? 'sinceOn' : 'startsOn')}
              required={!isWeekly}
            />
            <FormDateField field={fields.endsOn} label={t(isWeekly ? 'untilOn' : 'endsOn')} />
          </div>
          <Text as="div" tone="soft" size="caption">
            {stack(isWeekly ? 'noBound' : 'oneDay')}
          </Text>
          <div className={styles.pair}>
            <FormTimeField field={fields.beginsAt} label={t('beginsAt')} />
            <FormTimeField field={fields.endsAt} label={t('endsAt')} />
          </div>
          <Text as="div" tone="soft" size="caption">
            {stack('wholeDay')}
          </Text>
          <FormTextField field={fields.name} label={t('name')} hint={t('nameHint')} />
          {merged.feedback}
        </Stack>
      </form>
    </Dialog>
  );
}
