import { useLanguages } from '@portal/api-client';
import { type ActiveFilter, Combobox, SelectField, Switch } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import type { ReactNode } from 'react';
import type { ListCounted } from '../../../parts/ListCount';
import { ListFilters } from '../../../parts/ListFilters';
import { useContractOptions } from '../../../parts/useContractOptions';
import { languagesAtOnce } from '../languages-at-once';
import { long, short } from './MaterialFilters.css';
import type { MaterialListState } from './material-list-state';
import { materialListWords } from './material-list-words';

export interface MaterialFiltersProps {
  /** What the list shows at present. */
  state: MaterialListState;
  /** Called with what should be shown instead. */
  onChange: (changes: Partial<MaterialListState>, options?: { replace?: boolean }) => void;
  /** Called to go back to the list as it opens. */
  onReset: () => void;
  /** How many are shown on all pages. */
  counted: ListCounted;
}

/** Contracts offered at once (LIMIT-06). */
const contractsAtOnce = 1000;

/** Language, contract, title, and whether the archived are meant (SET-MAT-02 to SET-MAT-04, CONFLICT-07, SHELL-120). */
export function MaterialFilters({ state, onChange, onReset, counted }: MaterialFiltersProps) {
  const { t, stack, plain } = materialListWords.useWords();
  const words = useComboboxWords();
  const languages = useLanguages({ pageSize: languagesAtOnce });
  const contracts = useContractOptions({ pageSize: contractsAtOnce, chosen: state.contract });

  const active: ActiveFilter[] = [];
  const chip = (id: 'language' | 'contract', name: ReactNode, value: ReactNode) =>
    active.push({
      id,
      label: (
        <>
          {name} : {value}
        </>
      ),
      onRemove: () => onChange({ [id]: 0 }),
    });
  if (state.language !== 0) {
    const language = languages.data?.find(({ id }) => id === state.language)?.name ?? `#${state.language}`;
    chip('language', t('languageFilter'), language);
  }
  if (state.contract !== 0) chip('contract', t('contractFilter'), contracts.chosenNumber);

  return (
    <ListFilters
      lead={
        <Switch
          label={stack('archivedOnly')}
          checked={state.archived}
          onChange={(event) => onChange({ archived: event.currentTarget.checked })}
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
      <div className={short}>
        <SelectField
          label={t('languageFilter')}
          hideLabel
          placeholder={plain('allLanguages')}
          options={(languages.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={state.language === 0 ? '' : String(state.language)}
          onChange={(event) => onChange({ language: Number(event.currentTarget.value) })}
        />
      </div>
      <div className={long}>
        <Combobox
          label={t('contractFilter')}
          hideLabel
          placeholder={plain('anyContract')}
          {...contracts.source}
          words={words}
          value={state.contract === 0 ? '' : String(state.contract)}
          onValueChange={(value) => onChange({ contract: Number(value) })}
        />
      </div>
    </ListFilters>
  );
}
