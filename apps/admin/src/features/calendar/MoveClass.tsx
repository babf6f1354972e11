import { useMovePlannedClass } from '@portal/api-client';
import { type CalendarDate, isCalendarDate, isClockTime, type LocalMoment } from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { useDraftValues } from '@portal/records';
import { UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
import { Button, Cluster, DateField, NumberField, Stack, TimeField } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useClassChange } from '../../parts/class-change/useClassChange';
import { useClassNotices } from '../../parts/class-notices/useClassNotices';
import type { CalendarClass } from './calendar-view';
import { calendarWords } from './calendar-words';

export interface MoveClassProps {
  planned: CalendarClass;
  /** Initial time of the form; the current one by default. */
  at: LocalMoment | undefined;
  /** Called with the new day. */
  onMoved: (to: CalendarDate) => void;
  onStale: () => Promise<unknown>;
  onBack: () => void;
}

/** The form to move a class. A conflict is rejected at first, and can then be accepted. */
export function MoveClass({ planned, at, onMoved, onStale, onBack }: MoveClassProps) {
  const { t, pair } = calendarWords.useWords();
  const move = useMovePlannedClass();
  const toast = useToast();
  // The version of the class on which the input is based; null once the form has said that someone else changed it.
  const [base, setBase] = useState<CalendarClass | null>(planned);
  const { busy, isClash, refusal, run } = useClassChange(async () => {
    await onStale();
    setBase(null);
  });
  const { date: dateAt, time: timeAt } = at ?? planned;
  const stored = { date: dateAt, time: timeAt, minutes: String(planned.minutes) };
  const work = useUnsavedWork({
    form: 'class-change',
    record: `${planned.id}-move`,
    title: planned.contract.number,
    stored,
  });
  const isUntouched = !at && !work.unsaved;
  if (base === null || (isUntouched && base !== planned)) setBase(planned);
  const [values, setValues] = useDraftValues(work);
  const [isChecked, setChecked] = useState(false);
  const [asked, setAsked] = useState<typeof values | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const errors = {
    date: !isCalendarDate(values.date),
    time: !isClockTime(values.time),
    minutes: !isLength(values.minutes),
  };
  const isValid = !Object.values(errors).includes(true);
  const notices = useClassNotices(
    planned.id,
    isValid ? { date: values.date, time: values.time, minutes: Number(values.minutes) } : null,
  );
  const message = (field: keyof typeof errors, text: 'dateNeeded' | 'timeNeeded' | 'lengthNeeded') =>
    isChecked && errors[field] ? t(text) : undefined;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const save = async (acceptClashes: boolean) => {
    setChecked(true);
    const invalid = Object.entries(errors).find(([, isWrong]) => isWrong);
    if (invalid) {
      form.current?.querySelector<HTMLElement>(`[name="${invalid[0]}"]`)?.focus();
      return;
    }
    const { date, time } = values;
    const moved = base ?? planned;
    const { date: dateBefore, time: timeBefore, minutes: minutesBefore } = moved;
    setAsked(values);
    await run(
      async () => {
        const to = { date, time, minutes: Number(values.minutes) };
        const saved = await move(moved, to, { acceptClashes, tell: notices.tell });
        work.begin(stored);
        const before = { date: dateBefore, time: timeBefore, minutes: minutesBefore };
        toast.success(notices.withTold(pair('moved', { day: dayPair(date), time }), saved.people), {
          undo: (options) => move(saved, before, { ...options, tell: saved.people?.told }),
        });
      },
      () => onMoved(date),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };

  const change = ({ target }: FormEvent) => {
    // The checkboxes of the recipients are not values of the class.
    if (target instanceof HTMLInputElement && target.name in values)
      setValues({ ...values, [target.name]: target.value });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} onChange={change}>
      <Stack>
        <UnsavedWorkBanner work={work} />
        <DateField
          label={t('date')}
          name="date"
          required
          value={values.date}
          onChange={noChange}
          message={message('date', 'dateNeeded')}
        />
        <TimeField
          label={t('time')}
          name="time"
          required
          value={values.time}
          onChange={noChange}
          message={message('time', 'timeNeeded')}
        />
        <NumberField
          label={t('length')}
          name="minutes"
          step={15}
          required
          value={values.minutes}
          onChange={noChange}
          message={message('minutes', 'lengthNeeded')}
        />
        {notices.field}
        {refusal}
        <Cluster>
          <Button type="submit" variant="primary" busy={busy || notices.isLoading}>
            {t('move')}
          </Button>
          {isClash && asked === values && (
            <Button variant="critical" busy={busy || notices.isLoading} onClick={() => void save(true)}>
              {t('moveAnyway')}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The form reads the fields by its own events. React warns about a controlled input without a handler. */
const noChange = () => undefined;

function isLength(text: string): boolean {
  const minutes = Number(text);
  return text.trim() !== '' && Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440;
}
