import { useNumber } from '@portal/i18n';
import { useSearch } from '@portal/shell';
import { FilterBar, type FilterBarProps, SearchField, useIsPhone } from '@portal/ui';
import type { ReactNode } from 'react';
import { ListCount, type ListCounted } from './ListCount';
import { listWords } from './list-words';

export interface ListFiltersProps extends Pick<FilterBarProps, 'lead' | 'active' | 'onReset' | 'children'> {
  /** How many records are shown on all pages. */
  counted: ListCounted;
  /** The search box, where the list can be searched. */
  search?: ListSearchProps;
}

/** The filters of a list, with a search that applies automatically from 4 letters on (STU-LIST-09, SHELL-120). */
export function ListFilters({ counted, search, active = [], ...bar }: ListFiltersProps) {
  const { t } = listWords.useWords();
  const number = useNumber();
  const { total, name } = counted;
  const searched = search && {
    id: 'search',
    label: (
      <>
        {t('searched')} : {search.value}
      </>
    ),
    onRemove: () => search.onSearch(''),
    isInView: true,
  };
  return (
    <FilterBar
      {...bar}
      label={t('filters')}
      search={search && <ListSearch {...search} />}
      active={searched && search.value !== '' ? [...active, searched] : active}
      removeLabel={t('removeFilter')}
      resetLabel={t('reset')}
      count={<ListCount {...counted} />}
      showLabel={
        total === undefined ? t('showResult') : t('showCounted', { number: number(total), what: name(total) })
      }
      closeLabel={t('close')}
    />
  );
}

export interface ListSearchProps {
  /** What is searched for at present; empty for everything. */
  value: string;
  onSearch: (search: string) => void;
  /** Names the search box, such as "Search contracts". */
  label: ReactNode;
  /** The same as one plain string; "Search" without it, and on a phone. */
  placeholder?: string;
}

// A component of its own, so that a key typed into it redraws nothing else.
function ListSearch({ value, onSearch, label, placeholder }: ListSearchProps) {
  const { t, plain } = listWords.useWords();
  const { text, type, submit } = useSearch(value, onSearch);
  const isPhone = useIsPhone();
  return (
    <SearchField
      label={label}
      hideLabel
      // Beside the button of the filters, a phone has room for one word of each language.
      placeholder={(!isPhone && placeholder) || plain('search')}
      clearLabel={t('clearSearch')}
      value={text}
      onValueChange={type}
      onForce={submit}
    />
  );
}
