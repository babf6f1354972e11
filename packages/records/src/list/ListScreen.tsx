import { PairText, plainText, type TextPair, useLanguageMode } from '@portal/i18n';
import { AreaTitle, ListPageLayout, onFirstIntent, PageTitle } from '@portal/shell';
import {
  type DataTableProps,
  ListContent,
  type ListContentProps,
  type MenuSection,
  type TableColumn,
  visibleColumns,
} from '@portal/ui';
import { type ComponentType, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { SelectButton } from '../bulk/SelectButton';
import { type SelectionOf, useBulk } from '../bulk/useBulk';
import { type ListName, useReturnToRow, type ViewedListName } from '../dialog/useReturnToRow';
import { OnDemand } from '../loading/OnDemand';
import { ListTable } from '../table/ListTable';
import { tableSort } from '../table/list-order';
import { listWords } from '../table/list-words';
import { useListView } from '../views/useListView';
import type { WordsOf } from '../words/words-of';
import type { ListStateBase } from './define-list';
import { ListScreenFilters } from './ListScreenFilters';
import type { ListColumn } from './list-columns';
import type { FilterField, ScopeField } from './list-filter-shapes';
import { TableTools } from './TableTools';
import type { ListPage } from './useListPage';
import { useTableColumns } from './useTableColumns';

type ListText = 'search' | 'counted' | 'caption' | 'loading' | 'pages' | 'empty' | 'emptyText' | 'noMatch';

type ArchiveText = 'captionArchived' | 'emptyArchived' | 'emptyArchivedText';

/**
 * The texts that a list must provide: a header per column, those for archived records if it shows them, and its title
 * unless an area has it.
 */
export type ListScreenWords<State, ColumnId extends string, InArea extends boolean = false> = {
  useWords: () => WordsOf<
    | ListText
    | `column.${ColumnId}`
    | (State extends { archived: boolean } ? ArchiveText : never)
    | (InArea extends true ? never : 'title')
  >;
};

/** The props of an export. */
export interface ListExportProps<Filters> {
  /** The list's filters and order. */
  filters: Filters;
  /** Ids of the visible columns, in display order. */
  columns: readonly string[];
  onClose: () => void;
}

export interface ListScreenProps<
  Row,
  State extends ListStateBase,
  Filters,
  ColumnId extends string,
  InArea extends boolean = false,
> extends ListPage<Row, State, Filters>,
    Pick<ListContentProps, 'create'>,
    Pick<DataTableProps<Row>, 'onToggle' | 'highlights' | 'highlightLabel' | 'selection'> {
  /** Key under which the list's last state is stored. */
  name: ListName;
  /** Key under which the column preferences are stored; `name` by default. */
  table?: string;
  words: ListScreenWords<NoInfer<State>, NoInfer<ColumnId>, NoInfer<InArea>>;
  /** All columns in default order. Must be stable across renders. */
  columns: readonly ListColumn<Row, ColumnId>[];
  /** The key of a row; its id by default. Must be a constant. */
  rowKey?: DataTableProps<Row>['rowKey'];
  /** A last column that cannot be hidden or exported, such as buttons. Must be stable across renders. */
  lastColumn?: TableColumn<Row>;
  filters?: readonly FilterField<keyof State & string>[];
  /** The choice between the lists of the page. */
  scope?: ScopeField<keyof State & string>;
  /** The table caption, if the texts' default does not fit. */
  caption?: ReactNode;
  /** Number of records, if the response does not contain it. */
  total?: number;
  /** The counted noun, if it depends on the filters. */
  counted?: (count: number) => TextPair;
  /** The row menu and the label of its button. */
  menu?: { label: ReactNode; sections: (row: Row) => readonly MenuSection[]; isHeadHidden?: boolean };
  /** Loads the bulk actions. Must be a constant. */
  loadBulk?: () => Promise<SelectionOf<Row>>;
  /** Loads the export. Must be a constant. */
  loadExport: () => Promise<ComponentType<ListExportProps<Filters>>>;
  /** Label of the export; CSV by default. */
  exportLabel?: ReactNode;
  /** Loads the code of a record's page before one is opened. Must be a constant. */
  loadAhead?: readonly (() => Promise<unknown>)[];
  /** Key under which the list's views are stored; undefined if it has none. */
  views?: ViewedListName;
  /** False for a list without a search box. */
  hasSearch?: boolean;
  /** Whether the list is inside the layout of an area with several lists, which has its title. */
  isInArea?: InArea;
  /** A message above the filters, such as a `Banner`. */
  notice?: ReactNode;
  /** Further actions for the whole list. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** A list page: title, tools, filters, table with pagination, empty and error states, and the export. */
export function ListScreen<
  Row,
  State extends ListStateBase,
  Filters,
  ColumnId extends string,
  InArea extends boolean = false,
>({
  name,
  table = name,
  list,
  address,
  query,
  useRows,
  words,
  columns: defined,
  lastColumn,
  filters = [],
  scope,
  caption,
  total,
  counted,
  menu,
  rowKey = idOf,
  selection,
  loadBulk,
  loadExport,
  exportLabel,
  loadAhead = none,
  views,
  hasSearch = true,
  isInArea,
  create,
  notice,
  tools,
  children,
  ...tableProps
}: ListScreenProps<Row, State, Filters, ColumnId, InArea>) {
  const { state, change, reset } = address;
  // The caller's texts are type-checked where they are passed in.
  const { t, stack, plain, pair } = words.useWords() as WordsOf<string>;
  const columns = useTableColumns(defined, { t, stack }, list.sortable);
  const view = useListView(table, list, address);
  const { preferences } = view;
  const shown = useMemo(() => visibleColumns(columns, preferences.columns), [columns, preferences.columns]);
  const drawn = useMemo(() => (lastColumn ? [...shown, lastColumn] : shown), [shown, lastColumn]);
  const [isExporting, setExporting] = useState(false);
  const found = query.error ? undefined : query.data;
  const bulk = useBulk(loadBulk, rowKey, found?.rows, shown);
  const opened = useReturnToRow(name);
  // Prefetched before a record is opened, so that opening it waits only for data.
  useEffect(() => onFirstIntent('[data-row]', loadAhead), [loadAhead]);

  const Layout = isInArea ? ListContent : ListPageLayout;
  const title = useContext(AreaTitle) ?? pair('title');
  const [mode] = useLanguageMode();
  const archived = state.archived === true ? 'Archived' : '';
  const order = list.orderOf(state);
  const sorted = order && columns.some(({ id }) => id === order.by) ? tableSort(order) : undefined;
  return (
    <Layout
      title={<PairText value={title} />}
      tools={
        <>
          <TableTools
            columns={columns}
            preferences={preferences}
            views={views && { list: views, query: view.query }}
            onExport={() => setExporting(true)}
            exportLabel={exportLabel}
          />
          {tools}
        </>
      }
      keyTools={loadBulk && <SelectButton bulk={bulk} />}
      create={create}
      filters={
        <>
          {notice}
          <ListScreenFilters
            list={list}
            state={state}
            onChange={change}
            onReset={reset}
            scope={scope}
            fields={filters}
            search={hasSearch ? { label: t('search'), placeholder: plain('search') } : undefined}
            counted={{
              total: total ?? found?.total,
              name: counted ?? ((count) => pair('counted', { count })),
              sort: sorted && {
                column:
                  defined.find(({ id }) => id === sorted.column)?.head ?? pair(`column.${sorted.column}`),
                direction: sorted.direction,
              },
            }}
          />
        </>
      }
    >
      <PageTitle>{plainText(title, mode)}</PageTitle>
      <ListTable
        {...tableProps}
        query={query}
        state={state}
        caption={caption ?? t(`caption${archived}`)}
        columns={drawn}
        density={preferences.density}
        rowKey={rowKey}
        order={order}
        onSort={(column) => change(list.orderAfterPress(state, column))}
        menu={menu && { ...menu, head: menu.isHeadHidden ? undefined : <listWords.T k="actions" /> }}
        selection={selection ?? (loadBulk && bulk.selection)}
        returnTo={opened}
        loadingLabel={t('loading')}
        pageSize={list.pageSize}
        onPage={(page, options) => change({ page } as Partial<State>, options)}
        pagesLabel={plain('pages')}
        empty={
          <OnDemand load={loadNoRows} onClose={ignore}>
            {(NoRows) => (
              <NoRows
                list={list}
                state={state}
                useRows={useRows}
                empty={{ title: stack(`empty${archived}`), text: stack(`empty${archived}Text`) }}
                noMatch={stack('noMatch')}
                segments={scope?.kind === 'segments' ? scope : undefined}
                onChange={change}
                onReset={reset}
              />
            )}
          </OnDemand>
        }
      />
      {children}
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(Export) => (
            <Export
              filters={list.queryOf(state)}
              columns={shown.map(({ id }) => id)}
              onClose={() => setExporting(false)}
            />
          )}
        </OnDemand>
      )}
    </Layout>
  );
}

const idOf = (row: unknown) => (row as { id: number }).id;
const none: readonly never[] = [];
const ignore = () => undefined;

const loadNoRows = async () => (await import('./NoRows')).NoRows;
