import { type ReportKey, useReportsToPrint } from '@portal/api-client';
import { localDay, PageTitle, type PrintViewProps, useProvider } from '@portal/shell';
import { Banner, PageState } from '@portal/ui';
import { ProgressReportDocument } from '@portal/views';
import { type ComponentType, useEffect, useRef } from 'react';
import { printedReportsWords } from './printed-reports-words';
import { keyOfReport } from './report-choice';
import type { ReportPageProps } from './report-place';
import * as styles from './reports.css';

export type PrintedReportsProps = Pick<ReportPageProps, 'QueryState'> & {
  /** The layout around the sheets: `PrintView` within a page, or `PrintLayout`. */
  Layout: ComponentType<PrintViewProps>;
  /** The reports to print, in order. */
  reports: readonly ReportKey[];
  /** Name of the company on the sheets; undefined if the reader is the student. */
  companyName?: string | null;
  /** Shows the company of each contract instead of `companyName`. */
  withCompanies?: boolean;
  /** Link to the list. */
  back: PrintViewProps['back'];
};

/** Prints the chosen reports, each on a new page, on Letter or A4, in the current language mode (SHELL-041). */
export function PrintedReports({
  reports,
  companyName,
  withCompanies,
  back,
  Layout,
  QueryState,
}: PrintedReportsProps) {
  const { t, stack, plain } = printedReportsWords.useWords();
  const provider = useProvider();
  const { data, error, retry } = useReportsToPrint(reports, { withCompanies });
  const company = companyName === undefined ? undefined : companyName === null ? null : { name: companyName };
  const start = useRef<HTMLDivElement>(null);
  // The view replaces the list, so it starts at the top with the focus there.
  useEffect(() => {
    window.scrollTo(0, 0);
    start.current?.focus({ preventScroll: true });
  }, []);
  const count = data?.length ?? 0;
  const missing = reports.length - count;
  return (
    <div ref={start} tabIndex={-1} className={styles.view}>
      {/* Browsers use the title as the file name, so it contains no personal name. */}
      <PageTitle>{plain('title')}</PageTitle>
      <Layout back={back} ready={count > 0}>
        {(paper) => {
          if (!data && error) return <QueryState error={error} retry={retry} level={1} />;
          if (!data) return <PageState kind="loading" level={1} title={t('loading')} />;
          if (count === 0)
            return <PageState kind="empty" level={1} title={stack('none')} text={stack('noneText')} />;
          return (
            <>
              <p className={styles.count} role="status">
                {t('ready', { count })}
              </p>
              {missing > 0 && (
                <Banner tone="caution" className={styles.onScreen}>
                  {t('missing', { count: missing })}
                </Banner>
              )}
              {data.map(({ report, courseInfo, lessons, company: buyer, ...key }) => (
                <ProgressReportDocument
                  key={keyOfReport(key)}
                  size={paper}
                  report={report}
                  contract={{ ...report.contract, company: withCompanies ? buyer : company }}
                  courseInfo={courseInfo}
                  lessons={lessons}
                  provider={provider}
                  today={localDay()}
                />
              ))}
            </>
          );
        }}
      </Layout>
    </div>
  );
}
