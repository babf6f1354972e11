import { type Page, useContracts, useMoveContract, useToggleContract } from '@portal/api-client';
import type { Contract, ContractStatus, ContractToggle } from '@portal/domain';
import { useNumber } from '@portal/i18n';
import { ListPageLayout, PageTitle, useListState, useTablePreferences, useToast } from '@portal/shell';
import {
  ButtonLink,
  chosenColumns,
  DataTable,
  PageHead,
  Pagination,
  PlusIcon,
  type TableSort,
} from '@portal/ui';
import { contractStatusWords } from '@portal/views';
import { useEffect, useMemo, useState } from 'react';
import { OnDemand } from '../../../parts/OnDemand';
import { QueryState } from '../../../parts/QueryState';
import { TableTools } from '../../../parts/TableTools';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useReturnToRow } from '../../../parts/useReturnToRow';
import { pathTo } from '../../../paths';
import { loadBasicPage, loadEditLayout } from '../contract-edit-pages';
import { ContractFilters } from './ContractFilters';
import { total } from './ContractListPage.css';
import {
  AttendanceWords,
  isToggle,
  MaterialNamesProvider,
  useContractColumns,
  useNotesButtons,
} from './contract-columns';
import { contractList, contractPageSize, filtersOf, orderAfterPress, orderOf } from './contract-list-state';
import { contractRowMenu } from './contract-row-menu';
import { contractRowDialogs, loadExport, loadRowDialog } from './list-dialogs';
import { listWords } from './list-words';
import { NoContracts } from './NoContracts';

/** The contracts of one status: find, tick, flag, move on, open (CON-LIST-01 to CON-LIST-37). */
export function ContractListPage() {
  const { state, change, reset } = useListState(contractList);
  const contracts = useContracts(filtersOf(state));
  const actions = useContractActions();
  const columns = useContractColumns(state.status);
  const preferences = useTablePreferences(`contracts-${state.status}`);
  const shown = useMemo(() => chosenColumns(columns, preferences.columns), [columns, preferences.columns]);
  const [isExporting, setExporting] = useState(false);
  const { t, plain } = listWords.useWords();
  const statusWords = contractStatusWords.useWords();
  const found = contracts.error ? undefined : contracts.data;
  const opened = useReturnToRow('contracts');
  const { dialog, recordId, open, close } = useDialogAddress(contractRowDialogs);
  useNotesButtons((contractId) => open('notes', contractId));
  useEditPageAtHand();

  return (
    <ListPageLayout
      head={
        <PageHead
          title={t('title')}
          actions={
            <>
              <TableTools columns={columns} preferences={preferences} onExport={() => setExporting(true)} />
              <ButtonLink variant="primary" icon={PlusIcon} href={pathTo('courses.create')}>
                {t('create')}
              </ButtonLink>
            </>
          }
        />
      }
      filters={
        <ContractFilters
          state={state}
          onChange={change}
          onReset={reset}
          contractNumber={found?.rows.find(({ id }) => id === state.contract)?.number}
          count={<ContractCount count={found?.total} />}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <AttendanceWords />
      <MaterialNamesProvider>
        <DataTable
          scroll="own"
          scrollKey={JSON.stringify(state)}
          caption={t('caption', {
            status: statusWords.halves(`contractStatusList.${state.status}`),
          })}
          columns={shown}
          density={preferences.density}
          rows={found?.rows}
          rowKey={(contract) => contract.id}
          sort={sortOf(orderOf(state))}
          onSort={(column) => change(orderAfterPress(state, column))}
          sortLabel={plain('sortBy')}
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
          returnTo={opened}
          busy={contracts.isValidating}
          loadingLabel={t('loading')}
          footer={
            found &&
            found.total > 0 && (
              <ContractPages page={state.page} found={found} onPage={(page) => change({ page })} />
            )
          }
        >
          {contracts.error && !contracts.isLoading && (
            <QueryState error={contracts.error} retry={contracts.retry} />
          )}
          {found?.rows.length === 0 && (
            <NoContracts state={state} onReset={reset} onStatus={(status) => change({ status })} />
          )}
        </DataTable>
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
  const moveContract = useMoveContract();
  const toast = useToast();
  const { halves } = listWords.useWords();
  return {
    tick: (contract: Contract, field: ContractToggle, ticked: boolean) => {
      toggle(contract, field, ticked).catch(() => toast.danger(halves('toast.notUpdated')));
    },
    move: (contract: Contract, status: ContractStatus) => {
      moveContract(contract.id, status).then(
        () => toast.success(halves('toast.statusUpdated')),
        () => toast.danger(halves('toast.statusNotUpdated')),
      );
    },
  };
}

/** Fetches the code of the edit page once a row is pointed at or reached by keys: opening it then waits for data only. */
function useEditPageAtHand() {
  useEffect(() => {
    const intents = ['pointerover', 'focusin'] as const;
    const forget = () => {
      for (const intent of intents) document.removeEventListener(intent, load);
    };
    const load = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-row]'))) return;
      forget();
      for (const loadPart of [loadEditLayout, loadBasicPage]) loadPart().catch(() => undefined);
    };
    for (const intent of intents) document.addEventListener(intent, load);
    return forget;
  }, []);
}

/** How many there are; its line is there before the number, so that the rows do not jump when it comes. */
function ContractCount({ count }: { count: number | undefined }) {
  const { t } = listWords.useWords();
  const number = useNumber();
  if (count === undefined) return '\u00a0';
  return (
    <>
      <strong className={total}>{number(count)}</strong> {t('counted', { count })}
    </>
  );
}

interface ContractPagesProps {
  page: number;
  found: Page<Contract>;
  onPage: (page: number) => void;
}

function ContractPages({ page, found, onPage }: ContractPagesProps) {
  const { t, plain } = listWords.useWords();
  const number = useNumber();
  return (
    <Pagination
      page={page}
      pageSize={contractPageSize}
      total={found.total}
      onPage={onPage}
      label={plain('pages')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={t('page')}
      formatNumber={number}
    />
  );
}

function sortOf({ by, direction }: { by: string; direction: 'ASC' | 'DESC' }): TableSort {
  return { column: by, direction: direction === 'ASC' ? 'ascending' : 'descending' };
}
