import { useMarkReport, useStudentReports } from '@portal/api-client';
import {
  contractsWithoutReport,
  isLatest,
  isLocked,
  newestFirst,
  type Student,
  type StudentReport,
  submittedOn,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { localDay } from '@portal/shell';
import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  CheckboxField,
  EditIcon,
  RetryButton,
  Skeleton,
  VisuallyHidden,
} from '@portal/ui';
import { useState } from 'react';
import { copy } from '../../../copy';
import { headAction, lines, quiet, small } from '../../../parts/aside.css';
import { ReportAction } from '../../../parts/reports/ReportAction';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { pathTo } from '../../../paths';
import { flush, parted, strong, ticked } from './StudentAside.css';
import { sideWords } from './side-words';

export interface ReportsCardProps {
  student: Student;
  /** Opens the dialog that uploads a report. */
  onUpload: () => void;
  /** Opens the report form of a contract. */
  onRead: (contractId: number) => void;
}

/** Number of reports shown before "show all". */
const limit = 4;

/**
 * The reports of a student with the latest ones marked, and buttons to add more (STU-EDIT-04, STU-EDIT-24 to
 * STU-EDIT-26).
 */
export function ReportsCard({ student, onUpload, onRead }: ReportsCardProps) {
  const { t, stack } = sideWords.useWords();
  const reports = useStudentReports(student.id);
  const { stack: common } = copy.useWords();
  const blocked = student.contracts.every(({ status }) => isLocked(status))
    ? student.contracts.length === 0
      ? stack('reports.noContracts')
      : common('form.archivedBlocks')
    : undefined;
  return (
    <Card
      title={stack('progressReports')}
      aside={
        <Button
          size="small"
          variant="quiet"
          className={headAction}
          blockedReason={blocked}
          onClick={onUpload}
        >
          {stack('upload')}
          <VisuallyHidden> {t('progressReports')}</VisuallyHidden>
        </Button>
      }
    >
      {reports.data ? (
        <Reports student={student} reports={reports.data} onRead={onRead} />
      ) : reports.error ? (
        <Banner tone="critical" role="alert" action={<RetryButton size="small" onRetry={reports.retry} />}>
          {stack('reports.notLoaded')}
        </Banner>
      ) : (
        <div>
          <VisuallyHidden role="status">{t('reports.loading')}</VisuallyHidden>
          <Skeleton lines={3} />
        </div>
      )}
    </Card>
  );
}

interface ReportsProps extends Pick<ReportsCardProps, 'student' | 'onRead'> {
  reports: readonly StudentReport[];
}

function Reports({ student, reports, onRead }: ReportsProps) {
  const { t, plain } = sideWords.useWords();
  const [showsAll, setShowsAll] = useState(false);
  const markReport = useMarkReport();
  const { failed, settled } = useOutcomeToast();
  const awaited = contractsWithoutReport(student.contracts, reports);
  const isOpen = (contractId: number) =>
    student.contracts.some(({ id, status }) => id === contractId && !isLocked(status));
  const shown = showsAll ? newestFirst(reports) : newestFirst(reports).slice(0, limit);

  if (reports.length + awaited.length === 0) return <p className={quiet}>{t('noReports')}</p>;
  return (
    <>
      <ul className={lines} aria-label={plain('progressReports')}>
        {awaited.map((contract) => (
          <li key={`contract-${contract.id}`} className={parted}>
            <span className={strong}>{contract.number}</span>
            <span className={small}>{t('noneYet')}</span>
            <UpdateLink studentId={student.id} contract={contract} />
          </li>
        ))}
        {shown.map((report) => (
          <ReportLine
            key={report.id}
            report={report}
            locked={report.contract !== null && !isOpen(report.contract.id)}
            onRead={onRead}
            onMark={(latest) => {
              const about = `report ${report.id}`;
              markReport(report, latest).then(
                () => settled(about),
                (error: unknown) => failed('toast.somethingWrong', undefined, { about, error }),
              );
            }}
          />
        ))}
      </ul>
      {reports.length > limit && (
        <Button
          size="small"
          variant="quiet"
          className={flush}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('reports.fewer') : t('reports.all', { count: reports.length })}
        </Button>
      )}
    </>
  );
}

/** A link to the wizard if no report exists yet (STU-EDIT-34, DECISION-20). */
function UpdateLink({
  studentId,
  contract,
}: {
  studentId: number;
  contract: { id: number; number: string };
}) {
  const { t, stack } = sideWords.useWords();
  return (
    <ButtonLink
      size="small"
      variant="quiet"
      icon={EditIcon}
      className={flush}
      href={pathTo('reports.courseInfo', { id: studentId, courseId: contract.id })}
    >
      {stack('updateReport')}
      <VisuallyHidden> {t('reports.ofContract', { number: contract.number })}</VisuallyHidden>
    </ButtonLink>
  );
}

interface ReportLineProps {
  report: StudentReport;
  /** Whether its contract is archived or may be: the student's record contains only the student's current contracts. */
  locked: boolean;
  onRead: ReportsCardProps['onRead'];
  /** Marks the report as the latest of its contract, or clears the mark. */
  onMark: (latest: boolean) => void;
}

function ReportLine({ report, locked, onRead, onMark }: ReportLineProps) {
  const { t } = sideWords.useWords();
  const day = submittedOn(report, localDay);
  const { contract } = report;
  return (
    <li className={parted}>
      <span className={ticked}>
        {day ? (
          <span className={strong}>
            <DateText value={day} />
          </span>
        ) : (
          <Undated report={report} />
        )}
        <CheckboxField
          label={
            <>
              {t('latest')}
              <VisuallyHidden> {t('reports.latestOf', { number: contract?.number ?? '' })}</VisuallyHidden>
            </>
          }
          checked={isLatest(report.mark)}
          disabled={locked}
          onChange={({ currentTarget }) => onMark(currentTarget.checked)}
        />
      </span>
      <span className={small}>
        {contract?.number ?? t('reports.noContract')}
        {report.file?.name && ` · ${report.file.name}`}
      </span>
      <ReportAction
        place="card"
        report={report}
        about={contract && t('reports.ofContract', { number: contract.number })}
        onView={contract ? () => onRead(contract.id) : undefined}
      />
    </li>
  );
}

function Undated({ report: { form } }: { report: StudentReport }) {
  const { t } = sideWords.useWords();
  return form?.status === 'incomplete' ? (
    <Badge tone="caution">{t('notSubmittedYet')}</Badge>
  ) : (
    <span className={quiet}>{t('reports.noDate')}</span>
  );
}
