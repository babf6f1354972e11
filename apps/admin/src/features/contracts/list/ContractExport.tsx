import { type ContractFilters, useMaterialStatuses, useReadContracts } from '@portal/api-client';
import { type Contract, materialStatusName } from '@portal/domain';
import { plainText, useLanguageMode } from '@portal/i18n';
import { type Exported, ListExport, type ListExportProps } from '@portal/records';
import { useCourseTypeText } from '@portal/views';
import { contractArchived, contractCsv } from './contract-csv';
import { listWords } from './list-words';

/** Exports all pages of the contract list, or the selected contracts, for a spreadsheet. */
export function ContractExport(props: ListExportProps<Exported<Contract, ContractFilters>>) {
  const materials = useMaterialStatuses();
  const [mode] = useLanguageMode();
  const { plain } = listWords.useWords();
  const material = (id: number) => {
    const name = materials.data?.find((status) => status.id === id)?.name;
    return name === undefined ? null : plainText(materialStatusName(name), mode);
  };
  return (
    <ListExport
      {...props}
      fileName="contrats-contracts"
      csv={contractCsv}
      archived={contractArchived}
      read={useReadContracts()}
      head={(column) => plain(`column.${column}`)}
      words={{ material, courseType: useCourseTypeText(), yes: plain('yes'), no: plain('no') }}
    />
  );
}
