import { type ReportKey, useReportsToPrint } from '@portal/api-client';
import { localDay, PageTitle, PrintView, useProvider } from '@portal/shell';
import { Banner, PageState } from '@portal/ui';
import { ProgressReportDocument } from '@portal/views';
import { useEffect, useRef } from 'react';
import { copy } from '../copy';
import * as styles from './PrintedReports.css';
import { QueryState } from './QueryState';
import { keyOfReport } from './report-choice';

export type PrintedReportsProps = {
  /** The reports to print, in this order. */
  reports: readonly ReportKey[];
  /** Name of the company on the sheets; undefined if the reader is the student. */
  companyName?: string | null;
  /** URL of the list. */
  listAddress: string;
};

/** The chosen reports on paper, each on a new page: Letter or A4, in both languages or the reader's (SHELL-041). */
export function PrintedReports({ reports, companyName, listAddress }: PrintedReportsProps) {
  const { t, stack, plain } = copy.useWords();
  const provider = useProvider();
  const { data, error, retry } = useReportsToPrint(reports);
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
      <PageTitle>{plain('print.title')}</PageTitle>
      <PrintView back={{ href: listAddress, label: t('print.back') }} ready={count > 0}>
        {(paper) => {
          if (!data && error) return <QueryState error={error} retry={retry} level={1} />;
          if (!data) return <PageState kind="loading" level={1} title={t('print.loading')} />;
          if (count === 0)
            return (
              <PageState kind="empty" level={1} title={stack('print.none')} text={stack('print.noneText')} />
            );
          return (
            <>
              <p className={styles.count} role="status">
                {t('print.ready', { count })}
              </p>
              {missing > 0 && (
                <Banner tone="caution" className={styles.onScreen}>
                  {t('print.missing', { count: missing })}
                </Banner>
              )}
              {data.map(({ report, courseInfo, lessons, ...key }) => (
                <ProgressReportDocument
                  key={keyOfReport(key)}
                  size={paper}
                  report={report}
                  contract={{ ...report.contract, company }}
                  courseInfo={courseInfo}
                  lessons={lessons}
                  provider={provider}
                  today={localDay()}
                />
              ))}
            </>
          );
        }}
      </PrintView>
    </div>
  );
}
