import { type ContractHoursFilters, useReadContractHours } from '@portal/api-client';
import { type ContractHours, csvHours, fullName } from '@portal/domain';
import type { CsvColumns } from '../../../parts/list/csv-columns';
import type { CsvOnlyColumn } from '../../../parts/list/csv-words';
import { ListExport } from '../../../parts/list/ListExport';
import type { ListExportProps } from '../../../parts/list/ListScreen';
import type { ContractHoursColumnId } from './contract-hours-list';
import { contractHoursWords } from './contract-hours-words';

type Row = ContractHours & { id: number };

const hours = (minutes: number | null) => (minutes === null ? null : csvHours(minutes));

const contractHoursCsv: CsvColumns<
  Row,
  null,
  ContractHoursColumnId,
  Exclude<ContractHoursColumnId, 'hours'> | CsvOnlyColumn
> = {
  contract: { contract: ({ contract }) => contract.number },
  company: { company: ({ company }) => company?.name ?? null },
  teacher: { teacher: ({ teacher }) => teacher && fullName(teacher) },
  hours: {
    hoursTaught: ({ taughtMinutes }) => hours(taughtMinutes),
    hoursContracted: ({ contractedMinutes }) => hours(contractedMinutes),
  },
  planned: { planned: ({ plannedMinutes }) => hours(plannedMinutes) },
  left: { left: ({ unplannedMinutes }) => hours(unplannedMinutes) },
  endsOn: { endsOn: ({ endsOn }) => endsOn },
  unbilled: { unbilled: ({ unbilledMinutes }) => hours(unbilledMinutes) },
};

/** Exports all pages of the contracts with their hours for a spreadsheet. */
export function ContractHoursExport(props: ListExportProps<ContractHoursFilters>) {
  const { plain } = contractHoursWords.useWords();
  const read = useReadContractHours();
  return (
    <ListExport<Row, ContractHoursFilters, null, ContractHoursColumnId>
      {...props}
      fileName="heures-contrats-contract-hours"
      csv={contractHoursCsv}
      read={async (filters, signal) => {
        const page = await read(filters, signal);
        return { ...page, rows: page.rows.map((row) => ({ ...row, id: row.contract.id })) };
      }}
      head={(column) => plain(`column.${column}`)}
      words={null}
    />
  );
}
