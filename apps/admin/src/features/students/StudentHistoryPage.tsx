import { useStudentHistory } from '@portal/api-client';
import { fullName, hasOpenPeriod, type PastContract } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { absent, QueryState } from '@portal/records';
import { breaks, inOnePiece, soft } from '@portal/records/cells';
import { Card, DataTable, EmptyState, Stack, type TableColumn, TextLink } from '@portal/ui';
import { ContractStatusBadge, CourseTypeName, MarkedName } from '@portal/views';
import { useMemo } from 'react';
import { dayWords } from '../../parts/enrolment-days/day-words';
import { PeriodsText } from '../../parts/enrolment-days/PeriodsText';
import { pathTo } from '../../paths';
import { historyWords } from './history-words';
import { StudentHead, useOpenStudent } from './StudentEditLayout';

/** All contracts of a student, newest first, with links to their final steps (STU-EDIT-07). */
export function StudentHistoryPage() {
  const student = useOpenStudent();
  const history = useStudentHistory(student.id);
  const columns = useHistoryColumns();
  const { t, stack } = historyWords.useWords();
  return (
    <>
      <StudentHead student={student} />
      {history.error && !history.data ? (
        <Card as="div">
          <QueryState error={history.error} retry={history.retry} />
        </Card>
      ) : (
        <DataTable
          caption={t('contractsOf', { name: fullName(student) })}
          columns={columns}
          rows={history.data}
          rowKey={({ id }) => id}
          busy={history.isValidating}
          loadingLabel={t('loadingContracts')}
        >
          {history.data?.length === 0 && (
            <EmptyState title={stack('noContracts')} text={stack('emptyText')} />
          )}
        </DataTable>
      )}
    </>
  );
}

function useHistoryColumns(): readonly TableColumn<PastContract>[] {
  const { stack } = historyWords.useWords();
  return useMemo(
    () => [
      {
        id: 'number',
        header: stack('contract'),
        phone: 'title',
        cell: ({ id, number }) => (
          <TextLink variant="standalone" href={pathTo('courses.edit.final', { id })} className={inOnePiece}>
            {number}
          </TextLink>
        ),
      },
      {
        id: 'status',
        header: stack('status'),
        cell: ({ status, periods = [] }) => (
          <>
            <ContractStatusBadge status={status} />
            <div className={soft}>
              {periods.length > 0 && !hasOpenPeriod(periods) && <dayWords.T k="hasLeft" layout="stack" />}
              <PeriodsText periods={periods} />
            </div>
          </>
        ),
      },
      {
        id: 'course',
        header: stack('course'),
        cell: ({ language, courseType, complementaryDescription }) => (
          <>
            {language ? <MarkedName of={language} /> : absent}
            <div className={soft}>
              {courseType && <CourseTypeName type={courseType} />}
              {courseType && complementaryDescription && ', '}
              {complementaryDescription}
            </div>
          </>
        ),
      },
      {
        id: 'startsOn',
        header: stack('startsOn'),
        cell: ({ startsOn }) => <Day value={startsOn} what="noStart" />,
      },
      { id: 'endsOn', header: stack('endsOn'), cell: ({ endsOn }) => <Day value={endsOn} what="noEnd" /> },
      { id: 'materials', header: stack('materials'), cell: (contract) => <Materials {...contract} /> },
    ],
    [stack],
  );
}

function Day({ value, what }: { value: string | null; what: 'noStart' | 'noEnd' }) {
  return value ? <DateText value={value} /> : <historyWords.T k={what} layout="stack" />;
}

/** The requested materials of the contract (DOMAIN-60). */
function Materials({ materials: titles }: Pick<PastContract, 'materials'>) {
  if (titles.length === 0) return absent;
  return (
    <Stack as="ul" gap="hair" className={breaks}>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </Stack>
  );
}
