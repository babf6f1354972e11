import { useSearch } from '@portal/shell';
import { FilterBar, type FilterBarProps, SearchField } from '@portal/ui';
import type { ReactNode } from 'react';
import { listWords } from './list-words';

export interface ListFiltersProps
  extends Pick<FilterBarProps, 'lead' | 'active' | 'onReset' | 'count' | 'children'> {
  /** What is searched for at present; empty for everything. */
  search: string;
  onSearch: (search: string) => void;
  /** Names the search box, such as "Search contracts". */
  searchLabel: ReactNode;
  /** The same as one plain string. */
  searchPlaceholder: string;
}

/** What a list is narrowed by, with a search that applies by itself from 4 letters on (STU-LIST-09, SHELL-120). */
export function ListFilters({
  search,
  onSearch,
  searchLabel,
  searchPlaceholder,
  active = [],
  ...bar
}: ListFiltersProps) {
  const { t } = listWords.useWords();
  const searched = {
    id: 'search',
    label: (
      <>
        {t('searched')} : {search}
      </>
    ),
    onRemove: () => onSearch(''),
  };
  return (
    <FilterBar
      {...bar}
      label={t('filters')}
      search={
        <ListSearch search={search} onSearch={onSearch} label={searchLabel} placeholder={searchPlaceholder} />
      }
      active={search === '' ? active : [...active, searched]}
      removeLabel={t('removeFilter')}
      resetLabel={t('reset')}
    />
  );
}

interface ListSearchProps {
  search: string;
  onSearch: (search: string) => void;
  label: ReactNode;
  placeholder: string;
}

// A component of its own, so that a key typed into it redraws nothing else.
function ListSearch({ search, onSearch, label, placeholder }: ListSearchProps) {
  const { t } = listWords.useWords();
  const { text, type, submit } = useSearch(search, onSearch);
  return (
    <SearchField
      label={label}
      hideLabel
      placeholder={placeholder}
      clearLabel={t('clearSearch')}
      value={text}
      onValueChange={type}
      onForce={submit}
    />
  );
}
