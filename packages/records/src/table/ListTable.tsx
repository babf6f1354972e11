import type { Page, Query } from '@portal/api-client';
import { DataTable, type DataTableProps } from '@portal/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { QueryState } from '../loading/QueryState';
import { ListPages } from './ListPages';
import { type ListOrder, tableSort } from './list-order';
import { listWords } from './list-words';
import type { PrintedRows } from './PrintedRows';

export interface ListTableProps<Row>
  extends Omit<
    DataTableProps<Row>,
    'rows' | 'busy' | 'scroll' | 'scrollKey' | 'sort' | 'sortLabel' | 'footer' | 'children'
  > {
  /** The rows of the current page. */
  query: Query<Page<Row>>;
  /** The list's state in the URL; when anything but the page changes, the table scrolls to the top. */
  state: { readonly page: number };
  pageSize: number;
  /** Called with the page to show; with `replace` if the current page no longer exists. */
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Label of the pagination as a plain string, such as "Pages of the contracts list". */
  pagesLabel: string;
  /** The order of the rows; null for the server's order. */
  order: ListOrder<string> | null;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** The scrolling table of a list page: rows, sorting, pagination, loading, error and empty states. */
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
  // When the last row of the last page disappears, the page no longer exists.
  const lastPage = found?.rows.length === 0 ? Math.max(1, Math.ceil(found.total / pageSize)) : state.page;
  const leadBack = useEffectEvent(() => onPage(lastPage, { replace: true }));
  const isGone = lastPage < state.page;
  useEffect(() => {
    if (isGone) leadBack();
  }, [isGone]);
  const isPart = found !== undefined && found.rows.length > 0 && found.rows.length < found.total;
  const [Printed, setPrinted] = useState<typeof PrintedRows>();
  useEffect(() => {
    if (!isPart) return;
    // If the code fails to load, only the printed page lacks this text.
    import('./PrintedRows').then(
      (loaded) => setPrinted(() => loaded.PrintedRows),
      () => undefined,
    );
  }, [isPart]);
  return (
    <>
      {Printed && isPart && (
        <Printed first={(state.page - 1) * pageSize + 1} count={found.rows.length} total={found.total} />
      )}
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
    </>
  );
}
