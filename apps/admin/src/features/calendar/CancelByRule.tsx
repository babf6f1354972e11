import {
  type ClassCancellation,
  organisationMoment,
  useCancellationTerms,
  useCancelPlannedClass,
  useOrganisation,
  useRestorePlannedClass,
} from '@portal/api-client';
import {
  type CancellationOutcome,
  type CancellationTermsOfClass,
  type Canceller,
  type ClockPeriod,
  cancellationOutcome,
  cancellers,
  instantOf,
  isCalendarDate,
  isClockTime,
  momentText,
  outcomeOfParts,
  outcomeParts,
  partsOfOutcome,
} from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { useDraftValues } from '@portal/records';
import { UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
import {
  Banner,
  Button,
  CheckboxField,
  CheckboxGroup,
  Cluster,
  DateField,
  RadioGroup,
  RetryButton,
  Stack,
  TextareaField,
  TextField,
  TimeField,
} from '@portal/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cancellationWords } from '../../parts/cancellation/cancellation-words';
import { OutcomeText } from '../../parts/cancellation/OutcomeText';
import { useClassChange } from '../../parts/class-change/useClassChange';
import { useClassNotices } from '../../parts/class-notices/useClassNotices';
import type { CancelClassProps } from './CancelClass';
import { calendarWords } from './calendar-words';
import { useCancelledText } from './useCancelledText';
import { useClassAtEnd } from './useClassAtEnd';

const announcements = ['now', 'at', 'never'] as const;

interface Values {
  who: Canceller | '';
  announced: (typeof announcements)[number];
  date: string;
  time: string;
  isOverridden: boolean;
  parts: string[];
  overrideReason: string;
  note: string;
  /** Null proposes what the contract says. */
  addAtEnd: boolean | null;
}

const blank: Values = {
  who: '',
  announced: 'now',
  date: '',
  time: '',
  isOverridden: false,
  parts: [],
  overrideReason: '',
  note: '',
  addAtEnd: null,
};

/**
 * The form to cancel a class by the rule of its contract: who cancelled and when it was announced. Shows what follows
 * before it is saved; an exception needs a reason (DECISION-129).
 */
export function CancelByRule({ planned, onCancelled, onStale, onBack }: CancelClassProps) {
  const { t, stack } = cancellationWords.useWords();
  const ofCalendar = calendarWords.useWords();
  const told = useCancelledText();
  const cancel = useCancelPlannedClass();
  const restore = useRestorePlannedClass();
  const toast = useToast();
  const terms = useCancellationTerms(planned.id);
  const organisation = useOrganisation();
  const { busy, isClash, refusal, run } = useClassChange(async () => {
    await Promise.all([onStale(), terms.retry()]);
  });
  const work = useUnsavedWork({
    form: 'class-change',
    record: `${planned.id}-cancel-by-rule`,
    title: planned.contract.number,
    stored: blank,
  });
  const [values, setValues] = useDraftValues(work);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  // Each letter would ask for other mails.
  const [leftNote, setLeftNote] = useState(values.note);

  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const clock = organisation.data?.clock ?? [];
  const missing = missingIn(values);
  const override = values.isOverridden ? outcomeOfParts(values.parts.filter(isPart)) : null;
  const found =
    terms.data !== undefined &&
    (values.announced !== 'at' || clock.length > 0) &&
    values.who !== '' &&
    !missing.date &&
    !missing.time
      ? cancellationOutcome(
          terms.data,
          { cancelledBy: values.who, announcedAt: announcedAt(values, clock) },
          override,
        )
      : null;
  const atEnd = useClassAtEnd({
    planned,
    chosen: values.addAtEnd ?? null,
    isCounted: found?.outcome.counted === true,
    onChange: (addAtEnd) => set({ addAtEnd }),
  });
  const notices = useClassNotices(planned.id, {
    isCancelled: true,
    reason: leftNote.trim() || null,
    addAtEnd: atEnd.options.addAtEnd,
  });
  const message = (field: keyof typeof missing, text: ReactNode) =>
    isChecked && missing[field] ? text : undefined;

  const submit = async (acceptClashes: boolean) => {
    setChecked(true);
    const [field] = Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
    if (field !== undefined || found === null || values.who === '') {
      form.current?.querySelector<HTMLElement>(`[name="${field ?? 'who'}"]`)?.focus();
      return;
    }
    const said: ClassCancellation = {
      cancelledBy: values.who,
      announcedAt: announcedAt(values, clock),
      reason: values.note.trim() || null,
      outcome: found.outcome,
      overrideReason: found.isOverridden ? values.overrideReason.trim() : null,
    };
    await run(async () => {
      const { planned: saved, added } = await cancel(planned, said, {
        ...atEnd.options,
        acceptClashes,
        tell: notices.tell,
      });
      work.begin(blank);
      toast.success(notices.withTold(told.cancelled(added), saved.people), {
        undo: (options) => restore(saved, { ...options, tell: saved.people?.told }),
      });
    }, onCancelled);
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      <Stack>
        <UnsavedWorkBanner work={work} />
        <RadioGroup
          label={t('who')}
          name="who"
          required
          options={cancellers.map((value) => ({ value, label: t(`canceller.${value}`) }))}
          value={values.who || undefined}
          onValueChange={(who) => set({ who })}
          message={message('who', t('whoNeeded'))}
        />
        <RadioGroup
          label={t('announced')}
          name="announced"
          required
          options={[
            { value: 'now', label: t('announcedNow') },
            { value: 'at', label: t('announcedAt') },
            { value: 'never', label: t('announcedNever') },
          ]}
          value={values.announced}
          onValueChange={(announced) => set({ announced })}
        />
        {values.announced === 'at' && (
          <>
            <DateField
              label={t('date')}
              name="date"
              required
              value={values.date}
              onChange={({ currentTarget }) => set({ date: currentTarget.value })}
              message={message('date', t('dateNeeded'))}
            />
            <TimeField
              label={t('time')}
              name="time"
              required
              value={values.time}
              onChange={({ currentTarget }) => set({ time: currentTarget.value })}
              message={message('time', t('timeNeeded'))}
            />
          </>
        )}
        {terms.error && terms.data === undefined ? (
          <Banner tone="critical">
            {stack('termsFailed')}
            <RetryButton onRetry={terms.retry} />
          </Banner>
        ) : (
          found && <Outcome terms={terms.data ?? null} found={found} />
        )}
        {found && (
          <CheckboxField
            label={t('override')}
            name="isOverridden"
            checked={values.isOverridden}
            onChange={({ currentTarget }) =>
              set({ isOverridden: currentTarget.checked, parts: partsOfOutcome(found.byRule) })
            }
          />
        )}
        {found && values.isOverridden && (
          <>
            <CheckboxGroup
              label={t('chosen')}
              name="parts"
              options={outcomeParts.map((value) => ({ value, label: t(`part.${value}`) }))}
              defaultValue={values.parts}
              onValuesChange={(parts) => set({ parts })}
            />
            <TextareaField
              label={t('overrideReason')}
              name="overrideReason"
              required
              minRows={2}
              maxLength={255}
              value={values.overrideReason}
              onChange={({ currentTarget }) => set({ overrideReason: currentTarget.value })}
              message={message('overrideReason', t('overrideReasonNeeded'))}
            />
          </>
        )}
        <TextField
          label={t('note')}
          name="note"
          maxLength={255}
          value={values.note}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          onBlur={() => setLeftNote(values.note)}
        />
        {atEnd.field}
        {notices.field}
        {refusal}
        <Cluster>
          <Button type="submit" variant="critical" busy={busy || notices.isLoading}>
            {t('cancel')}
          </Button>
          {isClash && atEnd.options.addAtEnd && (
            <Button variant="critical" busy={busy || notices.isLoading} onClick={() => void submit(true)}>
              {ofCalendar.t('cancelAnyway')}
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

/** Says whether the cancellation is in time, and what follows. */
function Outcome({ terms, found }: { terms: CancellationTermsOfClass | null; found: CancellationOutcome }) {
  const { t, stack } = cancellationWords.useWords();
  const limit = terms && organisationMoment(new Date(terms.deadline));
  return (
    <Banner tone={found.isLate ? 'caution' : 'info'} title={t('outcome')} role="status">
      <div>
        {limit
          ? stack(found.isLate ? 'isLate' : 'inTime', { day: dayPair(limit.date), time: limit.time })
          : stack('noRule')}
      </div>
      <OutcomeText outcome={found.outcome} />
    </Banner>
  );
}

function isPart(part: string): part is (typeof outcomeParts)[number] {
  return outcomeParts.some((one) => one === part);
}

/** The fields that cannot be sent yet. A moment to come is not an announcement. */
function missingIn({ who, announced, date, time, isOverridden, overrideReason }: Values) {
  const now = organisationMoment();
  const isAhead = isCalendarDate(date) && isClockTime(time) && momentText({ date, time }) > momentText(now);
  return {
    who: who === '',
    date: announced === 'at' && (!isCalendarDate(date) || date > now.date),
    time: announced === 'at' && (!isClockTime(time) || isAhead),
    overrideReason: isOverridden && overrideReason.trim() === '',
  };
}

function announcedAt({ announced, date, time }: Values, clock: readonly ClockPeriod[]): string | null {
  if (announced === 'never') return null;
  return announced === 'now' ? new Date().toISOString() : instantOf({ date, time }, clock);
}
