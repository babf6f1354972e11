import { type ContractFilters, useMaterialStatuses, useReadContracts } from '@portal/api-client';
import { type Contract, statusNameToShow } from '@portal/domain';
import { defineWords, type Translation } from '@portal/i18n';
import { ExportDialog, onePage } from '../../../parts/ExportDialog';
import { type ContractCsvColumn, contractTable } from './contract-csv';
import { listWords } from './list-words';

export interface ContractExportProps {
  /** What is exported: what the list shows, by its filters and its order, or these contracts. */
  filters: ContractFilters | readonly Contract[];
  /** The columns that are shown, in their order. */
  columns: readonly string[];
  onClose: () => void;
}

/** Rows asked for at once: a list of thousands in few answers, each short enough to be told about. */
const pageSize = 500;

const fr = {
  hoursTaught: 'Heures données',
  hoursContracted: 'Heures prévues',
  classesRecorded: 'Cours donnés',
  classes: 'Nombre de cours',
} as const satisfies Partial<Record<ContractCsvColumn, string>>;

const en = {
  hoursTaught: 'Hours taught',
  hoursContracted: 'Contracted hours',
  classesRecorded: 'Classes taught',
  classes: 'Number of classes',
} satisfies Translation<typeof fr>;

const figureWords = /* @__PURE__ */ defineWords('contract-figures', { fr, en });

/** The contracts of the list as it is shown, all pages, or chosen ones, in a file for a spreadsheet. */
export function ContractExport({ filters, columns, onClose }: ContractExportProps) {
  const readContracts = useReadContracts();
  const materials = useMaterialStatuses();
  const { plain } = listWords.useWords();
  const figures = figureWords.useWords();

  const head = (column: ContractCsvColumn) =>
    isFigure(column) ? figures.plain(column) : plain(`column.${column}`);
  const material = (id: number) => {
    const name = materials.data?.find((status) => status.id === id)?.name;
    return name === undefined ? null : statusNameToShow(name);
  };
  return (
    <ExportDialog
      fileName="contrats-contracts"
      readPage={(page, signal) =>
        isChosen(filters) ? onePage(filters) : readContracts({ ...filters, page, pageSize }, signal)
      }
      table={(contracts) =>
        contractTable(contracts, columns, { head, material, yes: plain('yes'), no: plain('no') })
      }
      onClose={onClose}
    />
  );
}

function isFigure(column: ContractCsvColumn): column is keyof typeof fr {
  return column in fr;
}

function isChosen(filters: ContractExportProps['filters']): filters is readonly Contract[] {
  return Array.isArray(filters);
}
