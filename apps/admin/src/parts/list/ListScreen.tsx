import type { Page, Query } from '@portal/api-client';
import type { TextPair, WordValues } from '@portal/i18n';
import { ListPageLayout, type ListStateHandle, PageTitle } from '@portal/shell';
import {
  type DataTableProps,
  ListContent,
  type ListContentProps,
  type MenuSection,
  type TableColumn,
  visibleColumns,
} from '@portal/ui';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { ListTable } from '../ListTable';
import { listWords } from '../list-words';
import { OnDemand } from '../OnDemand';
import { type SelectionOf, useSeveral } from '../several/useSeveral';
import { TableTools } from '../TableTools';
import { usePrefetchOnIntent } from '../usePrefetchOnIntent';
import { type ListName, useReturnToRow, type ViewedListName } from '../useReturnToRow';
import { useListView } from '../views/useListView';
import type { List, ListStateBase } from './define-list';
import { ListScreenFilters } from './ListScreenFilters';
import type { ListColumn } from './list-columns';
import type { FilterField, ScopeField } from './list-filter-fields';

interface WordsOf<Key extends string> {
  t: (key: Key, values?: WordValues) => ReactNode;
  stack: (key: Key, values?: WordValues) => ReactNode;
  plain: (key: Key, values?: WordValues) => string;
  pair: (key: Key, values?: WordValues) => TextPair;
}

type ListText =
  | 'title'
  | 'search'
  | 'counted'
  | 'caption'
  | 'loading'
  | 'pages'
  | 'empty'
  | 'emptyText'
  | 'noMatch';

type ArchiveText = 'captionArchived' | 'emptyArchived' | 'emptyArchivedText';

/** The words that a list must have: one for the head of each column, and those for archived records where it shows them. */
export type ListScreenWords<State, ColumnId extends string> = {
  useWords: () => WordsOf<
    ListText | `column.${ColumnId}` | (State extends { archived: boolean } ? ArchiveText : never)
  >;
};

/** What an export is drawn from. */
export interface ListExportProps<Filters> {
  /** What the list shows: its filters and its order. */
  filters: Filters;
  /** Ids of the columns that are shown, in their order. */
  columns: readonly string[];
  onClose: () => void;
}

