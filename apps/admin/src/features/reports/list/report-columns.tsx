import { type CompanyReportRow, completedAt, fullName, tagDateOf } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, type TableColumn, TextLink } from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { ReportAction } from '../../../parts/reports/ReportAction';
import { pathTo } from '../../../paths';
import { name, quiet } from './report-columns.css';
import { type ReportColumn, reportColumns, sortable } from './report-list-state';
import { reportListWords } from './report-list-words';

/** What stands for absent data (SHELL-051). */
const absent = '---';

const cells: Record<Exclude<ReportColumn, 'lastReport'>, (row: CompanyReportRow) => ReactNode> = {
  contract: ({ contract }) => (
    <TextLink variant="standalone" href={pathTo('courses.edit.final', { id: contract.id })}>
      {contract.number}
    </TextLink>
  ),
  student: ({ student }) => (
    <TextLink variant="standalone" href={pathTo('students.edit.basic', { id: student.id })} className={name}>
      {fullName(student)}
    </TextLink>
  ),
  company: ({ company }) => company?.name ?? absent,
  startsOn: ({ contract }) =>
    contract.startsOn ? (
      <DateText value={contract.startsOn} />
    ) : (
      <span className={quiet}>
        <reportListWords.T k="noStart" layout="stack" />
      </span>
    ),
  completedOn: ({ lastReport }) => {
    if (lastReport?.form?.status === 'incomplete')
      return (
        <Badge tone="caution">
          <reportListWords.T k="incomplete" layout="stack" />
        </Badge>
      );
    const completed = completedAt(lastReport);
    return completed ? <DateText value={completed} /> : absent;
  },
  taggedOn: ({ lastReport }) => {
    const tagged = tagDateOf(lastReport);
    return tagged ? <DateText value={tagged} /> : absent;
  },
};

/** Widths in px: with one on each column the rows out of sight are not laid out. */
const widths: Record<ReportColumn, number> = {
  contract: 130,
  student: 200,
  company: 220,
  startsOn: 130,
  completedOn: 160,
  taggedOn: 130,
  lastReport: 220,
};

/** The columns of the list; `onView` opens the form of a row to read (REP-LIST-05, REP-LIST-06). */
export function useReportColumns(
  onView: (row: CompanyReportRow) => void,
): readonly TableColumn<CompanyReportRow>[] {
  const { stack } = reportListWords.useWords();
  return useMemo(
    () =>
      reportColumns.map(
        (id): TableColumn<CompanyReportRow> => ({
          id,
          header: stack(`column.${id}`),
          width: widths[id],
          sortable: sortable.some((column) => column === id),
          phone: id === 'student' ? 'title' : id === 'lastReport' ? 'action' : 'line',
          cell:
            id === 'lastReport'
              ? (row) => (
                  <ReportAction
                    report={row.lastReport}
                    about={`${fullName(row.student)}, ${row.contract.number}`}
                    onView={() => onView(row)}
                  />
                )
              : cells[id],
        }),
      ),
    [stack, onView],
  );
}
