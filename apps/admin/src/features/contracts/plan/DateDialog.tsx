import {
  type CalendarDate,
  type ClassChange,
  type ClassTime,
  classTimeOf,
  classTimeSchema,
  classTimeText,
  isAdded,
  type LocalMoment,
  timeRange,
  withGivenClass,
  withMovedClass,
  withoutChange,
  withoutClass,
  withStart,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { FormDialog } from '@portal/records';
import { Button, Cluster, Text } from '@portal/ui';
import { FormDateField, FormTimeField, useZodForm } from '@portal/views';
import { useRef } from 'react';
import { planWords } from './plan-words';

/** The date to edit: a class to move, a date without a class, or a class to add. */
export type DateChoice =
  | { kind: 'move'; slot: LocalMoment; planned: ClassTime; number: number | null }
  | { kind: 'give'; slot: LocalMoment; planned: ClassTime }
  | { kind: 'add'; date: CalendarDate; minutes: number };

export interface DateDialogProps {
  choice: DateChoice;
  /** The changes of the plan. */
  changes: readonly ClassChange[];
  onChange: (changes: ClassChange[]) => void;
  onClose: () => void;
}

const titles = { move: 'date.changeTitle', give: 'date.giveTitle', add: 'date.addTitle' } as const;
const submits = { move: 'date.move', give: 'date.give', add: 'date.add' } as const;

/** A dialog that moves, drops or adds one class of a plan. */
export function DateDialog({ choice, changes, onChange, onClose }: DateDialogProps) {
  const { t, stack } = planWords.useWords();
  const planned =
    choice.kind === 'add' ? { date: choice.date, time: '09:00', minutes: choice.minutes } : choice.planned;
  const slot = choice.kind === 'add' ? null : choice.slot;
  const isOfWeek = slot !== null && !(choice.kind === 'move' && isAdded(changes, slot));
  const isChanged = isOfWeek && withoutChange(changes, slot).length < changes.length;
  const before = useRef({ start: '', end: '' });
  const { form, formProps, fields, busy } = useZodForm(classTimeSchema, {
    defaultValue: classTimeText(planned),
    onSubmit: async (values) => {
      const to = classTimeOf(values);
      if (choice.kind === 'add') onChange([...changes, { kind: 'added', at: to }]);
      else onChange((choice.kind === 'give' ? withGivenClass : withMovedClass)(changes, choice.slot, to));
    },
  });
  return (
    <FormDialog
      title={stack(titles[choice.kind])}
      size="small"
      formProps={formProps}
      busy={busy}
      submitLabel={t(submits[choice.kind])}
      onClose={onClose}
    >
      {choice.kind === 'move' && choice.number !== null && (
        <Text as="div" tone="soft">
          {stack('date.text', {
            number: choice.number,
            day: datePair(planned.date, { weekday: true }),
            time: timeRange(planned),
          })}
        </Text>
      )}
      <FormDateField field={fields.date} label={t('date.day')} />
      <FormTimeField
        field={fields.start}
        label={t('start')}
        onFocus={() => {
          before.current = { start: fields.start.value ?? '', end: fields.end.value ?? '' };
        }}
        onChange={({ currentTarget }) => {
          const { end } = withStart(before.current, currentTarget.value, planned.minutes);
          if (end !== fields.end.value) form.update({ name: fields.end.name, value: end });
        }}
      />
      <FormTimeField field={fields.end} label={t('end')} />
      {slot && (choice.kind === 'move' || isChanged) && (
        <Cluster>
          {choice.kind === 'move' && (
            <Button variant="quiet" onClick={() => onChange(withoutClass(changes, slot))}>
              {t('date.drop')}
            </Button>
          )}
          {isChanged && (
            <Button variant="quiet" onClick={() => onChange(withoutChange(changes, slot))}>
              {t('date.restore')}
            </Button>
          )}
        </Cluster>
      )}
    </FormDialog>
  );
}
