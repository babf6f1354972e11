import { useContracts, useToggleContract } from '@portal/api-client';
import type { Contract, ContractStatus, ContractToggle } from '@portal/domain';
import { ListPageLayout, PageTitle, useListState, useToast } from '@portal/shell';
import { chosenColumns } from '@portal/ui';
import { contractStatusWords } from '@portal/views';
import { useMemo, useState } from 'react';
import { ListTable } from '../../../parts/ListTable';
import { OnDemand } from '../../../parts/OnDemand';
import { useSeveral } from '../../../parts/several/useSeveral';
import { TableTools } from '../../../parts/TableTools';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useRecordsAtHand } from '../../../parts/useRecordsAtHand';
import { useReturnToRow } from '../../../parts/useReturnToRow';
import { useListView } from '../../../parts/views/useListView';
import { pathTo } from '../../../paths';
import { loadBasicPage, loadEditLayout } from '../contract-edit-pages';
import { useUndoableMove } from '../useUndoableMove';
import { ContractFilters } from './ContractFilters';
import {
  AttendanceWords,
  isToggle,
  MaterialNamesProvider,
  useContractColumns,
  useNotesButtons,
} from './contract-columns';
import { contractList, contractPageSize, filtersOf, orderAfterPress, orderOf } from './contract-list-state';
import { contractRowMenu } from './contract-row-menu';
import { contractRowDialogs, loadExport, loadRowDialog, loadSeveral } from './list-dialogs';
import { listWords } from './list-words';
import { NoContracts } from './NoContracts';

/** The contracts of one status: find, tick, flag, move on, open (CON-LIST-01 to CON-LIST-37). */
export function ContractListPage() {
  const { state, change, reset } = useListState(contractList);
  const contracts = useContracts(filtersOf(state));
  const actions = useContractActions();
  const columns = useContractColumns(state.status);
  const { preferences, query } = useListView(`contracts-${state.status}`, contractList, { state, change });
  const shown = useMemo(() => chosenColumns(columns, preferences.columns), [columns, preferences.columns]);
  const [isExporting, setExporting] = useState(false);
  const { t, plain, halves } = listWords.useWords();
  const statusWords = contractStatusWords.useWords();
  const found = contracts.error ? undefined : contracts.data;
  const several = useSeveral(loadSeveral, found?.rows, shown);
  // An archived contract no longer changes: there is nothing to choose it for (CON-LIST-28).
  const canSelect = state.status !== 'archived';
  const opened = useReturnToRow('contracts');
  const { dialog, recordId, open, close } = useDialogAddress(contractRowDialogs);
  useNotesButtons((contractId) => open('notes', contractId));
  useRecordsAtHand(editPage);

  return (
    <ListPageLayout
      title={t('title')}
      tools={
        <TableTools
          columns={columns}
          preferences={preferences}
          views={{ list: 'contracts', query }}
          select={canSelect ? several : undefined}
          onExport={() => setExporting(true)}
        />
      }
      create={{ label: t('create'), href: pathTo('courses.create') }}
      filters={
        <ContractFilters
          state={state}
          onChange={change}
          onReset={reset}
          contractNumber={found?.rows.find(({ id }) => id === state.contract)?.number}
          counted={{ total: found?.total, name: (count) => halves('counted', { count }) }}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <AttendanceWords />
      <MaterialNamesProvider>
        <ListTable
          query={contracts}
          state={state}
          caption={t('caption', {
            status: statusWords.halves(`contractStatusList.${state.status}`),
          })}
          columns={shown}
          density={preferences.density}
          rowKey={(contract) => contract.id}
          order={orderOf(state)}
          onSort={(column) => change(orderAfterPress(state, column))}
          onToggle={(contract, column, ticked) => {
            if (isToggle(column)) actions.tick(contract, column, ticked);
          }}
          highlights={(contract) => Object.keys(contract.highlights)}
          highlightLabel={t('highlighted')}
          menu={{
            label: t('rowMenu'),
            sections: (contract) =>
              contractRowMenu(contract, {
                onToggleFlag: () => actions.tick(contract, 'flagged', !contract.flagged),
                onSetStatus: (_contract, status) => actions.move(contract, status),
                onOpen: open,
              }),
          }}
          selection={canSelect ? several.selection : undefined}
          returnTo={opened}
          loadingLabel={t('loading')}
          pageSize={contractPageSize}
          onPage={(page, options) => change({ page }, options)}
          pagesLabel={plain('pages')}
          empty={
            <NoContracts
              state={state}
              onReset={reset}
              onStatus={(status) => change({ status, columns: '' })}
            />
          }
        />
      </MaterialNamesProvider>
      {dialog && recordId !== null && (
        <OnDemand load={loadRowDialog} onClose={close}>
          {(ContractRowDialog) => <ContractRowDialog dialog={dialog} contractId={recordId} onClose={close} />}
        </OnDemand>
      )}
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(ContractExport) => (
            <ContractExport
              filters={filtersOf(state)}
              columns={shown.map(({ id }) => id)}
              onClose={() => setExporting(false)}
            />
          )}
        </OnDemand>
      )}
    </ListPageLayout>
  );
}

/** Ticks and moves, with what is said when they are refused. */
function useContractActions() {
  const toggle = useToggleContract();
  const moveContract = useUndoableMove();
  const toast = useToast();
  const { halves } = listWords.useWords();
  return {
    tick: (contract: Contract, field: ContractToggle, ticked: boolean) => {
      const about = `${field} ${contract.id}`;
      toggle(contract, field, ticked).then(
        () => toast.settle(about),
        () => toast.danger(halves('toast.notUpdated'), { about }),
      );
    },
    move: (contract: Contract, status: ContractStatus) => {
      const about = `status ${contract.id}`;
      moveContract(contract, status).then(
        (undo) => toast.success(halves('toast.statusUpdated'), { undo, about }),
        () => toast.danger(halves('toast.statusNotUpdated'), { about }),
      );
    },
  };
}

/** What is fetched ahead: the frame and the form with which nearly everybody begins. */
const editPage = [loadEditLayout, loadBasicPage];
