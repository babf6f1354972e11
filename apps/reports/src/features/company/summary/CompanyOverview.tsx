import { browserStorage, useCompanySummary } from '@portal/api-client';
import { type CompanySummary, completedAfter } from '@portal/domain';
import { ListStatus, useListState, useSearch } from '@portal/records';
import { useToast } from '@portal/shell';
import { Button, DownloadIcon, PageHead, PageState, type RowKey } from '@portal/ui';
import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { copy } from '../../../copy';
import { DialogOnDemand } from '../../../parts/DialogOnDemand';
import { isNew as isLately } from '../../../parts/NewBadge';
import { QueryState } from '../../../parts/QueryState';
import { useReportDialog } from '../../../parts/useReportDialog';
import { CompanyEvidence } from '../CompanyEvidence';
import type { CompanyReportsProps } from '../CompanyReports';
import { ReportPages, ReportSearch, tableSort, useReportSelection } from '../company-list-parts';
import { AbsenceNotice } from './AbsenceNotice';
import * as styles from './CompanyOverview.css';
import { PeriodChoice } from './PeriodChoice';
import { SummaryCard } from './SummaryCard';
import { rowKey, SummaryTable } from './SummaryTable';
import { listedRows, pageSize, periodOf, rowsOf, type SummaryRow, summaryList } from './summary-list';
import { summaryWords } from './summary-words';
import { noteVisit } from './visits';

// Loads when somebody saves reports, because most visitors do not.
const SaveAsPdf = lazy(async () => ({ default: (await import('./SaveAsPdf')).SaveAsPdf }));

