import {
  type NamedContractStatus,
  useContractCache,
  useContractStatuses,
  useContracts,
  useCourseTypes,
  useHasExtension,
  useToggleContract,
} from '@portal/api-client';
import {
  type Contract,
  type ContractStatus,
  type ContractToggle,
  contractStatuses,
  statusNameToShow,
} from '@portal/domain';
import { PairText, type TextPair } from '@portal/i18n';
import {
  type FilterField,
  ListScreen,
  OnDemand,
  onDemand,
  useDialogAddress,
  useListPage,
} from '@portal/records';
import { useToast } from '@portal/shell';
import { contractStatusWords, useCourseTypeText } from '@portal/views';
import { useMemo } from 'react';
import { pathTo } from '../../../paths';
import { loadBasicPage, loadEditLayout } from '../contract-edit-pages';
import {
  AttendanceWords,
  isToggle,
  MaterialNamesProvider,
  useContractColumns,
  useNotesButtons,
} from './contract-columns';
import { type ContractListState, contractList } from './contract-list';
import { contractRowDialogs, contractRowMenu } from './contract-row-menu';
import { listWords } from './list-words';

/** The contracts of one status: search, checkboxes, flags, status changes, links (CON-LIST-01 to CON-LIST-37). */
export function ContractListPage() {
  const page = useListPage(contractList, useContracts);
  const { status, contract } = page.address.state;
  const found = page.query.error ? undefined : page.query.data;
  const number = found?.rows.find(({ id }) => id === contract)?.number;
  const filters = useContractFilters(number ?? `#${contract}`);
  const columns = useContractColumns(status);
  const statusNames = useStatusNames();
  const statusWords = contractStatusWords.useWords();
  const actions = useContractActions();
  const { dialog, recordId, open, close } = useDialogAddress(contractRowDialogs);
  useNotesButtons((contractId) => open('notes', contractId));
  const { t } = listWords.useWords();
  return (
    <MaterialNamesProvider>
      <ListScreen
        {...page}
        name="contracts"
        table={`contracts-${status}`}
        words={listWords}
        caption={t('caption', { status: statusWords.pair(`contractStatusList.${status}`) })}
        columns={columns}
        scope={{
          kind: 'segments',
          id: 'status',
          label: t('statusFilter'),
          options: statusNames.map(({ status: value, name }) => ({
            value,
            label: <PairText value={name} />,
          })),
          // Each status starts with its own order and columns.
          resets: { sort: '', direction: 'ASC', columns: '' },
        }}
        filters={filters}
        onToggle={(row, column, ticked) => {
          if (isToggle(column)) actions.tick(row, column, ticked);
        }}
        highlights={(row) => Object.keys(row.highlights)}
        highlightLabel={t('highlighted')}
        menu={{
          label: t('rowMenu'),
          isHeadHidden: true,
          sections: (row) =>
            contractRowMenu(row, {
              onToggleFlag: () => actions.tick(row, 'flagged', !row.flagged),
              onSetStatus: (_contract, next) => actions.move(row, next),
              onOpen: open,
            }),
        }}
        notice={
          found?.total === 0 &&
          !contractList.isNarrowed(page.address.state) && (
            <OnDemand load={loadFirstSteps} onClose={ignore}>
              {(FirstSteps) => <FirstSteps />}
            </OnDemand>
          )
        }
        create={{ label: t('create'), href: pathTo('courses.create') }}
        views="contracts"
        // Archived contracts cannot change, so they have no bulk actions (CON-LIST-28).
        loadBulk={status === 'archived' ? undefined : loadBulk}
        loadExport={loadExport}
        loadAhead={editPage}
      >
        <AttendanceWords />
        {dialog && recordId !== null && (
          <ContractRowDialog dialog={dialog} recordId={recordId} onClose={close} />
        )}
      </ListScreen>
    </MaterialNamesProvider>
  );
}

/** Filters by course type and highlights, and by the contract that a link names (CON-LIST-05, CON-LIST-06, OPEN-47). */
function useContractFilters(contractNumber: string): readonly FilterField<keyof ContractListState>[] {
  const { t, plain, pair } = listWords.useWords();
  const types = useCourseTypes();
  const typeText = useCourseTypeText();
  return [
    {
      kind: 'select',
      id: 'type',
      label: pair('typeFilter'),
      placeholder: plain('allTypes'),
      options: (types.data ?? []).map((type) => ({ value: type.id, label: typeText(type) })),
      width: 176,
    },
    { kind: 'checkbox', id: 'highlighted', label: t('highlightedFilter') },
    { kind: 'linked', id: 'contract', label: pair('contractFilter'), activeLabel: contractNumber },
  ];
}

/** Checkbox and status changes, with their error messages. */
function useContractActions() {
  const toggle = useToggleContract();
  const cache = useContractCache();
  const toast = useToast();
  const isPlanned = useHasExtension('planned-classes');
  const { pair } = listWords.useWords();
  return {
    tick: (contract: Contract, field: ContractToggle, ticked: boolean) => {
      const about = `${field} ${contract.id}`;
      toggle(contract, field, ticked).then(
        () => toast.settle(about),
        (error: unknown) => toast.danger(pair('toast.notUpdated'), { about, error }),
      );
    },
    move: (contract: Contract, status: ContractStatus) => {
      loadMove().then(
        (moveStatus) => moveStatus({ cache, toast, pair, isPlanned }, contract, status),
        () => toast.danger(pair('toast.statusNotUpdated')),
      );
    },
  };
}

/** Prefetched: the layout and the form, which almost everyone opens first. */
const editPage = [loadEditLayout, loadBasicPage];
const loadBulk = async () => (await import('./bulk-contracts')).bulkContracts;
const loadMove = async () => (await import('../moveStatus')).moveStatus;
const loadExport = async () => (await import('./ContractExport')).ContractExport;
const loadFirstSteps = async () => (await import('./FirstSteps')).FirstSteps;
const ignore = () => undefined;
const ContractRowDialog = onDemand(async () => (await import('./ContractRowDialog')).ContractRowDialog);

/** A status with its name as the title of a list: `Activés - Activated`. */
interface StatusName {
  status: NamedContractStatus['status'];
  name: TextPair;
}

/**
 * Returns the statuses in the server's order, with the server's names; English replaces underscores with spaces
 * (CON-LIST-03, CON-LIST-04). Uses the four known statuses until the server has answered.
 */
function useStatusNames(): readonly StatusName[] {
  const delivered = useContractStatuses().data;
  const { pair } = contractStatusWords.useWords();
  return useMemo(
    () =>
      delivered
        ? delivered.map(({ status, name }) => ({
            status,
            name: { fr: pair(`contractStatusList.${status}`).fr, en: capitalised(statusNameToShow(name)) },
          }))
        : contractStatuses.map((status) => ({ status, name: pair(`contractStatusList.${status}`) })),
    [delivered, pair],
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
}
