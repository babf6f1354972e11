import { type ReportRowFilters, useReadReportRows } from '@portal/api-client';
import { fullName, type ReportRow, type ReportState } from '@portal/domain';
import { type Exported, ListExport, type ListExportProps } from '@portal/records';
import type { ArchivedColumns, CsvColumns } from '@portal/records/list-definitions';
import { reportArchived, reportCsv } from '../list/report-csv';
import { reportRowKey } from '../list/useReportRowParts';
import type { ReportStateColumnId } from './report-state-list';
import { reportStateWords } from './report-state-words';

const csv: CsvColumns<
  ReportRow,
  { kind: (kind: 'form' | 'file') => string; state: (state: ReportState) => string },
  ReportStateColumnId | 'day'
> = {
  ...reportCsv,
  state: { state: ({ state }, words) => words.state(state), day: ({ day }) => day },
  teacher: { teacher: ({ teacher }) => teacher && fullName(teacher) },
  day: {},
};

/** The names in the file that may belong to an archived record. */
const archived: ArchivedColumns<ReportRow, ReportStateColumnId | 'day'> = {
  ...reportArchived,
  teacher: ({ teacher }) => teacher?.archived,
};

/** Exports the reports by status for a spreadsheet: all pages, or the selected reports. */
export function ReportStateExport({
  filters,
  ...props
}: ListExportProps<Exported<ReportRow, ReportRowFilters>>) {
  const readReports = useReadReportRows();
  const { plain } = reportStateWords.useWords();
  const read = async (asked: ReportRowFilters, signal: AbortSignal, isExport?: boolean) => {
    const { rows, ...page } = await readReports(asked, signal, isExport);
    return { ...page, rows: rows.map(withId) };
  };
  return (
    <ListExport
      {...props}
      filters={isChosen(filters) ? filters.map(withId) : filters}
      fileName="rapports-reports"
      csv={csv}
      archived={archived}
      read={read}
      head={(column) => plain(`column.${column}`)}
      words={{ kind: (kind) => plain(`kind.${kind}`), state: (state) => plain(`one.${state}`) }}
    />
  );
}

const withId = (row: ReportRow) => ({ ...row, id: reportRowKey(row) });

function isChosen(filters: Exported<ReportRow, ReportRowFilters>): filters is readonly ReportRow[] {
  return Array.isArray(filters);
}
