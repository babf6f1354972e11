import { labelledPair, PairText, useNumber } from '@portal/i18n';
import { FilterBar, type FilterBarProps, SearchField, useIsPhone } from '@portal/ui';
import type { ReactNode } from 'react';
import { useSearch } from '../list-state/useSearch';
import { ListCount, type ListCounted } from './ListCount';
import { listWords } from './list-words';

export interface ListFiltersProps extends Pick<FilterBarProps, 'lead' | 'active' | 'onReset' | 'children'> {
  /** Number of records on all pages. */
  counted: ListCounted;
  /** The search box; undefined if the list has no search. */
  search?: ListSearchProps;
}

/** The filters of a list, with a search that applies automatically from 4 letters on (STU-LIST-09, SHELL-120). */
export function ListFilters({ counted, search, active = [], ...bar }: ListFiltersProps) {
  const { t, pair } = listWords.useWords();
  const number = useNumber();
  const { total, name } = counted;
  const searched = search && {
    id: 'search',
    label: <PairText value={labelledPair(pair('searched'), search.value)} />,
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
    />
  );
}

export interface ListSearchProps {
  /** The current search; empty for none. */
  value: string;
  onSearch: (search: string) => void;
  /** Label of the search box, such as "Search contracts". */
  label: ReactNode;
  /** The label as a plain string; "Search" by default and on phones. */
  placeholder?: string;
}

// A separate component, so that a key press re-renders only the search box.
function ListSearch({ value, onSearch, label, placeholder }: ListSearchProps) {
  const { t, plain } = listWords.useWords();
  const { text, type, submit } = useSearch(value, onSearch);
  const isPhone = useIsPhone();
  return (
    <SearchField
      label={label}
      hideLabel
      // Next to the filter button, a phone has room for one word per language only.
      placeholder={(!isPhone && placeholder) || plain('search')}
      clearLabel={t('clearSearch')}
      value={text}
      onValueChange={type}
      onForce={submit}
    />
  );
}
