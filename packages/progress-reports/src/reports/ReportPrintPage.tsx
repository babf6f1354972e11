import { useLessons, useStudent, useStudentReports } from '@portal/api-client';
import { fullName, type LanguageProgress, levelSteps } from '@portal/domain';
import { localDay, PageTitle, PrintLayout, useProvider } from '@portal/shell';
import { PageState } from '@portal/ui';
import { ProgressReportDocument } from '@portal/views';
import { reportPageWords } from './report-page-words';
import type { ReportPageProps } from './report-place';
import { useReportPage } from './useReportPage';

/** The printable progress report of a student and a contract (SHELL-082, REP-PRINT-01, REP-PRINT-02). */
export function ReportPrintPage({ pathTo, QueryState }: Pick<ReportPageProps, 'pathTo' | 'QueryState'>) {
  const { t, stack, plain } = reportPageWords.useWords();
  const provider = useProvider();
  const { ids, error, retry, read } = useReportPage();
  const lessons = useLessons(ids.courseId);
  const levels = useLevels(ids.id, read?.contract.language?.id);
  const report = read?.report;
  // Without the hours the printed report would be wrong, so wait for them.
  const isReady = Boolean(report && lessons.data && levels.isRead);
  return (
    <PrintLayout back={{ href: pathTo('reports.courseInfo', ids), label: t('toWizard') }} ready={isReady}>
      {(paper) => {
        if (read && !report)
          return (
            <>
              <PageTitle>{plain('noReport')}</PageTitle>
              <PageState kind="empty" level={1} title={stack('noReport')} text={stack('noneText')} />
            </>
          );
        if (read && report && lessons.data && levels.isRead)
          return (
            <>
              <PageTitle>{plain('title', { name: fullName(report.student) })}</PageTitle>
              <ProgressReportDocument
                size={paper}
                report={report}
                contract={read.contract}
                courseInfo={read.courseInfo}
                lessons={lessons.data.rows}
                progress={levels.progress}
                provider={provider}
                today={localDay()}
              />
            </>
          );
        const failed = error ?? lessons.error;
        if (!failed) return <PageState kind="loading" level={1} title={t('loadingReport')} />;
        const again = () => Promise.all([retry(), lessons.error && lessons.retry()]);
        return <QueryState error={failed} retry={again} level={1} />;
      }}
    </PrintLayout>
  );
}

/** Returns the student's levels in a language; the report is printed without them if they cannot be loaded. */
function useLevels(
  studentId: number,
  languageId: number | undefined,
): { isRead: boolean; progress?: LanguageProgress } {
  const student = useStudent(studentId);
  const reports = useStudentReports(studentId);
  const steps = student.data && reports.data ? levelSteps(student.data, reports.data, localDay) : [];
  return {
    isRead: [student, reports].every(({ data, error }) => data !== undefined || error !== undefined),
    progress: steps.find(({ language }) => language.id === languageId),
  };
}
