import { useCompanies, useContractHours } from '@portal/api-client';
import { type ContractHours, contractStatuses } from '@portal/domain';
import { useListState } from '@portal/shell';
import { Combobox } from '@portal/ui';
import { contractStatusWords, useComboboxWords } from '@portal/views';
import { useMemo } from 'react';
import { ListScreen } from '../../../parts/list/ListScreen';
import { contractHoursColumns } from './contract-hours-columns';
import { contractHoursList } from './contract-hours-list';
import { contractHoursWords } from './contract-hours-words';

/** The contracts with their hours sold, taught, planned and not invoiced (DECISION-51). */
export function ContractHoursPage() {
  const address = useListState(contractHoursList);
  const { state, change } = address;
  const contracts = useContractHours(contractHoursList.queryOf(state));
  const companies = useCompanies();
  const { t, plain } = contractHoursWords.useWords();
  const status = contractStatusWords.useWords();
  const words = useComboboxWords();
  const options = useMemo(
    () => (companies.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    [companies.data],
  );
  return (
    <ListScreen
      name="contractHours"
      isInArea
      hasSearch={false}
      list={contractHoursList}
      address={address}
      query={contracts}
      useRows={useContractHours}
      words={contractHoursWords}
      columns={contractHoursColumns}
      rowKey={rowKey}
      filters={[
        {
          kind: 'other',
          id: 'company',
          label: t('column.company'),
          activeLabel: companies.data?.find(({ id }) => id === state.company)?.name ?? `#${state.company}`,
          field: (
            <Combobox
              label={t('column.company')}
              hideLabel
              placeholder={plain('column.company')}
              options={options}
              loading={companies.isLoading}
              words={words}
              value={state.company === 0 ? '' : String(state.company)}
              onValueChange={(value) => change({ company: Number(value) })}
            />
          ),
          width: 240,
        },
        {
          kind: 'select',
          id: 'status',
          label: t('status'),
          placeholder: plain('status'),
          options: contractStatuses.map((value) => ({
            value,
            label: status.plain(`contractStatus.${value}`),
            activeLabel: status.t(`contractStatus.${value}`),
          })),
          width: 200,
        },
      ]}
      loadExport={loadExport}
    />
  );
}

const rowKey = ({ contract }: ContractHours) => contract.id;

const loadExport = async () => (await import('./ContractHoursExport')).ContractHoursExport;
