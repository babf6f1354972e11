import { type CompanyReportRow, completedAt, fullName, tagDateOf } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { absent, type ListColumn } from '@portal/records';
import { breaks } from '@portal/records/cells';
import { Badge, Text, TextLink } from '@portal/ui';
import { MarkedName } from '@portal/views';
import { ReportAction } from '../../../parts/reports/ReportAction';
import { pathTo } from '../../../paths';
import type { ReportColumnId } from './report-list';
import { reportListWords } from './report-list-words';

/**
 * Returns the columns of the list; `onView` opens the form of a row read-only (REP-LIST-05, REP-LIST-06). Each column
 * has a width, so that the browser skips the layout of rows off screen.
 */
export const reportColumns = (
  onView: (row: CompanyReportRow) => void,
): readonly ListColumn<CompanyReportRow, ReportColumnId>[] => [
  {
    id: 'contract',
    width: 130,
    cell: ({ contract }) => (
      <TextLink variant="standalone" href={pathTo('courses.edit.final', { id: contract.id })}>
        {contract.number}
      </TextLink>
    ),
  },
  {
    id: 'student',
    width: 200,
    phone: 'title',
    cell: ({ student }) => (
      <MarkedName of={student}>
        <TextLink
          variant="standalone"
          href={pathTo('students.edit.basic', { id: student.id })}
          className={breaks}
        >
          {fullName(student)}
        </TextLink>
      </MarkedName>
    ),
  },
  { id: 'company', width: 220 },
  {
    id: 'startsOn',
    width: 130,
    cell: ({ contract }) =>
      contract.startsOn ? (
        <DateText value={contract.startsOn} />
      ) : (
        <Text as="span" tone="soft">
          <reportListWords.T k="noStart" layout="stack" />
        </Text>
      ),
  },
  { id: 'completedOn', width: 160, cell: ({ lastReport }) => <Completion report={lastReport} /> },
  {
    id: 'taggedOn',
    width: 130,
    cell: ({ lastReport }) => {
      const tagged = tagDateOf(lastReport);
      return tagged ? <DateText value={tagged} /> : absent;
    },
  },
  {
    id: 'lastReport',
    width: 220,
    phone: 'action',
    cell: (row) => (
      <ReportAction
        report={row.lastReport}
        about={`${fullName(row.student)}, ${row.contract.number}`}
        onView={() => onView(row)}
      />
    ),
  },
];

function Completion({ report }: { report: CompanyReportRow['lastReport'] }) {
  if (report?.form?.status === 'incomplete')
    return (
      <Badge tone="caution">
        <reportListWords.T k="notSubmittedYet" layout="stack" />
      </Badge>
    );
  const completed = completedAt(report);
  return completed ? <DateText value={completed} /> : absent;
}
