import { type CompanyReportRow, completedAt, fullName, hoursOf } from '@portal/domain';
import { DateText, useNumber } from '@portal/i18n';
import { keyOfReport } from '@portal/progress-reports';
import { DataTable, type DataTableProps, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import { copy } from '../../copy';
import { NewBadge } from '../../parts/NewBadge';
import { ReportAction } from '../../parts/ReportAction';
import * as styles from './company.css';
import { LevelBar } from './LevelBar';

export type CompanyReportTableProps = Pick<
  DataTableProps<CompanyReportRow>,
  'rows' | 'busy' | 'sort' | 'onSort' | 'selection' | 'returnTo' | 'footer' | 'children'
> & {
  /** Opens a report for reading. Must be stable. */
  onView?: (row: CompanyReportRow) => void;
};

/** The latest report of each of a company's students (LINK-COMP-05). */
export function CompanyReportTable({ rows, onView, ...table }: CompanyReportTableProps) {
  const { t, stack, plain } = copy.useWords();
  const number = useNumber();
  // A backend may omit the hours; without them the column is hidden.
  const hasHours = rows === undefined || rows.some(({ minutesAttended }) => minutesAttended !== null);

  const columns = useMemo(() => {
    const all: TableColumn<CompanyReportRow>[] = [
      {
        id: 'student',
        header: t('column.student'),
        sortable: true,
        phone: 'title',
        cell: ({ student, contract, lastReport }) => (
          <>
            <span className={styles.student}>
              <span className={styles.name}>{fullName(student)}</span>
              <NewBadge report={lastReport} />
            </span>
            <span className={styles.contract}>{contract.number}</span>
          </>
        ),
      },
      {
        id: 'startsOn',
        header: t('column.period'),
        sortable: true,
        phone: 'line',
        cell: ({ contract }) => (
          <span className={styles.period}>
            {contract.startsOn ? <DateText value={contract.startsOn} /> : t('noStart')}
            {' – '}
            {contract.endsOn ? <DateText value={contract.endsOn} /> : t('noEnd')}
          </span>
        ),
      },
      {
        id: 'level',
        header: stack('column.nextLevel'),
        phone: 'line',
        cell: ({ nextLevel }) =>
          nextLevel ? (
            <LevelBar level={nextLevel} />
          ) : (
            <span className={styles.soft}>{stack('noLevel')}</span>
          ),
      },
      {
        id: 'hours',
        header: stack('column.hours'),
        phone: 'line',
        cell: ({ minutesAttended, contractedHours }) =>
          minutesAttended === null ? (
            '---'
          ) : (
            <span className={styles.hours}>
              {number(hoursOf(minutesAttended))}
              {contractedHours !== null && (
                <span className={styles.soft}> / {number(contractedHours)} h</span>
              )}
              {contractedHours === null && ' h'}
            </span>
          ),
      },
      {
        id: 'completedOn',
        header: stack('column.lastReport'),
        sortable: true,
        phone: 'line',
        cell: ({ lastReport }) => {
          const completed = completedAt(lastReport);
          return completed ? <DateText value={completed} /> : stack('noReport');
        },
      },
      {
        id: 'view',
        header: t('column.report'),
        hideHeader: true,
        align: 'end',
        phone: 'action',
        cell: (row) => (
          <ReportAction
            report={row.lastReport}
            about={`${fullName(row.student)}, ${row.contract.number}`}
            onView={() => onView?.(row)}
          />
        ),
      },
    ];
    return hasHours ? all : all.filter(({ id }) => id !== 'hours');
  }, [t, stack, number, hasHours, onView]);

  return (
    <DataTable
      {...table}
      caption={t('company.caption')}
      sortLabel={plain('company.sortBy')}
      loadingLabel={t('loading')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
    />
  );
}

function rowKey({ student, contract }: CompanyReportRow): string {
  return keyOfReport({ studentId: student.id, contractId: contract.id });
}
