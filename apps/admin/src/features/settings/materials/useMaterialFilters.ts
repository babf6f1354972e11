import { useLanguages } from '@portal/api-client';
import type { FilterField } from '../../../parts/list/list-filter-fields';
import { useContractFilter } from '../../../parts/list/useContractFilter';
import { languagePageSize } from '../language-page-size';
import type { MaterialListState } from './material-list';
import { materialListWords } from './material-list-words';

/** Number of contracts in the filter (LIMIT-06). */
const contractPageSize = 1000;

/** The language and contract filters of the materials (SET-MAT-02, SET-MAT-03). */
export function useMaterialFilters(
  { contract: chosen }: MaterialListState,
  onChange: (changes: Partial<MaterialListState>) => void,
): readonly FilterField<keyof MaterialListState>[] {
  const { t, plain } = materialListWords.useWords();
  const languages = useLanguages({ pageSize: languagePageSize });
  const contract = useContractFilter({
    pageSize: contractPageSize,
    chosen,
    onChange,
    label: t('contracts'),
    placeholder: plain('anyContract'),
    width: 280,
  });
  return [
    {
      kind: 'select',
      id: 'language',
      label: t('language'),
      placeholder: plain('allLanguages'),
      options: (languages.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      width: 290,
    },
    contract,
  ];
}
