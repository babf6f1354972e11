import type { StudentReport } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Cluster, DataTable, type DataTableProps, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import { copy } from '../../copy';
import { NewBadge } from '../../parts/NewBadge';
import { ReportAction } from '../../parts/ReportAction';

export type StudentReportTableProps = Pick<DataTableProps<StudentReport>, 'rows'> & {
  /** Opens a report for reading. Must be stable. */
  onView?: (report: StudentReport) => void;
};

/** The reports of one student: start date, end date, course, view (LINK-STU-06). */
export function StudentReportTable({ rows, onView }: StudentReportTableProps) {
  const { t } = copy.useWords();
  const columns = useMemo<TableColumn<StudentReport>[]>(
    () => [
      {
        id: 'startsOn',
        header: t('column.startsOn'),
        phone: 'line',
        cell: ({ contract }) => (contract?.startsOn ? <DateText value={contract.startsOn} /> : t('noStart')),
      },
      {
        id: 'endsOn',
        header: t('column.endsOn'),
        phone: 'line',
        cell: ({ contract }) => (contract?.endsOn ? <DateText value={contract.endsOn} /> : t('noEnd')),
      },
      {
        id: 'contract',
        header: t('column.course'),
        phone: 'title',
        cell: (report) => (
          <Cluster as="span">
            {report.contract?.number ?? '---'}
            <NewBadge report={report} />
          </Cluster>
        ),
      },
      {
        id: 'view',
        header: t('column.view'),
        align: 'end',
        phone: 'action',
        cell: (report) => (
          <ReportAction
            report={report}
            about={report.contract?.number ?? ''}
            onView={() => onView?.(report)}
          />
        ),
      },
    ],
    [t, onView],
  );
  return (
    <DataTable
      caption={t('student.caption')}
      loadingLabel={t('loading')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
    />
  );
}

function rowKey({ id }: StudentReport): number {
  return id;
}
