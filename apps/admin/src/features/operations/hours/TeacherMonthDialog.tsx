import {
  ApiError,
  type Query,
  useApproveStatement,
  useHoursClasses,
  useReturnStatement,
  useUnapproveStatement,
} from '@portal/api-client';
import {
  type CalendarMonth,
  canTakeStep,
  fullName,
  type HoursClass,
  type HoursRow,
  hasChangedSince,
  hoursClassKey,
  hoursOf,
  isSettled,
  keyOfRate,
  rowsByRate,
  type Statement,
  statementDueOn,
  type TeacherMonth,
} from '@portal/domain';
import { DateText, datePair, monthYearPair, PairText, useMoney } from '@portal/i18n';
import { numbers, QueryState, RefusedBanner, useDraftValues } from '@portal/records';
import { UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
import {
  Banner,
  Button,
  Cluster,
  DataTable,
  DescriptionList,
  Dialog,
  RetryButton,
  Stack,
  type TableColumn,
  TextareaField,
  TextLink,
  useAttempt,
} from '@portal/ui';
import { HoursText, MarkedName, StatementStatusBadge } from '@portal/views';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { pathTo } from '../../../paths';
import * as styles from './hours.css';

import { monthDialogWords } from './month-dialog-words';
import { hasUnratedHours, UnratedQuestion } from './UnratedQuestion';
import type { TeacherMonthPage } from './useTeacherMonths';

export interface TeacherMonthDialogProps {
  month: CalendarMonth;
  teacherId: number;
  /** The months of all teachers. */
  months: Query<TeacherMonthPage>;
  onClose: () => void;
}

/** The month of a teacher: hours by contract, changes since submission, and the decision. */
export function TeacherMonthDialog({ month, teacherId, months, onClose }: TeacherMonthDialogProps) {
  const { stack } = monthDialogWords.useWords();
  const shown = months.data?.whole.get(teacherId);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={
        <>
          {shown?.teacher && (
            <>
              <MarkedName of={shown.teacher} />
              {' · '}
            </>
          )}
          <PairText value={monthYearPair(month)} />
        </>
      }
    >
      {shown ? (
        <Month month={month} shown={shown} onStale={months.retry} onClose={onClose} />
      ) : months.data ? (
        <p>{stack('gone')}</p>
      ) : (
        <QueryState error={months.error} retry={months.retry} />
      )}
    </Dialog>
  );
}

