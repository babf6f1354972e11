import { useLessons } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { PageState } from '@portal/ui';
import { ProgressReportDocument } from '@portal/views';
import { localDay } from '../clock/localDay';
import { PageTitle } from '../layout/PageTitle';
import { PrintLayout } from '../layout/PrintLayout';
import { useConfig } from '../portal/usePortal';
import { reportPageWords } from './report-page-words';
import type { ReportPageProps } from './report-place';
import { useReportPage } from './useReportPage';

/** The progress report of a student and a contract, to print (SHELL-082, REP-PRINT-01, REP-PRINT-02). */
export function ReportPrintPage({ pathTo, QueryState }: Pick<ReportPageProps, 'pathTo' | 'QueryState'>) {
  const { t, stack, plain } = reportPageWords.useWords();
  const { productName: name, phone, email } = useConfig();
  const { ids, error, retry, read } = useReportPage();
  const lessons = useLessons(ids.courseId);
  const report = read?.report;
  // Printed without its hours it would say something else: it waits for them.
  const isReady = Boolean(report && lessons.data);
  return (
    <PrintLayout back={{ href: pathTo('reports.courseInfo', ids), label: t('toWizard') }} ready={isReady}>
      {(paper) => {
        if (read && !report)
          return <PageState kind="empty" level={1} title={stack('none')} text={stack('noneText')} />;
        if (read && report && lessons.data)
          return (
            <>
              <PageTitle>{plain('title', { name: fullName(report.student) })}</PageTitle>
              <ProgressReportDocument
                size={paper}
                report={report}
                contract={read.contract}
                courseInfo={read.courseInfo}
                lessons={lessons.data.rows}
                provider={{ name, phone, email }}
                today={localDay()}
              />
            </>
          );
        const failed = error ?? lessons.error;
        if (!failed) return <PageState kind="loading" level={1} title={t('loading')} />;
        const again = () => {
          retry();
          if (lessons.error) lessons.retry();
        };
        return <QueryState error={failed} retry={again} level={1} />;
      }}
    </PrintLayout>
  );
}
