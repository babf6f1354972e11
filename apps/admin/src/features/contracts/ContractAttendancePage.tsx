import { useLessons } from '@portal/api-client';
import {
  type Contract,
  contractedHours,
  fullName,
  hoursStanding,
  hoursTaught,
  type Lesson,
  overrunHours,
  remainingHours,
} from '@portal/domain';
import { DateText, useNumber } from '@portal/i18n';
import {
  Badge,
  Card,
  CheckIcon,
  DataTable,
  EmptyState,
  Icon,
  Meter,
  Stat,
  StatList,
  type TableColumn,
} from '@portal/ui';
import { useMemo } from 'react';
import { copy } from '../../copy';
import { QueryState } from '../../parts/QueryState';
import { complete, meter, quiet } from './ContractAttendancePage.css';
import { ContractHead, useOpenContract } from './ContractEditLayout';

/** The classes that were given, and the hours they add up to (CON-ATT-01 to CON-ATT-05). */
export function ContractAttendancePage() {
  const contract = useOpenContract();
  const lessons = useLessons(contract.id);
  const columns = useLessonColumns();
  const { t, stack } = copy.useWords();
  const rows = useMemo(() => lessons.data && newestFirst(lessons.data.rows), [lessons.data]);

  return (
    <>
      <ContractHead contract={contract} />
      {lessons.error && !rows ? (
        <QueryState error={lessons.error} retry={lessons.retry} />
      ) : (
        <>
          {rows && <ContractHours contract={contract} lessons={rows} />}
          <DataTable
            caption={t('attendance.caption', { number: contract.number })}
            columns={columns}
            rows={rows}
            rowKey={(lesson) => lesson.id}
            busy={lessons.isValidating}
            loadingLabel={t('attendance.loading')}
            footer={
              contract.attendanceComplete && (
                <span className={complete}>
                  <Icon of={CheckIcon} />
                  {t('attendance.complete')}
                </span>
              )
            }
          >
            {rows?.length === 0 && (
              <EmptyState title={stack('attendance.empty')} text={stack('attendance.emptyText')} />
            )}
          </DataTable>
        </>
      )}
    </>
  );
}

function ContractHours({ contract, lessons }: { contract: Contract; lessons: readonly Lesson[] }) {
  const { t, stack } = copy.useWords();
  const number = useNumber();
  const taught = hoursTaught(lessons);
  const contracted = contractedHours(contract);
  const overrun = overrunHours(taught, contracted);
  const recorded = lessons.filter(({ status }) => status === 'active').length;
  return (
    <Card as="div" padding="none">
      <StatList>
        <Stat label={stack('attendance.taught')} value={`${number(taught)} h`} />
        <Stat label={stack('attendance.contracted')} value={`${number(contracted)} h`} />
        {overrun > 0 ? (
          <Stat label={stack('attendance.overrun')} value={`${number(overrun)} h`} />
        ) : (
          <Stat
            label={stack('attendance.remaining')}
            value={`${number(remainingHours(taught, contracted))} h`}
          />
        )}
      </StatList>
      <Meter
        className={meter}
        value={taught}
        max={contracted}
        size="medium"
        tone={tones[hoursStanding(taught, contracted)]}
        text={t('attendance.lessons', { recorded, total: contract.numberOfClasses ?? '---' })}
      />
    </Card>
  );
}

const tones = { open: 'accent', 'nearly-used': 'caution', used: 'caution', overrun: 'critical' } as const;

function useLessonColumns(): readonly TableColumn<Lesson>[] {
  const { t } = copy.useWords();
  return useMemo(
    () => [
      {
        id: 'date',
        header: t('attendance.date'),
        phone: 'title',
        cell: ({ date, status }) => (
          <>
            <DateText value={date} />
            {status === 'deleted' && (
              <>
                {' '}
                <Badge tone="neutral">{t('attendance.deleted')}</Badge>
              </>
            )}
          </>
        ),
      },
      { id: 'minutes', header: t('attendance.length'), align: 'end', cell: ({ minutes }) => minutes },
      {
        id: 'absentees',
        header: t('attendance.absentees'),
        cell: ({ absentees }) =>
          absentees.length > 0 ? (
            absentees.map(fullName).join(', ')
          ) : (
            <span className={quiet}>
              <copy.T k="attendance.allPresent" layout="stack" />
            </span>
          ),
      },
    ],
    [t],
  );
}

function newestFirst(lessons: readonly Lesson[]): Lesson[] {
  return lessons.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}
