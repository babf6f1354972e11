import { type CompanyFilters, useReadCompanies } from '@portal/api-client';
import type { Company } from '@portal/domain';
import { ExportDialog, saveCsv } from '@portal/records';
import { namesWords } from '../names/names-words';
import { companiesWords } from './companies-words';

export interface CompanyExportProps {
  /** The current filters of the list. */
  filters: CompanyFilters;
  onClose: () => void;
}

/** Large pages, so that thousands of rows need few requests. */
const pageSize = 500;

/** Exports all pages of the filtered companies for a spreadsheet, with the end of each link. */
export function CompanyExport({ filters, onClose }: CompanyExportProps) {
  const readCompanies = useReadCompanies();
  const ofNames = namesWords.useWords();
  const { plain } = companiesWords.useWords();
  return (
    <ExportDialog<Company>
      readPage={(page, signal) => readCompanies({ ...filters, page, pageSize }, signal)}
      save={(companies) => {
        // The links of archived companies do not work, so they are left out.
        const lines = companies.map(({ name, active, linkTail }) => [
          name,
          active && linkTail ? `…/${linkTail}` : null,
        ]);
        saveCsv([[ofNames.plain('name'), plain('magicLink')], ...lines], 'societes-companies');
      }}
      onClose={onClose}
    />
  );
}