export interface ListScreenProps<Row, State extends ListStateBase, Filters, ColumnId extends string>
  extends Pick<ListContentProps, 'create'>,
    Pick<DataTableProps<Row>, 'rowKey' | 'onToggle' | 'highlights' | 'highlightLabel' | 'selection'> {
  /** Names the list where the way back to it is kept. */
  name: ListName;
  /** Names its columns where the person's choice is kept; the name of the list without it. */
  table?: string;
  list: List<State, Filters>;
  /** What the address asks for, from `useListState`. */
  address: ListStateHandle<State>;
  /** The rows of the page that is shown. */
  query: Query<Page<Row>>;
  /** Reads a page; also for other lists that may have matches. */
  useRows: (filters: Filters) => Query<Page<Row>>;
  words: ListScreenWords<NoInfer<State>, NoInfer<ColumnId>>;
  /** All columns in their order. Give them as a constant, or keep them. */
  columns: readonly ListColumn<Row, ColumnId>[];
  /** A last column that cannot be hidden or exported, such as buttons. Keep it between renders. */
  lastColumn?: TableColumn<Row>;
  filters?: readonly FilterField<keyof State & string>[];
  /** The choice between several lists. */
  scope?: ScopeField<keyof State & string>;
  /** Names the table where the words alone do not. */
  caption?: ReactNode;
  /** How many records there are, where the answer alone does not say it. */
  total?: number;
  /** What the number counts, where that depends on what is shown. */
  counted?: (count: number) => TextPair;
  /** What the menu of a row offers, and the word that names its button. */
  menu?: { label: ReactNode; sections: (row: Row) => readonly MenuSection[]; isHeadHidden?: boolean };
  /** Fetches what can be done with several rows. Give it as a constant. */
  loadSeveral?: () => Promise<SelectionOf<Row>>;
  /** Fetches the export. Give it as a constant. */
  loadExport: () => Promise<ComponentType<ListExportProps<Filters>>>;
  /** Fetches the page of a record as soon as a row is pointed at. Give it as a constant. */
  loadAhead?: readonly (() => Promise<unknown>)[];
  /** Under which name its views are kept, where they can be kept and shared. */
  views?: ViewedListName;
  /** Stands in the frame of an area that has several lists. */
  isInArea?: boolean;
  /** What else can be done with the whole list. */
  tools?: ReactNode;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** A list page: title, tools, filters, table with its pages, what is shown without rows, and the export. */
export function ListScreen<Row, State extends ListStateBase, Filters, ColumnId extends string>({
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
  rowKey,
  selection,
  loadSeveral,
  loadExport,
  loadAhead = none,
  views,
  isInArea = false,
  create,
  tools,
  children,
  ...tableProps
}: ListScreenProps<Row, State, Filters, ColumnId>) {
  const { state, change, reset } = address;
  // The keys that depend on the list are checked where its words are given.
  const { t, stack, plain, pair } = words.useWords() as WordsOf<string>;
  const columns = useColumns(defined, list.sortable, { t, stack });
  const view = useListView(table, list, address);
  const { preferences } = view;
  const shown = useMemo(() => visibleColumns(columns, preferences.columns), [columns, preferences.columns]);
  const drawn = useMemo(() => (lastColumn ? [...shown, lastColumn] : shown), [shown, lastColumn]);
  const [isExporting, setExporting] = useState(false);
  const found = query.error ? undefined : query.data;
  const several = useSeveral(loadSeveral, rowKey, found?.rows, shown);
  const opened = useReturnToRow(name);
  usePrefetchOnIntent(loadAhead);

  const Layout = isInArea ? ListContent : ListPageLayout;
  const archived = state.archived === true ? 'Archived' : '';
  return (
    <Layout
      title={t('title')}
      tools={
        <>
          <TableTools
            columns={columns}
            preferences={preferences}
            views={views && { list: views, query: view.query }}
            select={loadSeveral && several}
            onExport={() => setExporting(true)}
          />
          {tools}
        </>
      }
      create={create}
      filters={
        <ListScreenFilters
          list={list}
          state={state}
          onChange={change}
          onReset={reset}
          scope={scope}
          fields={filters}
          searchLabel={t('search')}
          searchPlaceholder={plain('search')}
          counted={{
            total: total ?? found?.total,
            name: counted ?? ((count) => pair('counted', { count })),
          }}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <ListTable
        {...tableProps}
        query={query}
        state={state}
        caption={caption ?? t(`caption${archived}`)}
        columns={drawn}
        density={preferences.density}
        rowKey={rowKey}
        order={list.orderOf(state)}
        onSort={(column) => change(list.orderAfterPress(state, column))}
        menu={menu && { ...menu, head: menu.isHeadHidden ? undefined : <listWords.T k="actions" /> }}
        selection={selection ?? (loadSeveral && several.selection)}
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

const none: readonly never[] = [];
const ignore = () => undefined;

const loadNoRows = async () => (await import('./NoRows')).NoRows;

/** The columns with their heads in the language mode in force. */
function useColumns<Row>(
  columns: readonly ListColumn<Row>[],
  sortable: readonly string[],
  { t, stack }: Pick<WordsOf<string>, 't' | 'stack'>,
): readonly TableColumn<Row>[] {
  return useMemo(
    () =>
      columns.map(({ isHeadShort, ...column }): TableColumn<Row> => {
        const head = {
          header: (isHeadShort ? t : stack)(`column.${column.id}`),
          sortable: sortable.includes(column.id),
        };
        return column.toggle ? { ...head, ...column } : { ...head, phone: 'line', ...column };
      }),
    [columns, sortable, t, stack],
  );
}
