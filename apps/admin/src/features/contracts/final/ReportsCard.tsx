import { type Query, useTeacher } from '@portal/api-client';
import {
  type Contract,
  fullName,
  hasStudents,
  isLatest,
  isLocked,
  reportSteps,
  type StudentReport,
  submittedOn,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { reportStepRoutes } from '@portal/progress-reports';
import { QueryState } from '@portal/records';
import { localDay } from '@portal/shell';
import {
  Badge,
  Button,
  Cluster,
  DataTable,
  EditIcon,
  EmptyState,
  Heading,
  type MenuSection,
  Stack,
  type TableColumn,
  Text,
  UploadIcon,
} from '@portal/ui';
import { MarkedName, vocabulary } from '@portal/views';
import { useMemo } from 'react';
import { copy } from '../../../copy';
import { ReportAction } from '../../../parts/reports/ReportAction';
import { pathTo } from '../../../paths';
import { finalWords } from './final-words';
import { type ReportRow, reportRows } from './report-rows';

export interface ReportsCardProps {
  contract: Contract;
  /** Every report of the contract. */
  reports: Pick<Query<StudentReport[]>, 'data' | 'error' | 'retry' | 'isValidating'>;
  /** Opens a dialog of the page, for one student if given. */
  onOpen: (dialog: 'upload-report' | 'request-reports' | 'report', studentId?: number) => void;
}

/** The reports of a contract and the actions to get the missing ones (CON-FINAL-01 to CON-FINAL-03, CON-FINAL-08). */
export function ReportsCard({ contract, reports, onOpen }: ReportsCardProps) {
  const { t, stack } = finalWords.useWords();
  const { stack: common } = copy.useWords();
  const locked = isLocked(contract.status);
  const archived = locked ? common('form.archivedBlocks') : undefined;
  const columns = useReportColumns(onOpen);
  const rows = useMemo(
    () => reports.data && reportRows(contract.students, reports.data),
    [contract.students, reports.data],
  );
  const noRequest = useWhyNoRequest(contract);
  const hasLeft = (studentId: number) =>
    hasStudents(contract) && !contract.students.some(({ id }) => id === studentId);
  const sections = ({ student, report }: ReportRow): readonly MenuSection[] => {
    if (!student || locked) return [];
    const left = hasLeft(student.id) ? t('reports.left') : undefined;
    return [
      {
        id: 'file',
        items: [
          {
            id: 'upload',
            icon: UploadIcon,
            label: t('reports.uploadFor'),
            blockedReason: left,
            onSelect: () => onOpen('upload-report', student.id),
          },
        ],
      },
      {
        id: 'update',
        caption: t('updateReport'),
        items: reportSteps.map((step) => ({
          id: step,
          icon: EditIcon,
          label: <vocabulary.T k={`reportStep.${step}`} />,
          href: pathTo(reportStepRoutes[step], { id: student.id, courseId: contract.id }),
          // A started report can be finished later.
          blockedReason: report?.form ? undefined : left,
        })),
      },
    ];
  };

  return (
    <Stack as="section">
      <Cluster gap="medium" justify="between">
        <Heading level={2} look="section">
          {stack('progressReports')}
        </Heading>
        <Cluster>
          <Button
            icon={UploadIcon}
            blockedReason={archived ?? (contract.studentCount > 0 ? undefined : stack('upload.noStudents'))}
            onClick={() => onOpen('upload-report')}
          >
            {stack('upload.open')}
          </Button>
          <Button
            variant="quiet"
            blockedReason={archived ?? (noRequest && stack(noRequest))}
            onClick={() => onOpen('request-reports')}
          >
            {stack('request.open')}
          </Button>
        </Cluster>
      </Cluster>
      {reports.error && !rows ? (
        <QueryState error={reports.error} retry={reports.retry} />
      ) : (
        <DataTable
          caption={t('reports.caption', { number: contract.number })}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          busy={reports.isValidating}
          loadingLabel={t('reports.loading')}
          menu={{ label: t('reports.menu'), sections }}
        >
          {rows?.length === 0 && <EmptyState title={stack('noReports')} text={stack('reports.emptyText')} />}
        </DataTable>
      )}
    </Stack>
  );
}

/** Returns why the teacher cannot be asked for the reports; undefined if nothing prevents it. */
function useWhyNoRequest(contract: Contract): 'request.noTeacher' | 'request.notActive' | undefined {
  const { teacher } = contract;
  // Requested after the contract, like the teacher in the right column.
  const record = useTeacher(teacher && hasStudents(contract) ? teacher.id : null).data;
  if (!teacher) return 'request.noTeacher';
  return record?.id === teacher.id && record.account?.active === false ? 'request.notActive' : undefined;
}

function useReportColumns(onOpen: ReportsCardProps['onOpen']): readonly TableColumn<ReportRow>[] {
  const { t } = finalWords.useWords();
  return useMemo(
    () => [
      {
        id: 'student',
        header: t('student'),
        phone: 'title',
        cell: ({ student }) => (student ? <MarkedName of={student} /> : t('reports.unknownStudent')),
      },
      {
        id: 'submittedOn',
        header: t('reports.submittedOn'),
        cell: ({ report }) => <SubmittedOn report={report} />,
      },
      {
        id: 'report',
        header: t('progressReport'),
        phone: 'action',
        cell: ({ student, report }) => (
          <ReportAction
            report={report}
            about={student ? fullName(student) : ''}
            onView={student ? () => onOpen('report', student.id) : undefined}
          />
        ),
      },
    ],
    [t, onOpen],
  );
}

function SubmittedOn({ report }: { report: StudentReport | null }) {
  const { t } = finalWords.useWords();
  if (!report)
    return (
      <Text as="span" tone="soft">
        {t('noneYet')}
      </Text>
    );
  const day = submittedOn(report, localDay);
  return (
    <Cluster as="span">
      {day ? <DateText value={day} /> : <Badge tone="caution">{t('notSubmittedYet')}</Badge>}
      {day && isLatest(report.mark) && <Badge tone="info">{t('latest')}</Badge>}
    </Cluster>
  );
}
