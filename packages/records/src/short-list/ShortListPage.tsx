import type { Query } from '@portal/api-client';
import { AreaContent } from '@portal/shell';
import {
  Cluster,
  DataTable,
  type DataTableProps,
  EmptyState,
  IconButton,
  type IconButtonProps,
  Stack,
  type TableColumn,
  Text,
} from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { ListRowDialog } from '../dialog/AbsentRecordDialog';
import type { DialogAddress } from '../dialog/useDialogAddress';
import type { ListColumn } from '../list/list-columns';
import { useTableColumns } from '../list/useTableColumns';
import { QueryState } from '../loading/QueryState';
import type { DefinedWordsOf, WordsOf } from '../words/words-of';
import * as styles from './short-list.css';

type ShortListText =
  | 'intro'
  | 'create'
  | 'caption'
  | 'loading'
  | 'empty'
  | 'emptyText'
  | 'notFound'
  | 'notFoundText';

/** Buttons at the end of each row that open a dialog of the row. Must be a constant. */
export interface RowButtons<Row, Name extends string> {
  /** The name of a row, for the labels `button.<dialog>` with `{{name}}`. */
  nameOf: (row: Row) => string;
  /** The width of their column. */
  width: number;
  buttons: readonly (Pick<IconButtonProps, 'icon' | 'tone'> & {
    dialog: Name;
    /** Whether a row has the button; every row by default. */
    isShown?: (row: Row) => boolean;
  })[];
}

export interface ShortListPageProps<
  Row extends { id: number },
  Name extends string,
  ColumnId extends string,
  ButtonName extends Name = never,
> {
  words: DefinedWordsOf<
    ShortListText | `column.${NoInfer<ColumnId>}` | 'actions' | `button.${NoInfer<ButtonName>}`
  >;
  query: Query<Row[]>;
  /** The rows to show, if the page has a search. */
  rows?: readonly Row[];
  /** Must be a constant. */
  columns: readonly ListColumn<Row, ColumnId>[];
  /** The dialogs of the page: `add`, and those of a row. */
  address: DialogAddress<'add' | Name>;
  /** Renders the dialog of a new record. */
  addDialog: () => ReactNode;
  /** Renders a dialog of a row. */
  rowDialog: (dialog: Name, row: Row) => ReactNode;
  buttons?: RowButtons<Row, ButtonName>;
  menu?: DataTableProps<Row>['menu'];
  /** Above the table, such as a search or a banner. */
  children?: ReactNode;
  /** Replaces the text of an empty list, such as for a search without a match. */
  noRows?: { title: ReactNode; text: ReactNode };
}

/**
 * The page of an area whose rows all fit on one page, such as the webhooks: introduction, table, and the dialogs of a
 * new record and of a row.
 */
export function ShortListPage<
  Row extends { id: number },
  Name extends string,
  ColumnId extends string,
  ButtonName extends Name = never,
>({
  words,
  query,
  rows = query.data,
  columns,
  address: { dialog, recordId, open, close },
  addDialog,
  rowDialog,
  buttons,
  menu,
  children,
  noRows,
}: ShortListPageProps<Row, Name, ColumnId, ButtonName>) {
  // The caller's texts are type-checked where they are passed in.
  const { t, stack } = words.useWords() as WordsOf<string>;
  const shown = useTableColumns(columns, { t, stack: t });
  const withButtons = useMemo(
    () => (buttons ? [...shown, buttonColumn(buttons, t, open)] : shown),
    [shown, buttons, t, open],
  );
  return (
    <AreaContent create={{ label: t('create'), onClick: () => open('add') }}>
      {query.error && !query.data ? (
        <QueryState error={query.error} retry={query.retry} />
      ) : (
        <Stack className={styles.page}>
          <Text as="div" tone="soft">
            {stack('intro')}
          </Text>
          {children}
          <DataTable
            caption={t('caption')}
            columns={withButtons}
            rows={rows}
            rowKey={idOf}
            menu={menu}
            busy={query.isValidating}
            loadingLabel={t('loading')}
          >
            {rows?.length === 0 && (
              <EmptyState {...(noRows ?? { title: stack('empty'), text: stack('emptyText') })} />
            )}
          </DataTable>
        </Stack>
      )}
      {dialog === 'add' && addDialog()}
      {dialog !== null && dialog !== 'add' && (
        <ListRowDialog
          key={`${dialog} ${recordId}`}
          title={t('caption')}
          notFound={{ title: stack('notFound'), text: stack('notFoundText') }}
          list={query}
          recordId={recordId}
          onClose={close}
        >
          {(row) => rowDialog(dialog as Name, row)}
        </ListRowDialog>
      )}
    </AreaContent>
  );
}

function buttonColumn<Row extends { id: number }, Name extends string>(
  { nameOf, width, buttons }: RowButtons<Row, Name>,
  t: WordsOf<string>['t'],
  open: (dialog: Name, recordId: number) => void,
): TableColumn<Row> {
  return {
    id: 'actions',
    header: t('actions'),
    hideHeader: true,
    width,
    align: 'end',
    phone: 'corner',
    cell: (row) => (
      <Cluster gap="hair">
        {buttons.map(
          ({ dialog, isShown = always, ...button }) =>
            isShown(row) && (
              <IconButton key={dialog} {...button} onClick={() => open(dialog, row.id)}>
                {t(`button.${dialog}`, { name: nameOf(row) })}
              </IconButton>
            ),
        )}
      </Cluster>
    ),
  };
}

const idOf = ({ id }: { id: number }) => id;
const always = () => true;
