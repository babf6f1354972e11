import { type CompanyFilters, useReadCompanies } from '@portal/api-client';
import type { Company } from '@portal/domain';
import { ExportDialog } from '../../../parts/ExportDialog';
import { namesWords } from '../names/names-words';
import { companiesWords } from './companies-words';
import { useLinkAddress } from './useLinkAddress';

export interface CompanyExportProps {
  /** What the list shows. */
  filters: CompanyFilters;
  onClose: () => void;
}

/** Rows asked for at once: a list of thousands in few answers. */
const pageSize = 500;

/** The companies of the list as it is shown, all pages, each with its link, in a file for a spreadsheet. */
export function CompanyExport({ filters, onClose }: CompanyExportProps) {
  const readCompanies = useReadCompanies();
  const linkOf = useLinkAddress();
  const ofNames = namesWords.useWords();
  const { plain } = companiesWords.useWords();
  return (
    <ExportDialog<Company>
      fileName="societes-companies"
      readPage={(page, signal) => readCompanies({ ...filters, page, pageSize }, signal)}
      table={(companies) => [
        [ofNames.plain('name'), plain('link.title')],
        // A link that does not open is none to send.
        ...companies.map((company) => [company.name, company.active ? linkOf(company) : null]),
      ]}
      onClose={onClose}
    />
  );
}
