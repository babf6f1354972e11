import { useCompanies, useReportRows } from '@portal/api-client';
import type { ReportRow, ReportState } from '@portal/domain';
import { DateText, datePair, useNumber } from '@portal/i18n';
import {
  type FilterField,
  type ListColumn,
  ListScreen,
  recordFilter,
  useChoices,
  useListPage,
} from '@portal/records';
import { soft } from '@portal/records/cells';
import { Badge, type BadgeTone, DateField } from '@portal/ui';
import { type FocusEvent, useMemo } from 'react';
import { useContractFilter } from '../../../parts/useContractFilter';
import { useTeacherFilter } from '../../../parts/useTeacherFilter';
import { reportColumns } from '../list/report-columns';
import { reportRowKey, useReportRowParts } from '../list/useReportRowParts';
import * as styles from './by-state.css';
import {
  isReportDay,
  type ReportStateColumnId,
  type ReportStateListState,
  reportScopes,
  reportStateList,
} from './report-state-list';
import { reportStateWords } from './report-state-words';

/** The due, started and submitted reports, with filters for teacher, company, contract and period. */
export function ReportsByState() {
  const page = useListPage(reportStateList, useReportRows);
  const { query: reports } = page;
  const filters = useReportFilters(page.address.state, page.address.change);
  const { onView, sections, dialogs } = useReportRowParts(reports);
  const columns = useMemo(() => reportStateColumns(onView), [onView]);
  const { t } = reportStateWords.useWords();
  const number = useNumber();
  const counts = reports.error ? undefined : reports.data?.counts;
  const total = counts && counts.due + counts.started + counts.submitted;
  return (
    <ListScreen
      {...page}
      name="reports"
      table="reportsByState"
      words={reportStateWords}
      columns={columns}
      rowKey={reportRowKey}
      scope={{
        kind: 'segments',
        id: 'state',
        label: t('states'),
        options: reportScopes.map((scope) => {
          const count = scope === 'all' ? total : counts?.[scope];
          return {
            value: scope,
            label: (
              <>
                {scope === 'all' ? t('all') : t(`state.${scope}`)} {count !== undefined && number(count)}
              </>
            ),
          };
        }),
        all: 'all',
      }}
      filters={filters}
      views="reports"
      menu={{ label: t('rowMenu'), sections, isHeadHidden: true }}
      loadBulk={loadBulk}
      loadExport={loadExport}
    >
      {dialogs}
    </ListScreen>
  );
}

const loadBulk = async () => (await import('./bulk-reports')).bulkReports;
const loadExport = async () => (await import('./ReportStateExport')).ReportStateExport;

/** Returns the columns of the report list plus status and teacher. */
function reportStateColumns(
  onView: (row: ReportRow) => void,
): readonly ListColumn<ReportRow, ReportStateColumnId>[] {
  const [contract, student, company, ...rest] = reportColumns(onView as Parameters<typeof reportColumns>[0]);
  const columns: (ListColumn<ReportRow, ReportStateColumnId> | undefined)[] = [
    contract,
    student,
    { id: 'state', width: 124, cell: (row) => <State row={row} /> },
    company,
    { id: 'teacher', width: 140, none: <reportStateWords.T k="noTeacher" /> },
    ...rest,
  ];
  return columns
    .filter((column) => column !== undefined)
    .map((column) => ({
      ...column,
      width: widths[column.id] ?? column.width,
      ...(ofTheReport.includes(column.id) && { isEmpty: ({ state }: ReportRow) => state === 'due' }),
    }));
}

/** Columns that are empty until there is a report. */
const ofTheReport: readonly string[] = ['completedOn', 'taggedOn', 'lastReport'];

/** Narrower than in the report list, because of the two additional columns. */
const widths: Readonly<Record<string, number>> = {
  contract: 108,
  student: 148,
  company: 148,
  startsOn: 104,
  completedOn: 116,
  taggedOn: 104,
  lastReport: 236,
};

const tones: Record<ReportState, BadgeTone> = { due: 'critical', started: 'caution', submitted: 'positive' };

function State({ row: { state, day } }: { row: ReportRow }) {
  return (
    <span className={styles.state}>
      <Badge tone={tones[state]}>
        <reportStateWords.T k={`one.${state}`} layout="stack" />
      </Badge>
      <span className={soft}>
        {day ? <DateText value={day} /> : <reportStateWords.T k="noEnd" layout="stack" />}
      </span>
    </span>
  );
}

type ReportFilterChange = (changes: Partial<ReportStateListState>, options?: { replace: boolean }) => void;

type Filter = 'teacher' | 'company' | 'contract' | 'from' | 'to';

/** The filters of the reports: teacher, company, contract and period. */
function useReportFilters(
  state: ReportStateListState,
  onChange: ReportFilterChange,
): readonly FilterField<Filter>[] {
  const { plain, pair } = reportStateWords.useWords();
  const companies = useCompanies();
  const contract = useContractFilter({
    chosen: state.contract,
    onChange,
    label: pair('contract'),
    placeholder: plain('contract'),
    width: 190,
  });
  const teacher = useTeacherFilter({
    chosen: state.teacher,
    onChange,
    label: pair('teacher'),
    placeholder: plain('teacher'),
    width: 190,
  });
  const companyOptions = useChoices(companies.data, null);
  return [
    teacher,
    recordFilter({
      id: 'company',
      label: pair('company'),
      placeholder: plain('company'),
      source: { options: companyOptions, loading: companies.isLoading },
      chosen: state.company,
      onChange,
      width: 190,
    }),
    contract,
    {
      kind: 'other',
      id: 'from',
      label: pair('from'),
      activeLabel: datePair(state.from),
      field: <Period state={state} onChange={onChange} />,
      width: 460,
    },
    { kind: 'linked', id: 'to', label: pair('to'), activeLabel: datePair(state.to) },
  ];
}

interface PeriodProps {
  state: Pick<ReportStateListState, 'from' | 'to'>;
  onChange: ReportFilterChange;
}

/**
 * The first and the last day. While a date is typed, the field reports other dates on the way, so each replaces the
 * previous one in the browser's history. Only when the field loses the focus (not the window) is a date with an
 * unfinished year removed, and the other date moved if the last day would be before the first.
 */
function Period({ state: { from, to }, onChange }: PeriodProps) {
  const { t } = reportStateWords.useWords();
  const change = (changes: Partial<PeriodProps['state']>) => onChange(changes, { replace: true });
  const settle = (typed: 'from' | 'to', moved: 'from' | 'to', day: string) => (event: FocusEvent) => {
    if (event.currentTarget === document.activeElement || day === '') return;
    if (!isReportDay(day)) change({ [typed]: '' });
    else if (from && to && to < from) change({ [moved]: day });
  };
  return (
    <span className={styles.period}>
      <span aria-hidden className={styles.dayLabel}>
        {t('from')}
      </span>
      <DateField
        label={t('from')}
        hideLabel
        value={from}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        onBlur={settle('from', 'to', from)}
      />
      <span aria-hidden className={styles.dayLabel}>
        {t('to')}
      </span>
      <DateField
        label={t('to')}
        hideLabel
        value={to}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        onBlur={settle('to', 'from', to)}
      />
    </span>
  );
}
