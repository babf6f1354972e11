import { type CompanyReportFilters, useReadCompanyReports } from '@portal/api-client';
import { defineWords, type Translation } from '@portal/i18n';
import { ExportDialog } from '../../../parts/ExportDialog';
import { reportTable } from './report-csv';
import { reportListWords } from './report-list-words';

export interface ReportExportProps {
  /** What the list shows: its search and its order. */
  filters: CompanyReportFilters;
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  onClose: () => void;
}

/** Rows asked for at once: a list of thousands in few answers. */
const pageSize = 500;

const fr = { student: 'Prénom', lastName: 'Nom de famille' } as const;
const en = { student: 'First name', lastName: 'Last name' } satisfies Translation<typeof fr>;

const fileWords = /* @__PURE__ */ defineWords('reports-file', { fr, en });

/** The reports of the list as it is shown, all pages, in a file for a spreadsheet. */
export function ReportExport({ filters, columns, onClose }: ReportExportProps) {
  const readReports = useReadCompanyReports();
  const { plain } = reportListWords.useWords();
  const inFile = fileWords.useWords();
  return (
    <ExportDialog
      fileName="rapports-reports"
      readPage={async (page, signal) => {
        const { rows, ...rest } = await readReports({ ...filters, page, pageSize }, signal);
        return { ...rest, rows: rows.map((row) => ({ ...row, id: `${row.student.id}-${row.contract.id}` })) };
      }}
      table={(rows) =>
        reportTable(rows, columns, {
          head: (column) =>
            column === 'student' || column === 'lastName' ? inFile.plain(column) : plain(`column.${column}`),
          kind: (kind) => plain(`kind.${kind}`),
        })
      }
      onClose={onClose}
    />
  );
}
