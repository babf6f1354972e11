import { type ReportKey, useCompanyReports } from '@portal/api-client';
import type { CompanyReportRow } from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { reportsOf } from '@portal/progress-reports';
import { ListStatus, useListState, useSearch } from '@portal/records';
import { Button, PageHead, PageState, type RowKey } from '@portal/ui';
import { useCallback, useState } from 'react';
import { copy } from '../../copy';
import { isNew } from '../../parts/NewBadge';
import { QueryState } from '../../parts/QueryState';
import { useReportDialog } from '../../parts/useReportDialog';
import { CompanyEvidence } from './CompanyEvidence';
import * as styles from './CompanyReports.css';
import { CompanyReportTable } from './CompanyReportTable';
import { ReportPages, ReportSearch, tableSort, useReportSelection } from './company-list-parts';
import { companyReportList, filtersOf } from './company-report-list';

export type CompanyReportsProps = {
  /** Name of the company; null if the backend does not send it. */
  companyName: string | null;
  /** Keys of the reports selected for printing, including those on other pages. */
  selected: ReadonlySet<RowKey>;
  onSelect: (selected: ReadonlySet<RowKey>) => void;
  /** Opens the print view of these reports. Must be stable. */
  onPrint: (reports: readonly ReportKey[]) => void;
};

/** The list of a company's reports with search, sorting and pages; opens a report for reading. */
export function CompanyReports({ companyName, selected, onSelect, onPrint }: CompanyReportsProps) {
  const { state, change, reset } = useListState(companyReportList);
  const search = useSearch(state.search, (text) => change({ search: text }, { replace: true }));
  const reports = useCompanyReports(filtersOf(state));
  const [dialog, openReport] = useReportDialog(useCallback((report) => onPrint([report]), [onPrint]));
  const { t, stack, pair } = copy.useWords();
  const number = useNumber();
  const { data, error } = reports;
  const news = useNews();
  // After the print view, the list returns to the row that was selected last.
  const [returnTo] = useState(() => [...selected].at(-1));
  const isNarrowed = state.search !== '' || state.page > 1;

  const view = useCallback(
    ({ student, contract, company }: CompanyReportRow) =>
      openReport({
        studentId: student.id,
        contractId: contract.id,
        companyName: company?.name ?? companyName ?? undefined,
      }),
    [openReport, companyName],
  );
  const selection = useReportSelection<CompanyReportRow>({
    selected,
    onSelect,
    blocked: isFile,
    onPrint: () => onPrint(reportsOf(selected)),
  });

  const head = (
    <PageHead eyebrow={companyName} title={stack('company.title')} actions={<CompanyEvidence />} />
  );
  if (error && !data)
    return (
      <>
        {head}
        <QueryState error={error} retry={reports.retry} />
      </>
    );
  return (
    <>
      {head}
      <div className={styles.tools}>
        <ReportSearch search={search} className={styles.search} />
        <div className={styles.counts}>
          <p className={styles.count} role="status">
            {data && (
              <>
                {number(data.total)} {t('company.counted', { count: data.total })}
              </>
            )}
          </p>
          {news && (
            <p className={styles.news}>
              {news.isMore ? `${number(news.count)}+` : number(news.count)}{' '}
              {t('company.new', { count: news.count })}
            </p>
          )}
        </div>
      </div>
      <ListStatus
        total={data?.total}
        sort={state.sort === '' ? undefined : { column: pair(heads[state.sort]), direction: state.direction }}
      />
      <p className={styles.howTo}>{stack('company.howTo')}</p>
      {error && <QueryState error={error} retry={reports.retry} />}
      <CompanyReportTable
        rows={data?.rows}
        busy={reports.isValidating && data !== undefined}
        {...tableSort(state, companyReportList.choices?.sort, change)}
        onView={view}
        returnTo={returnTo}
        selection={selection}
        footer={
          data &&
          data.total > 0 && (
            <ReportPages
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              onPage={(page) => change({ page })}
            />
          )
        }
      >
        {data?.rows.length === 0 && isNarrowed && (
          <PageState
            kind="no-match"
            title={stack('state.noMatch')}
            text={stack('state.noMatchText')}
            action={<Button onClick={reset}>{t('state.reset')}</Button>}
          />
        )}
        {/* Not while the response to a search that was just cleared is still shown. */}
        {data?.rows.length === 0 && !isNarrowed && !reports.isValidating && (
          <PageState kind="empty" title={stack('state.empty')} text={stack('state.emptyText')} />
        )}
      </CompanyReportTable>
      {dialog}
    </>
  );
}

/** The column heads by which the list can be sorted. */
const heads = {
  student: 'column.student',
  startsOn: 'column.period',
  completedOn: 'column.lastReport',
} as const;

/** A file is printed by the program that opens it, not in the print view. */
function isFile({ lastReport }: CompanyReportRow): boolean {
  return !lastReport?.form;
}

/**
 * Counts the new reports on the first page; the server sends the latest first. Undefined if there are none; `isMore` if
 * the whole first page is new, so the next page may have more.
 */
function useNews(): { count: number; isMore: boolean } | undefined {
  const { data } = useCompanyReports(filtersOf(companyReportList.defaults));
  const count = data?.rows.filter(({ lastReport }) => isNew(lastReport)).length ?? 0;
  return data && count > 0 ? { count, isMore: count === data.rows.length && count < data.total } : undefined;
}
