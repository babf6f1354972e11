import { type ContractHoursFilters, useReadContractHours } from '@portal/api-client';
import {
  type ContractHours,
  fullName,
  minutesWithoutDate,
  plannedMinutesOf,
  type SheetCell,
  type SheetColumnKind,
} from '@portal/domain';
import { plainText, useLanguageMode } from '@portal/i18n';
import {
  csvWords,
  ExportDialog,
  isCsvOnly,
  type ListExportProps,
  SheetChoice,
  type SheetFile,
  saveSheet,
  sheetWords,
} from '@portal/records';
import { type ArchivedColumns, archivedText } from '@portal/records/list-definitions';
import { localDay, useAreaTitle } from '@portal/shell';
import { useState } from 'react';
import type { ContractHoursColumnId } from './contract-hours-list';
import { contractHoursWords } from './contract-hours-words';

type SheetColumnId = Exclude<ContractHoursColumnId, 'hours'> | 'hoursTaught' | 'hoursContracted';

const cells: Record<SheetColumnId, readonly [SheetColumnKind, (row: ContractHours) => SheetCell]> = {
  contract: ['text', ({ contract }) => contract.number],
  company: ['text', ({ company }) => company?.name ?? null],
  teacher: ['text', ({ teacher }) => teacher && fullName(teacher)],
  hoursTaught: ['hours', ({ taughtMinutes }) => taughtMinutes],
  hoursContracted: ['hours', ({ contractedMinutes }) => contractedMinutes],
  planned: ['hours', plannedMinutesOf],
  left: ['hours', minutesWithoutDate],
  endsOn: ['date', ({ endsOn }) => endsOn],
  unbilled: ['hours', ({ unbilledMinutes }) => unbilledMinutes],
};

/** The names in the file that may belong to an archived record. */
const archived: ArchivedColumns<ContractHours, SheetColumnId> = {
  company: ({ company }) => company?.archived,
  teacher: ({ teacher }) => teacher?.archived,
};

/** Large pages, so that thousands of rows need few requests. */
const pageSize = 500;

/** Exports all pages of the contracts with their hours, as CSV or .xlsx. */
export function ContractHoursExport({ filters, columns, onClose }: ListExportProps<ContractHoursFilters>) {
  const title = useAreaTitle();
  const [mode] = useLanguageMode();
  const { plain } = contractHoursWords.useWords();
  const csv = csvWords.useWords();
  const { stack } = sheetWords.useWords();
  const read = useReadContractHours();
  const [kind, setKind] = useState<SheetFile | null>(null);
  if (kind === null) return <SheetChoice text={stack('allText')} onChoose={setKind} onClose={onClose} />;
  const shown = (columns as readonly ContractHoursColumnId[]).flatMap((id): SheetColumnId[] =>
    id === 'hours' ? ['hoursTaught', 'hoursContracted'] : [id],
  );
  const head = (id: SheetColumnId) => (isCsvOnly(id) ? csv.plain(id) : plain(`column.${id}`));
  const hasNames = shown.some((id) => archived[id]);
  return (
    <ExportDialog<ContractHours & { id: number }>
      title={stack('export')}
      readPage={async (page, signal) => {
        const found = await read({ ...filters, page, pageSize }, signal);
        return { ...found, rows: found.rows.map((row) => ({ ...row, id: row.contract.id })) };
      }}
      save={(rows) =>
        saveSheet(
          kind,
          {
            name: plainText(title, mode),
            columns: [
              ...shown.map((id) => ({ head: head(id), kind: cells[id][0] })),
              ...(hasNames ? [{ head: csv.plain('archived'), kind: 'text' as const }] : []),
            ],
            rows: rows.map((row) => [
              ...shown.map((id) => cells[id][1](row)),
              ...(hasNames ? [archivedText(archived, row, shown, head)] : []),
            ]),
          },
          `heures-contrats-contract-hours-${localDay()}`,
        )
      }
      onClose={onClose}
    />
  );
}
