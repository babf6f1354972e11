import { useReportRows } from '@portal/api-client';
import { fullName, type ReportRow, type ReportState } from '@portal/domain';
import { DateText, useNumber } from '@portal/i18n';
import { useListState } from '@portal/shell';
import { Badge, type BadgeTone } from '@portal/ui';
import { useMemo } from 'react';
import { soft } from '../../../parts/cells.css';
import { ListScreen } from '../../../parts/list/ListScreen';
import type { ListColumn } from '../../../parts/list/list-columns';
import { reportColumns } from '../list/report-columns';
import { reportRowKey, useReportRowParts } from '../list/useReportRowParts';
import * as styles from './by-state.css';
import { type ReportStateColumnId, reportScopes, reportStateList } from './report-state-list';
import { reportStateWords } from './report-state-words';
import { useReportFilters } from './useReportFilters';

/** The due, started and submitted reports, with filters for teacher, company, contract and period. */
export function ReportsByState() {
  const address = useListState(reportStateList);
  const reports = useReportRows(reportStateList.queryOf(address.state));
  const filters = useReportFilters(address.state, address.change);
  const { onView, sections, dialogs } = useReportRowParts(reports);
  const columns = useMemo(() => reportStateColumns(onView), [onView]);
  const { t } = reportStateWords.useWords();
  const number = useNumber();
  const counts = reports.error ? undefined : reports.data?.counts;
  const total = counts && counts.due + counts.started + counts.submitted;
  return (
    <ListScreen
      name="reports"
      table="reportsByState"
      list={reportStateList}
      address={address}
      query={reports}
      useRows={useReportRows}
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
      loadSeveral={loadSeveral}
      loadExport={loadExport}
    >
      {dialogs}
    </ListScreen>
  );
}

const loadSeveral = async () => (await import('./several-reports')).severalReports;
const loadExport = async () => (await import('./ReportStateExport')).ReportStateExport;

/** Returns the columns of the report list plus state and teacher. */
function reportStateColumns(
  onView: (row: ReportRow) => void,
): readonly ListColumn<ReportRow, ReportStateColumnId>[] {
  const [contract, student, company, ...rest] = reportColumns(onView as Parameters<typeof reportColumns>[0]);
  const columns: (ListColumn<ReportRow, ReportStateColumnId> | undefined)[] = [
    contract,
    student,
    { id: 'state', width: 124, cell: (row) => <State row={row} /> },
    company,
    {
      id: 'teacher',
      width: 140,
      cell: ({ teacher }) => (teacher ? fullName(teacher) : <reportStateWords.T k="noTeacher" />),
    },
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
const ofTheReport: readonly ReportStateColumnId[] = ['completedOn', 'taggedOn', 'lastReport'];

/** Narrower than in the report list, because of the two additional columns. */
const widths: Partial<Record<ReportStateColumnId, number>> = {
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
