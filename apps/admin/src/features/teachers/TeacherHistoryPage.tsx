import { useTeacherHistory } from '@portal/api-client';
import { type Contract, contractedHours, contractsInProgress, fullName, hoursOf } from '@portal/domain';
import { DateText, useNumber } from '@portal/i18n';
import {
  absent,
  type ListDefinition,
  ListStatus,
  listWords,
  orderAfterPress,
  QueryState,
  tableSort,
  useListState,
} from '@portal/records';
import { inOnePiece } from '@portal/records/cells';
import { Card, DataTable, PageState, Stat, StatList, type TableColumn, TextLink } from '@portal/ui';
import { ContractStatusBadge, CourseTypeName, HoursMeter, HoursText, MarkedName } from '@portal/views';
import { type ReactNode, useMemo } from 'react';
import { pathTo } from '../../paths';
import { minutesInAll, ordered, type PastColumn, pastColumns } from './past-contracts';
import { TeacherHead, useOpenTeacher } from './TeacherEditLayout';
import { teacherWords } from './teacher-words';
import { lines, quiet } from './teachers.css';

type HistoryState = { sort: PastColumn; direction: 'ASC' | 'DESC' };

/** The default order: latest start date first. */
const history: ListDefinition<HistoryState> = {
  defaults: { sort: 'startsOn', direction: 'DESC' },
  choices: { sort: pastColumns, direction: ['ASC', 'DESC'] },
};

/** All contracts of a teacher, including archived ones (TEA-EDIT-01, CONFLICT-37). */
export function TeacherHistoryPage() {
  const teacher = useOpenTeacher();
  const { data, error, isLoading, isValidating, retry } = useTeacherHistory(teacher.id);
  const { state, change } = useListState(history);
  const { t, stack, pair } = teacherWords.useWords();
  const ofAnyList = listWords.useWords();
  const columns = usePastColumns();
  const order = { by: state.sort, direction: state.direction };
  const { by, direction } = order;
  const rows = useMemo(() => data && ordered(data, { by, direction }), [data, by, direction]);

  return (
    <>
      <TeacherHead teacher={teacher} />
      {data && data.length > 0 && <Figures contracts={data} />}
      <ListStatus
        total={data?.length}
        sort={{ column: pair(`past.${by}`), direction: tableSort(order).direction }}
      />
      <DataTable
        caption={t('contractsOf', { name: fullName(teacher) })}
        columns={columns}
        rows={rows}
        rowKey={(contract) => contract.id}
        sort={tableSort(order)}
        onSort={(column) => {
          const next = orderAfterPress(order, pastColumns, column);
          if (next) change({ sort: next.by, direction: next.direction }, { replace: true });
        }}
        sortLabel={ofAnyList.plain('sortBy')}
        busy={isValidating}
        loadingLabel={t('loadingContracts')}
      >
        {error && !data && !isLoading && <QueryState error={error} retry={retry} />}
        {data?.length === 0 && (
          <PageState kind="empty" title={stack('noContracts')} text={stack('past.emptyText')} />
        )}
      </DataTable>
    </>
  );
}

/** Number of current and past contracts, and the hours taught in them, including those of former teachers. */
function Figures({ contracts }: { contracts: readonly Contract[] }) {
  const { stack } = teacherWords.useWords();
  const number = useNumber();
  const minutes = minutesInAll(contracts);
  return (
    <Card as="div">
      <StatList>
        <Stat
          label={stack('past.inProgress')}
          value={number(contractsInProgress({ contracts: [...contracts] }).length)}
        />
        <Stat label={stack('past.all')} value={number(contracts.length)} />
        {minutes !== null && (
          <Stat label={stack('past.hours')} value={<HoursText hours={hoursOf(minutes)} layout="stack" />} />
        )}
      </StatList>
    </Card>
  );
}

function usePastColumns(): readonly TableColumn<Contract>[] {
  const { stack } = teacherWords.useWords();
  return useMemo(() => {
    const column = (
      id: PastColumn | 'course' | 'taught',
      cell: (contract: Contract) => ReactNode,
    ): TableColumn<Contract> => ({
      id,
      header: stack(`past.${id}`),
      sortable: pastColumns.some((sortable) => sortable === id),
      phone: id === 'number' ? 'title' : 'line',
      cell,
    });
    const missing = (what: 'noStart' | 'noEnd') => <span className={quiet}>{stack(`past.${what}`)}</span>;
    return [
      column('number', ({ id, number }) => (
        <TextLink variant="standalone" className={inOnePiece} href={pathTo('courses.edit.basic', { id })}>
          {number}
        </TextLink>
      )),
      column('company', ({ company }) => (company ? <MarkedName of={company} /> : absent)),
      column('course', ({ language, courseType }) => (
        <span className={lines}>
          {language ? <MarkedName of={language} /> : absent}
          <span className={quiet}>{courseType ? <CourseTypeName type={courseType} /> : absent}</span>
        </span>
      )),
      column('taught', (contract) =>
        contract.minutesTaught === null ? (
          <HoursText hours={contractedHours(contract)} layout="stack" />
        ) : (
          <HoursMeter taught={hoursOf(contract.minutesTaught)} contracted={contractedHours(contract)} />
        ),
      ),
      column('startsOn', ({ startsOn }) => (startsOn ? <DateText value={startsOn} /> : missing('noStart'))),
      column('endsOn', ({ endsOn }) => (endsOn ? <DateText value={endsOn} /> : missing('noEnd'))),
      column('status', ({ status }) => <ContractStatusBadge status={status} />),
    ];
  }, [stack]);
}
