import { useCourseTypes } from '@portal/api-client';
import { HalvesText } from '@portal/i18n';
import { type ActiveFilter, CheckboxField, SegmentedControl, SelectField } from '@portal/ui';
import { useMemo } from 'react';
import type { ListCounted } from '../../../parts/ListCount';
import { ListFilters } from '../../../parts/ListFilters';
import { useStatusNames } from '../useStatusNames';
import { typeSelect } from './ContractFilters.css';
import type { ContractListState } from './contract-list-state';
import { listWords } from './list-words';

export interface ContractFiltersProps {
  /** What the list shows at present. */
  state: ContractListState;
  /** Called with what should be shown instead. */
  onChange: (changes: Partial<ContractListState>, options?: { replace?: boolean }) => void;
  /** Called to go back to the whole list. */
  onReset: () => void;
  /** The number of the one contract that is asked for, once it has come. */
  contractNumber: string | undefined;
  /** How many are shown on all pages. */
  counted: ListCounted;
}

/** Status, type, highlights and search of the contracts list, and what is active of them (CON-LIST-02 to CON-LIST-08, CON-LIST-37, SHELL-120). */
export function ContractFilters({ state, onChange, onReset, contractNumber, counted }: ContractFiltersProps) {
  const { t, plain } = listWords.useWords();
  const types = useCourseTypes();
  const statusNames = useStatusNames();
  const statuses = useMemo(
    () => statusNames.map(({ status, name }) => ({ value: status, label: <HalvesText value={name} /> })),
    [statusNames],
  );
  const active: ActiveFilter[] = [];
  const type = types.data?.find(({ id }) => id === state.type);
  if (type)
    active.push({
      id: 'type',
      label: (
        <>
          {t('typeFilter')} : {type.name}
        </>
      ),
      onRemove: () => onChange({ type: 0 }),
    });
  if (state.highlighted)
    active.push({
      id: 'highlighted',
      label: t('highlightedFilter'),
      onRemove: () => onChange({ highlighted: false }),
    });
  if (state.contract !== 0)
    active.push({
      id: 'contract',
      label: (
        <>
          {t('contractFilter')} : {contractNumber ?? `#${state.contract}`}
        </>
      ),
      onRemove: () => onChange({ contract: 0 }),
    });

  return (
    <ListFilters
      lead={
        <SegmentedControl
          label={t('statusFilter')}
          hideLabel
          options={statuses}
          value={state.status}
          // Each flavour opens in its own order, with its own columns.
          onValueChange={(status) => onChange({ status, sort: '', direction: 'ASC', columns: '' })}
        />
      }
      search={{
        value: state.search,
        onSearch: (search) => onChange({ search }, { replace: true }),
        label: t('search'),
        placeholder: plain('search'),
      }}
      active={active}
      onReset={onReset}
      counted={counted}
    >
      <div className={typeSelect}>
        <SelectField
          label={t('typeFilter')}
          hideLabel
          placeholder={plain('allTypes')}
          options={(types.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={state.type === 0 ? '' : String(state.type)}
          onChange={(event) => onChange({ type: Number(event.currentTarget.value) })}
        />
      </div>
      <CheckboxField
        label={t('highlightedFilter')}
        checked={state.highlighted}
        onChange={(event) => onChange({ highlighted: event.currentTarget.checked })}
      />
    </ListFilters>
  );
}