/** A company's overview of its courses: totals, and the students with their reports (DECISION-51). */
export function CompanyOverview({ companyName, selected, onSelect, onPrint }: CompanyReportsProps) {
  const { state, change, reset } = useListState(summaryList);
  const search = useSearch(state.search, (text) => change({ search: text }, { replace: true }));
  const period = periodOf(state.period);
  const { data: latest, error, retry, isValidating } = useCompanySummary(period);
  // Data of one period must not be shown or saved as that of another.
  const data = latest?.period?.from === period?.from ? latest : undefined;
  const { stack, pair } = copy.useWords();
  const words = summaryWords.useWords();
  const toast = useToast();
  const { isNew, since } = useNews(latest);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [saving, setSaving] = useState<'listed' | 'selected' | null>(null);
  // After the print view, the list returns to the row that was selected last.
  const [returnTo] = useState(() => [...selected].at(-1));
  const [dialog, openReport] = useReportDialog(useCallback((report) => onPrint([report]), [onPrint]));

  const all = useMemo(() => data && rowsOf(data), [data]);
  const found = useMemo(() => all && listedRows(all, state), [all, state]);
  const rows = useMemo(
    () => found?.slice((state.page - 1) * pageSize, state.page * pageSize),
    [found, state.page],
  );
  const view = useCallback(
    ({ student, contractId }: SummaryRow) =>
      openReport({ studentId: student.id, contractId, companyName: companyName ?? undefined }),
    [openReport, companyName],
  );
  const expand = useCallback(
    (key: string, isExpanded: boolean) =>
      setExpanded((now) => {
        const next = new Set(now);
        if (isExpanded) next.add(key);
        else next.delete(key);
        return next;
      }),
    [],
  );
  // Another period may not contain all selected reports.
  const chosen = useMemo(
    () => (all ?? []).filter((row) => row.lastReport && selected.has(rowKey(row))),
    [all, selected],
  );
  const chosenKeys = useMemo(() => new Set<RowKey>(chosen.map(rowKey)), [chosen]);
  const selection = useReportSelection<SummaryRow>({
    selected: chosenKeys,
    onSelect(next) {
      const elsewhere = [...selected].filter((key) => !chosenKeys.has(key));
      onSelect(new Set([...elsewhere, ...next]));
    },
    blocked: ({ lastReport }) => !lastReport,
    onPrint: () => setSaving('selected'),
  });

  const reported = found?.filter(({ lastReport }) => lastReport) ?? [];
  const news = reported.filter(isNew).length;
  const save = async (kind: 'xlsx' | 'csv') => {
    try {
      const { saveCsv, saveXlsx } = await import('./summary-export');
      (kind === 'xlsx' ? saveXlsx : saveCsv)(found ?? [], words);
      toast.settle();
    } catch {
      toast.danger(words.pair('notSaved'));
    }
  };
  const isNarrowed = state.search !== '' || state.page > 1;

  return (
    <>
      <PageHead
        eyebrow={companyName}
        title={stack('company.title')}
        actions={
          <>
            <CompanyEvidence />
            <Button icon={DownloadIcon} disabled={!found?.length} onClick={() => void save('xlsx')}>
              Excel
            </Button>
            <Button icon={DownloadIcon} disabled={!found?.length} onClick={() => void save('csv')}>
              CSV
            </Button>
            <Button
              variant="primary"
              icon={DownloadIcon}
              disabled={!data}
              blockedReason={data && reported.length === 0 && words.stack('noReports')}
              onClick={() => setSaving('listed')}
            >
              {words.t('allAsPdf')}
            </Button>
          </>
        }
      />
      {error && <QueryState error={error} retry={retry} />}
      {latest && (data || !error) && (
        <div className={data ? undefined : styles.awaited}>
          <SummaryCard summary={latest} isPeriod={latest.period !== null} />
        </div>
      )}
      {all && <AbsenceNotice rows={all} />}
      {(latest || !error) && (
        <div className={styles.tools}>
          <div className={styles.filters}>
            <ReportSearch search={search} className={styles.search} />
            <PeriodChoice
              years={latest?.years ?? []}
              value={state.period}
              onChange={(year) => change({ period: year })}
            />
          </div>
          <p className={styles.counts} role="status">
            {found && <span>{words.t('counted', { count: reported.length })}</span>}
            {news > 0 && (
              <span className={styles.news}>
                {words.t(since ? 'newSince' : 'newLately', { count: news })}
              </span>
            )}
          </p>
        </div>
      )}
      <ListStatus
        total={found?.length}
        sort={
          state.sort === ''
            ? undefined
            : {
                column: {
                  student: pair('column.student'),
                  contract: words.pair('contract'),
                  completedOn: words.pair('lastReport'),
                }[state.sort],
                direction: state.direction,
              }
        }
      />
      {(data || !error) && (
        <SummaryTable
          rows={rows}
          busy={isValidating && data !== undefined}
          {...tableSort(state, summaryList.choices?.sort, change)}
          isNew={isNew}
          expanded={expanded}
          onExpand={expand}
          onView={view}
          returnTo={returnTo}
          selection={selection}
          footer={
            found &&
            found.length > pageSize && (
              <ReportPages
                page={state.page}
                pageSize={pageSize}
                total={found.length}
                onPage={(page) => change({ page })}
              />
            )
          }
        >
          {rows?.length === 0 && (
            <NoRows
              kind={isNarrowed ? 'search' : period ? 'period' : 'nothing'}
              onReset={isNarrowed ? reset : () => change({ period: '' })}
            />
          )}
        </SummaryTable>
      )}
      {dialog}
      {saving && (
        <DialogOnDemand onClose={() => setSaving(null)}>
          <SaveAsPdf
            rows={saving === 'selected' ? chosen : reported}
            onPrint={onPrint}
            onClose={() => setSaving(null)}
          />
        </DialogOnDemand>
      )}
    </>
  );
}

/** Says why the table is empty, and how to see more. */
function NoRows({ kind, onReset }: { kind: 'search' | 'period' | 'nothing'; onReset: () => void }) {
  const { t, stack } = copy.useWords();
  const words = summaryWords.useWords();
  if (kind === 'search')
    return (
      <PageState
        kind="no-match"
        title={stack('state.noMatch')}
        text={stack('state.noMatchText')}
        action={<Button onClick={onReset}>{t('state.reset')}</Button>}
      />
    );
  if (kind === 'period')
    return (
      <PageState
        kind="no-match"
        title={words.stack('nothingInPeriod')}
        text={words.stack('nothingInPeriodText')}
        action={<Button onClick={onReset}>{words.t('seeAll')}</Button>}
      />
    );
  return <PageState kind="empty" title={words.stack('noContracts')} text={words.stack('nothingText')} />;
}

/**
 * Returns which reports are new: completed since the last visit in this browser, or in the last 30 days on the first
 * visit.
 */
function useNews(data: CompanySummary | undefined) {
  const companyId = data?.company.id;
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    if (companyId !== undefined) setSince(noteVisit(browserStorage('local').storage, companyId, new Date()));
  }, [companyId]);
  const isNew = useCallback(
    ({ lastReport }: SummaryRow) => (since ? completedAfter(lastReport, since) : isLately(lastReport)),
    [since],
  );
  return { isNew, since };
}
