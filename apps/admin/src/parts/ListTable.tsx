import type { Page, Query } from '@portal/api-client';
import { DataTable, type DataTableProps } from '@portal/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ListPages } from './ListPages';
import { type ListOrder, tableSort } from './list-order';
import { listWords } from './list-words';
import { QueryState } from './QueryState';

export interface ListTableProps<Row>
  extends Omit<
    DataTableProps<Row>,
    'rows' | 'busy' | 'scroll' | 'scrollKey' | 'sort' | 'sortLabel' | 'footer' | 'children'
  > {
  /** The rows of one page, as far as they have come. */
  query: Query<Page<Row>>;
  /** What the address asks for; with anything else in it the rows begin at the top. */
  state: { readonly page: number };
  /** Rows a page. */
  pageSize: number;
  /** Told which page to show; with `replace`, in place of one that is not there any more. */
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Names the pages, one plain string, such as "Pages of the contracts list". */
  pagesLabel: string;
  /** What the rows are ordered by; null while that is the server's own order. */
  order: ListOrder<string> | null;
  /** Shown where no row is found. */
  empty: ReactNode;
}

/** The table of a list page, which scrolls by itself: its rows, their order, their pages, and what is there instead of rows. */
export function ListTable<Row>({
  query,
  state,
  pageSize,
  onPage,
  pagesLabel,
  order,
  empty,
  ...table
}: ListTableProps<Row>) {
  const { plain } = listWords.useWords();
  const found = query.error ? undefined : query.data;
  // With the last row of the last page, its page is gone as well.
  const lastPage = found?.rows.length === 0 ? Math.max(1, Math.ceil(found.total / pageSize)) : state.page;
  const leadBack = useEffectEvent(() => onPage(lastPage, { replace: true }));
  const isGone = lastPage < state.page;
  useEffect(() => {
    if (isGone) leadBack();
  }, [isGone]);
  return (
    <DataTable
      {...table}
      scroll="own"
      scrollKey={JSON.stringify(state)}
      rows={found?.rows}
      sort={order ? tableSort(order) : undefined}
      sortLabel={plain('sortBy')}
      busy={query.isValidating}
      footer={
        found &&
        found.total > 0 && (
          <ListPages
            page={state.page}
            pageSize={pageSize}
            total={found.total}
            onPage={onPage}
            label={pagesLabel}
          />
        )
      }
    >
      {query.error && !query.isLoading && <QueryState error={query.error} retry={query.retry} />}
      {found?.rows.length === 0 && empty}
    </DataTable>
  );
}
