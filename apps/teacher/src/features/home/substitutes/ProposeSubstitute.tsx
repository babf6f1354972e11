import {
  ApiError,
  isPreconditionFailed,
  isUnanswered,
  usePlannedClasses,
  useProposableTeachers,
  useProposeSubstitute,
} from '@portal/api-client';
import { daysAfter, fullName, proposableClasses, timeRange } from '@portal/domain';
import { dayPair } from '@portal/i18n';
import {
  FailureReason,
  LeaveGuard,
  type UnsavedWork,
  UnsavedWorkBanner,
  useLocalMinute,
  useToast,
  useUnsavedWork,
} from '@portal/shell';
import {
  Banner,
  Button,
  CheckboxGroup,
  Cluster,
  Combobox,
  RetryButton,
  Skeleton,
  Stack,
  Text,
  useAttempt,
  VisuallyHidden,
} from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NotSaved } from '../../../parts/NotSaved';
import { nameOfClass, ownClasses } from '../../../parts/planned/own-class';
import { substituteWords } from './substitute-words';

export interface ProposeSubstituteProps {
  onSent: () => void;
  onBack: () => void;
}

/** Number of days from today for which classes are offered. */
const offeredDays = 60;

const blank = { classes: '', colleagueId: '' };
type Values = typeof blank;

/**
 * The form that proposes a colleague for the teacher's own classes. It needs a connection, because the office must
 * learn of it: without one the selection stays, and nothing is sent later without the teacher (ADR-0061).
 */
export function ProposeSubstitute(props: ProposeSubstituteProps) {
  const work = useUnsavedWork({ form: 'class-change', record: 'proposal', stored: blank });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <ProposalForm key={work.formKey} work={work} {...props} />
      <LeaveGuard work={work} />
    </>
  );
}

function ProposalForm({ work, onSent, onBack }: ProposeSubstituteProps & { work: UnsavedWork<Values> }) {
  const { t, stack, plain, pair } = substituteWords.useWords();
  const words = useComboboxWords();
  const now = useLocalMinute();
  const planned = usePlannedClasses({ from: now.date, to: daysAfter(now.date, offeredDays) });
  const colleagues = useProposableTeachers();
  const propose = useProposeSubstitute();
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const [{ classes: chosen, colleagueId }, setValues] = useState(work.values);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRead = planned.data !== undefined;
  useEffect(() => {
    if (isRead) form.current?.querySelector('input')?.focus();
  }, [isRead]);
  const change = (next: Values) => {
    setValues(next);
    work.type(() => next);
  };
  if (!planned.data)
    return planned.error ? (
      <Stack>
        <NotSaved error={planned.error} />
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </Stack>
    ) : (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  const offered = proposableClasses(ownClasses(planned.data), now);
  const ids = chosen.split(' ');
  const meant = offered.filter(({ id }) => ids.includes(String(id)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (meant.length === 0) return form.current?.querySelector<HTMLInputElement>('[type=checkbox]')?.focus();
    if (colleagueId === '') return form.current?.querySelector<HTMLInputElement>('[role=combobox]')?.focus();
    void attempt(
      async () => {
        await propose(meant, Number(colleagueId), work.intention);
        work.begin(blank);
        toast.success(pair('sent'));
        onSent();
      },
      async (error) => {
        if (isStale(error)) await planned.retry();
      },
    );
  };
  if (offered.length === 0)
    return (
      <Stack>
        <Text>{stack('noClasses', { count: offeredDays })}</Text>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </Stack>
    );
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <CheckboxGroup
          name="classes"
          label={t('classes')}
          required
          defaultValue={ids}
          onValuesChange={(values) => change({ classes: values.join(' '), colleagueId })}
          message={isChecked && meant.length === 0 ? t('classesNeeded') : undefined}
          options={offered.map((one) => ({
            value: String(one.id),
            label: t('class', { day: dayPair(one.date), time: timeRange(one), name: nameOfClass(one) }),
          }))}
        />
        {colleagues.error && !colleagues.data && (
          <Banner tone="caution" action={<RetryButton size="small" onRetry={colleagues.retry} />}>
            {stack('colleaguesFailed')}
          </Banner>
        )}
        <Combobox
          label={t('colleague')}
          required
          placeholder={plain('chooseColleague')}
          options={(colleagues.data ?? []).map((person) => ({
            value: String(person.id),
            label: fullName(person),
            detail: person.awayFor.some((id) => meant.some((one) => one.id === id))
              ? plain('away')
              : undefined,
          }))}
          loading={!colleagues.data && !colleagues.error}
          words={words}
          value={colleagueId}
          onValueChange={(value) => change({ classes: chosen, colleagueId: value })}
          message={isChecked && colleagueId === '' ? t('colleagueNeeded') : undefined}
        />
        <Text as="div" tone="soft">
          {stack('agree')}
        </Text>
        {failure &&
          (isPreconditionFailed(failure.error) ? (
            <Banner tone="caution" role="alert">
              {stack('changed')}
            </Banner>
          ) : (
            <Banner tone="critical" role="alert" title={stack('notSent')}>
              {isLost(failure.error) ? stack('unanswered') : <FailureReason error={failure.error} />}
            </Banner>
          ))}
        <Cluster>
          <Button type="submit" variant="primary" size="action" busy={busy}>
            {t('propose')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Returns whether the response is missing, so that the proposal may have arrived. */
function isLost(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.code === 'offline');
}

/** Returns whether a class has changed since it was offered. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && ['conflict', 'changed', 'not-found'].includes(error.code);
}