interface MonthProps {
  month: CalendarMonth;
  shown: TeacherMonth;
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

function Month({ month, shown, onStale, onClose }: MonthProps) {
  const { statement } = shown;
  return (
    <Stack gap="large">
      <Facts month={month} shown={shown} />
      <Lines rows={shown.rows} />
      {statement && hasChangedSince(shown) && <Changes month={month} shown={shown} statement={statement} />}
      {statement && <Decision shown={shown} statement={statement} onStale={onStale} onClose={onClose} />}
    </Stack>
  );
}

/** The status with its dates, the teacher's note, and the reason of a return. */
function Facts({ month, shown: { status, statement } }: Pick<MonthProps, 'month' | 'shown'>) {
  const { t } = monthDialogWords.useWords();
  const days = [
    ['submitted', statement?.submittedAt],
    ['returned', statement?.returnedAt],
    ['approved', statement?.approvedAt],
    ['exported', statement?.exportedAt],
  ] as const;
  return (
    <Stack>
      <Cluster>
        <StatementStatusBadge status={status} />
        {statement && (
          <TextLink variant="standalone" href={pathTo('hours.print', { id: statement.teacher.id, month })}>
            {t('print')}
          </TextLink>
        )}
      </Cluster>
      <DescriptionList
        items={[
          ...days.flatMap(([id, day]) =>
            day ? [{ id, term: t(id), value: <DateText value={day} time /> }] : [],
          ),
          ...(statement
            ? []
            : [{ id: 'due', term: t('due'), value: <DateText value={statementDueOn(month)} /> }]),
          ...(statement?.note ? [{ id: 'note', term: t('note'), value: statement.note }] : []),
          ...(statement?.reason ? [{ id: 'reason', term: t('reason'), value: statement.reason }] : []),
        ]}
      />
    </Stack>
  );
}

function Lines({ rows }: { rows: readonly HoursRow[] }) {
  const { t, stack } = monthDialogWords.useWords();
  const money = useMoney();
  const columns = useMemo(
    (): readonly TableColumn<HoursRow>[] => [
      {
        id: 'contract',
        header: t('contract'),
        width: 180,
        phone: 'title',
        cell: ({ contract, company }) => (
          <span className={styles.lines}>
            {contract && (
              <TextLink variant="standalone" href={pathTo('courses.edit.attendance', { id: contract.id })}>
                {contract.number}
              </TextLink>
            )}
            {company && <MarkedName of={company} />}
          </span>
        ),
      },
      { id: 'classes', header: t('classes'), ...numbers(70), cell: ({ classes }) => classes },
      {
        id: 'hours',
        header: t('hours'),
        ...numbers(90),
        cell: ({ minutes }) => <HoursText hours={hoursOf(minutes)} layout="stack" />,
      },
      {
        id: 'planned',
        header: t('column.planned'),
        ...numbers(104),
        cell: ({ plannedMinutes }) =>
          plannedMinutes === null ? '–' : <HoursText hours={hoursOf(plannedMinutes)} layout="stack" />,
      },
      {
        id: 'rate',
        header: t('column.rate'),
        ...numbers(96),
        cell: ({ rateCents }) => (
          <span className={styles.figure}>{rateCents === null ? t('noRate') : money(rateCents)}</span>
        ),
      },
      {
        id: 'amount',
        header: t('amount'),
        ...numbers(116),
        cell: ({ amountCents }) => <span className={styles.strong}>{money(amountCents)}</span>,
      },
    ],
    [t, money],
  );
  if (rows.length === 0) return <p>{stack('noRows')}</p>;
  return (
    <DataTable
      caption={t('hoursByContract')}
      columns={columns}
      rows={rows.flatMap(rowsByRate)}
      rowKey={keyOfRate}
      loadingLabel={t('loadingHours')}
    />
  );
}

/** Lists how the records differ from the statement, class by class. */
function Changes({
  month,
  shown,
  statement,
}: Pick<MonthProps, 'month' | 'shown'> & { statement: Statement }) {
  const { t, stack } = monthDialogWords.useWords();
  const classes = useHoursClasses({ month, teacherId: shown.id });
  const counted = (['added', 'changed', 'removed'] as const).filter((kind) => statement[kind] > 0);
  const changed = classes.data?.filter(({ change }) => change !== null) ?? [];
  return (
    <Banner tone="caution">
      <Stack gap="xsmall">
        <p>
          {stack(isSettled(statement.status) ? 'settled' : 'now', {
            before: hoursOf(statement.minutes),
            now: hoursOf(statement.minutes + statement.differenceMinutes),
          })}
        </p>
        <Cluster>
          {counted.map((kind) => (
            <span key={kind}>{t(kind, { count: statement[kind] })}</span>
          ))}
        </Cluster>
        {changed.length > 0 && (
          <ul>
            {changed.map((one) => (
              <li key={hoursClassKey(one)}>
                <ChangedClass of={one} />
              </li>
            ))}
          </ul>
        )}
        {classes.error && (
          <Cluster>
            {stack('changesFailed')}
            <RetryButton size="small" onRetry={classes.retry} />
          </Cluster>
        )}
      </Stack>
    </Banner>
  );
}

function ChangedClass({ of }: { of: HoursClass }) {
  const { t } = monthDialogWords.useWords();
  const { contract, date, minutes, change, recordedOn, statementMinutes } = of;
  return (
    <>
      {contract.number} · <DateText value={date} /> · {t('inMinutes', { minutes })} ·{' '}
      {change === 'added' && t('change.added', { day: recordedOn ? datePair(recordedOn) : '–' })}
      {change === 'changed' && t('change.changed', { before: statementMinutes ?? 0 })}
      {change === 'removed' && t('change.removed')}
    </>
  );
}

interface DecisionProps extends Pick<MonthProps, 'shown' | 'onStale' | 'onClose'> {
  statement: Statement;
}

const blank = { reason: '' };

/** Approves the visible hours, or returns the statement with a reason. */
function Decision({ shown, statement, onStale, onClose }: DecisionProps) {
  const { t, stack, pair } = monthDialogWords.useWords();
  const toast = useToast();
  const approve = useApproveStatement();
  const unapprove = useUnapproveStatement();
  const sendBack = useReturnStatement();
  const { busy, failure, attempt } = useAttempt();
  const work = useUnsavedWork({
    form: 'statement-return',
    record: statement.id,
    title: fullName(statement.teacher),
    stored: blank,
  });
  const [{ reason }, setValues] = useDraftValues(work);
  const [isReturning, setReturning] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const canApprove = canTakeStep('approve', statement.status, 'ROLE_ADMIN');
  const canUnapprove = canTakeStep('unapprove', statement.status, 'ROLE_ADMIN');
  const [isAskedAboutRates, setAskedAboutRates] = useState(false);
  const canReturn = canTakeStep('return', statement.status, 'ROLE_ADMIN');
  const name = statement.teacher.name;
  const isMissing = reason.trim() === '';

  const decide = (
    change: () => Promise<Statement>,
    said: 'approvedNow' | 'returnedNow' | 'unapprovedNow',
    undo?: (saved: Statement) => Promise<unknown>,
  ) =>
    attempt(
      async () => {
        const saved = await change();
        toast.success(
          pair(said, { name: fullName(statement.teacher), hours: hoursOf(saved.minutes) }),
          undo && { undo: () => undo(saved) },
        );
        work.begin(blank);
        onClose();
      },
      (error) => isStale(error) && onStale(),
    );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    await decide(() => sendBack(statement, reason.trim()), 'returnedNow');
  };

