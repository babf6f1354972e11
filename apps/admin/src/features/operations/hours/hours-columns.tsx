import { useHasExtension } from '@portal/api-client';
import { fullName, hasChangedSince, hoursOf, isReadyToApprove, type TeacherMonth } from '@portal/domain';
import { DateText, labelledPair, numberPair, PairText, useMoney } from '@portal/i18n';
import { type ListColumn, numbers } from '@portal/records';
import { opener, soft } from '@portal/records/cells';
import { Button, Icon, type TableColumn, VisuallyHidden, WarningIcon } from '@portal/ui';
import { HoursText, MarkedName, StatementStatusBadge } from '@portal/views';
import { useMemo } from 'react';
import * as styles from './hours.css';
import type { HoursColumnId } from './hours-list';
import { hoursListWords } from './hours-list-words';

/** The actions on a teacher's month. Each must be stable across renders. */
export interface MonthActions {
  onOpen: (teacherId: number) => void;
  onApprove: (month: TeacherMonth) => Promise<unknown>;
  onRemind: (month: TeacherMonth) => Promise<unknown>;
}

/** Returns the columns of the list. */
export function useHoursColumns(
  onOpen: MonthActions['onOpen'],
): readonly ListColumn<TeacherMonth, HoursColumnId>[] {
  const { t, stack, pair } = hoursListWords.useWords();
  const money = useMoney();
  const hasBilled = useHasExtension('cancellations');
  return useMemo(
    () => [
      {
        id: 'teacher',
        width: 150,
        phone: 'title',
        cell: ({ id, teacher }) =>
          teacher ? (
            <MarkedName of={teacher}>
              <button type="button" className={opener} onClick={() => onOpen(id)}>
                {fullName(teacher)}
              </button>
            </MarkedName>
          ) : (
            t('unknownTeacher')
          ),
      },
      {
        id: 'contracts',
        ...numbers(74),
        cell: ({ rows }) => <span className={styles.figure}>{rows.length}</span>,
      },
      {
        id: 'classes',
        ...numbers(74),
        cell: ({ classes }) => <span className={styles.figure}>{classes}</span>,
      },
      { id: 'hours', ...numbers(96), cell: (month) => <Hours month={month} /> },
      ...(hasBilled ? [billed] : []),
      {
        id: 'planned',
        ...numbers(80),
        cell: ({ plannedMinutes }) =>
          plannedMinutes === null ? '–' : <HoursText hours={hoursOf(plannedMinutes)} layout="stack" />,
      },
      {
        id: 'rate',
        ...numbers(80),
        cell: ({ rateCents, minutes, unratedMinutes }) => {
          if (rateCents !== null) return <span className={styles.figure}>{money(rateCents)}</span>;
          return (
            <span className={soft}>{stack(unratedMinutes === minutes ? 'noRate' : 'differentRates')}</span>
          );
        },
      },
      {
        id: 'amount',
        ...numbers(104),
        cell: ({ amountCents, unratedMinutes, minutes }) => (
          <span className={styles.lines}>
            <span className={styles.strong}>{money(amountCents)}</span>
            {unratedMinutes > 0 && unratedMinutes < minutes && (
              <span className={soft}>
                <PairText
                  value={labelledPair(
                    numberPair((number) => `${number(hoursOf(unratedMinutes))} h`),
                    pair('noRate'),
                  )}
                />
              </span>
            )}
          </span>
        ),
      },
      { id: 'statement', width: 182, cell: (month) => <StateOfMonth month={month} /> },
    ],
    [t, stack, pair, money, onOpen, hasBilled],
  );
}

/** What is billed to clients, which differs from what is paid after late cancellations (DECISION-133). */
const billed: ListColumn<TeacherMonth, HoursColumnId> = {
  id: 'billed',
  ...numbers(82),
  cell: ({ billedMinutes }) =>
    billedMinutes === null ? '–' : <HoursText hours={hoursOf(billedMinutes)} layout="stack" />,
};

function Hours({ month }: { month: TeacherMonth }) {
  const { statement, minutes } = month;
  return (
    <span className={styles.lines}>
      <strong className={styles.strong}>
        <HoursText hours={hoursOf(minutes)} />
      </strong>
      {statement && hasChangedSince(month) && (
        <span>
          <Difference minutes={statement.differenceMinutes} />
        </span>
      )}
    </span>
  );
}

/** The difference between the hours and the statement; 0 if only the dates of classes changed. */
export function Difference({ minutes }: { minutes: number }) {
  const { t } = hoursListWords.useWords();
  const sign = minutes < 0 ? '−' : '+';
  const difference = numberPair((number) => `${sign}${number(hoursOf(Math.abs(minutes)))} h`);
  return (
    <span className={styles.difference}>
      <Icon of={WarningIcon} size="small" />
      <VisuallyHidden>{t('differenceSince')}</VisuallyHidden>
      <PairText value={difference} layout="stack" />
    </span>
  );
}

function StateOfMonth({ month: { status, statement } }: { month: TeacherMonth }) {
  const since = statement && dayOf(statement);
  return (
    <span className={styles.status}>
      <StatementStatusBadge status={status} />
      {since && (
        <span className={soft}>
          <DateText value={since} />
        </span>
      )}
    </span>
  );
}

/** Returns the date on which a statement got its status. */
export function dayOf({
  status,
  submittedAt,
  returnedAt,
  approvedAt,
  exportedAt,
}: NonNullable<TeacherMonth['statement']>): string | null {
  return { submitted: submittedAt, returned: returnedAt, approved: approvedAt, exported: exportedAt }[status];
}

/** Returns the last column: the next action for each month. */
export function useMonthActions({ onOpen, onApprove, onRemind }: MonthActions): TableColumn<TeacherMonth> {
  const { t } = hoursListWords.useWords();
  return useMemo(
    () => ({
      id: 'actions',
      header: t('actions'),
      hideHeader: true,
      width: 160,
      align: 'end',
      phone: 'action',
      cell: (month) => {
        const { id, teacher, status } = month;
        if (!teacher) return null;
        const name = fullName(teacher);
        if (isReadyToApprove(month))
          return (
            <Button size="small" onClick={() => void onApprove(month)}>
              {t('approve')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          );
        if (hasChangedSince(month))
          return (
            <Button size="small" variant="quiet" onClick={() => onOpen(id)}>
              {t('see')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          );
        return (
          (status === 'open' || status === 'returned') && (
            <Button size="small" variant="quiet" onClick={() => void onRemind(month)}>
              {t('remind')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )
        );
      },
    }),
    [t, onOpen, onApprove, onRemind],
  );
}
