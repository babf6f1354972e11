import { type CompanyReportFilters, useReadCompanyReports } from '@portal/api-client';
import { ListExport, type ListExportProps } from '@portal/records';
import { reportArchived, reportCsv } from './report-csv';
import { reportListWords } from './report-list-words';

/** Exports all pages of the report list for a spreadsheet. */
export function ReportExport(props: ListExportProps<CompanyReportFilters>) {
  const readReports = useReadCompanyReports();
  const { plain } = reportListWords.useWords();
  // A student has one row per contract.
  const read = async (filters: CompanyReportFilters, signal: AbortSignal, isExport?: boolean) => {
    const { rows, ...page } = await readReports(filters, signal, isExport);
    return { ...page, rows: rows.map((row) => ({ ...row, id: `${row.student.id}-${row.contract.id}` })) };
  };
  return (
    <ListExport
      {...props}
      fileName="rapports-reports"
      csv={reportCsv}
      archived={reportArchived}
      read={read}
      head={(column) => plain(`column.${column}`)}
      words={{ kind: (kind) => plain(`kind.${kind}`) }}
    />
  );
}