  const canDecide = canApprove || canReturn;
  if (!canDecide && !failure) return null;
  const { minutes, amountCents } = shown;
  const approveNow = () =>
    decide(() => approve(statement, { minutes, amountCents }), 'approvedNow', unapprove);
  return (
    <Stack>
      {isAskedAboutRates && (
        <UnratedQuestion
          months={[shown]}
          busy={busy}
          onConfirm={() => {
            setAskedAboutRates(false);
            void approveNow();
          }}
          onCancel={() => setAskedAboutRates(false)}
        />
      )}
      {failure &&
        (isStale(failure.error) ? (
          <Banner tone="caution" role="alert">
            {stack('stale')}
            {!canDecide && !isMissing && <div>{stack('unsent', { reason: reason.trim() })}</div>}
          </Banner>
        ) : (
          <RefusedBanner error={failure.error}>{stack('notSaved')}</RefusedBanner>
        ))}
      {!canDecide ? null : isReturning || work.values.reason !== '' ? (
        <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            <UnsavedWorkBanner work={work} />
            <TextareaField
              label={t('reasonLabel')}
              name="reason"
              required
              minRows={2}
              maxLength={2000}
              value={reason}
              onChange={({ currentTarget }) => setValues({ reason: currentTarget.value })}
              message={isChecked && isMissing ? t('reasonNeeded') : undefined}
            />
            <Cluster>
              <Button type="submit" variant="primary" busy={busy}>
                {t('returnNow', { name })}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  work.begin(blank);
                  setReturning(false);
                }}
              >
                {t('cancel')}
              </Button>
            </Cluster>
          </Stack>
        </form>
      ) : (
        <Cluster>
          {canApprove && (
            <Button
              variant="primary"
              busy={busy}
              onClick={() => (hasUnratedHours(shown) ? setAskedAboutRates(true) : void approveNow())}
            >
              {t('approve', { hours: hoursOf(minutes) })}
            </Button>
          )}
          {canUnapprove && (
            <Button busy={busy} onClick={() => void decide(() => unapprove(statement), 'unapprovedNow')}>
              {t('unapprove')}
            </Button>
          )}
          <Button onClick={() => setReturning(true)}>{t('return', { name })}</Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** Returns whether the hours or the statement have changed since they were shown. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found');
}
