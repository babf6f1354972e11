import { textLimits } from '@portal/domain';
import {
  absent,
  ListFilters,
  type ListStateHandle,
  ListTable,
  listWords,
  OnDemand,
  useDialogAddress,
  useTablePreferences,
} from '@portal/records';
import { archivedName, named } from '@portal/records/cells';
import { AreaContent } from '@portal/shell';
import {
  Badge,
  Button,
  type ButtonProps,
  Cluster,
  Dialog,
  HistoryIcon,
  IconButton,
  InlineEdit,
  PageState,
  Switch,
  type TableColumn,
  useIsPhone,
  VisuallyHidden,
} from '@portal/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { openHistoryWords } from '../../../parts/history/open-history-words';
import { AddName } from './AddName';
import { type NamesListState, namesList, namesPageSize } from './names-list-state';
import { isBilingual, type NamesNoun, namesWords } from './names-words';
import type { NamedRecord, NameRows } from './useNameRows';
import { type NameField, type NamesToRename, useRename } from './useRename';

export interface NamesCalls<Row> {
  /** Reads the current record. Throws `not-found` if the id does not exist. */
  read: (id: number) => Promise<Row>;
  /** Adds a record; `nameEn` is empty unless the noun is bilingual. */
  create: (names: { name: string; nameEn: string }) => Promise<Row>;
  /** Saves a new name; `field` says in which language, for a bilingual noun. */
  rename: (record: Row, newName: string, field: NameField) => Promise<Row>;
  /** Archives or restores a record. */
  archive: (id: number, archived: boolean) => Promise<Row>;
}

export interface NamesPageProps<Row extends NamedRecord> {
  noun: NamesNoun;
  /** The filters of the list, stored in the URL. */
  list: ListStateHandle<NamesListState>;
  rows: NameRows<Row>;
  calls: NamesCalls<Row>;
  /** The columns after the name; must be stable across renders. */
  columns?: readonly TableColumn<Row>[];
  /** The label of the search box; undefined if the list has no search. */
  search?: {
    label: ReactNode;
    placeholder: string;
    noMatch: ReactNode;
    /** Offers the matches of the other list if there are none in this one. */
    elsewhere?: ReactNode;
  };
  /** Opens the history of a record; undefined if the noun has none. Must be stable across renders. */
  onHistory?: (id: number) => void;
  /** Further actions for the whole list. */
  tools?: ReactNode;
  /** The page's other dialogs. */
  children?: ReactNode;
}

/**
 * A list of names with adding, editing in place, archiving and restoring; used for languages, companies and course types
 * (SET-LANG-01 to SET-LANG-19, SET-COMP-01 to SET-COMP-18).
 */
export function NamesPage<Row extends NamedRecord>({
  noun,
  list: { state, change, reset },
  rows: { query, added, showSaved, showAdded },
  calls,
  columns = none,
  search,
  onHistory,
  tools,
  children,
}: NamesPageProps<Row>) {
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const { t, stack, plain, pair } = namesWords.useWords();
  const ofAnyList = listWords.useWords();
  const { density } = useTablePreferences(noun);
  const found = query.error ? undefined : query.data;
  const toRename: NamesToRename<Row> = {
    rows: found?.rows ?? none,
    read: calls.read,
    rename: calls.rename,
    onRenamed: showSaved,
    onOutdated: query.retry,
  };
  // A ref keeps the columns stable, so that a render does not unmount the fields being edited.
  const names = useRef(toRename);
  useLayoutEffect(() => {
    names.current = toRename;
  });
  const dialogRecord = recordId === null ? undefined : found?.rows.find(({ id }) => id === recordId);
  const addedId = added?.id;

  const all = useMemo(
    (): readonly TableColumn<Row>[] => [
      {
        id: 'name',
        header: t(isBilingual(noun) ? 'frenchName' : 'name'),
        width: isBilingual(noun) ? 250 : 280,
        phone: 'title',
        cell: (record) => (
          <NameCell noun={noun} field="name" record={record} isNew={record.id === addedId} names={names} />
        ),
      },
      ...(isBilingual(noun)
        ? [
            {
              id: 'nameEn',
              header: t('englishName'),
              width: 250,
              phone: 'line' as const,
              cell: (record: Row) => (
                <NameCell noun={noun} field="nameEn" record={record} isNew={false} names={names} />
              ),
            },
          ]
        : none),
      ...columns,
      {
        id: 'deeds',
        header: t('actions'),
        hideHeader: true,
        // Wide enough for the history button and the action on one line.
        width: onHistory ? 216 : 170,
        align: 'end',
        phone: 'corner',
        cell: ({ id, name, active }) => {
          const rowAction = active ? 'archive' : 'restore';
          return (
            <>
              {onHistory && (
                <IconButton icon={HistoryIcon} size="small" onClick={() => onHistory(id)}>
                  <openHistoryWords.T k="open" /> {name}
                </IconButton>
              )}
              <RowAction onClick={() => open(rowAction, id)}>
                <span>{t(rowAction)}</span>
                <VisuallyHidden> {name}</VisuallyHidden>
              </RowAction>
            </>
          );
        },
      },
    ],
    [noun, columns, addedId, open, onHistory, t],
  );

  const isPhone = useIsPhone();
  const [isAdding, setAdding] = useState(false);
  const addName = (
    <AddName
      noun={noun}
      existing={found?.rows ?? []}
      create={calls.create}
      onAdded={(record) => {
        showAdded(record, namesList.defaults);
        if (state.archived || state.search !== '' || state.page !== 1) reset();
        setAdding(false);
      }}
    />
  );

  return (
    <AreaContent
      tools={tools}
      // On a wide screen, the field to add a name is above the rows.
      create={isPhone ? { label: t(`${noun}.add`), onClick: () => setAdding(true) } : undefined}
      filters={
        <>
          {!isPhone && addName}
          <ListFilters
            lead={
              <Switch
                label={stack(`${noun}.archivedOnly`)}
                checked={state.archived}
                onChange={({ currentTarget }) => change({ archived: currentTarget.checked })}
              />
            }
            search={
              search && {
                value: state.search,
                onSearch: (words) => change({ search: words }, { replace: true }),
                label: search.label,
                placeholder: search.placeholder,
              }
            }
            onReset={reset}
            counted={{
              total: found?.total,
              name: (count) =>
                pair(state.archived ? `${noun}.countedArchived` : `${noun}.counted`, { count }),
            }}
          />
        </>
      }
    >
      <ListTable
        query={query}
        state={state}
        caption={t(state.archived ? `${noun}.captionArchived` : `${noun}.caption`)}
        columns={all}
        density={density}
        editable
        rowKey={rowKey}
        order={null}
        loadingLabel={t(`${noun}.loading`)}
        pageSize={namesPageSize}
        onPage={(page, options) => change({ page }, options)}
        pagesLabel={plain(`${noun}.pages`)}
        empty={
          search && state.search !== '' ? (
            <PageState
              kind="no-match"
              title={search.noMatch}
              text={ofAnyList.stack('noMatchText')}
              action={
                <Cluster justify="center">
                  {search.elsewhere}
                  <Button variant={search.elsewhere ? 'quiet' : undefined} onClick={reset}>
                    {ofAnyList.t('reset')}
                  </Button>
                </Cluster>
              }
            />
          ) : state.archived ? (
            <PageState
              kind="empty"
              title={stack(`${noun}.emptyArchived`)}
              text={stack(`${noun}.emptyArchivedText`)}
            />
          ) : (
            <PageState kind="empty" title={stack(`${noun}.empty`)} text={stack(`${noun}.emptyText`)} />
          )
        }
      />
      {dialog && dialogRecord && (
        <OnDemand load={loadArchive} onClose={close}>
          {(ArchiveNameDialog) => (
            <ArchiveNameDialog
              noun={noun}
              record={dialogRecord}
              action={dialog}
              archive={calls.archive}
              onArchived={showSaved}
              onClose={close}
            />
          )}
        </OnDemand>
      )}
      {isAdding && (
        <Dialog open size="sheet" title={t(`${noun}.add`)} onClose={() => setAdding(false)}>
          {addName}
        </Dialog>
      )}
      {children}
    </AreaContent>
  );
}

const dialogs = ['archive', 'restore'] as const;
const none: readonly never[] = [];
const rowKey = ({ id }: NamedRecord) => id;

const loadArchive = async () => (await import('./ArchiveNameDialog')).ArchiveNameDialog;

/**
 * A row button that may remove its row: the focus then moves to the same button of the next row instead of the top of
 * the page.
 */
function RowAction(props: ButtonProps) {
  const key = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = key.current;
    return () => {
      if (!element || element !== document.activeElement) return;
      const row = element.closest('[data-row]');
      const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
      neighbour?.querySelector<HTMLElement>('[data-row-deed]')?.focus();
    };
  }, []);
  return <Button {...props} ref={key} size="small" variant="quiet" data-row-deed />;
}

interface NameCellProps<Row> {
  noun: NamesNoun;
  field: NameField;
  record: Row;
  /** Whether the record was just added and therefore comes first. */
  isNew: boolean;
  /** The names of the list, for renaming. */
  names: RefObject<NamesToRename<Row>>;
}

/**
 * A name that is edited in place; red and marked when archived (SET-LANG-09 to SET-LANG-12, SET-LANG-18, SET-COMP-09 to
 * SET-COMP-12, SET-COMP-18).
 */
function NameCell<Row extends NamedRecord>({ noun, field, record, isNew, names }: NameCellProps<Row>) {
  const { t, stack } = namesWords.useWords();
  const { name, active } = record;
  const { onRename, question, notice } = useRename(noun, field, record, names);
  const isEnglish = field === 'nameEn';
  const shown = isEnglish ? (record.nameEn ?? '') : name;
  return (
    <>
      <InlineEdit
        value={shown}
        maxLength={textLimits.line}
        onSave={onRename}
        words={{
          edit: t(isEnglish ? 'editEnglish' : 'edit', { name }),
          field: isEnglish ? t('englishField') : t(`${noun}.field`),
          save: t('save'),
          cancel: t('cancel'),
          saving: t('saving'),
          failed: stack(`${noun}.notRenamed`),
        }}
      >
        <span className={named}>
          <span className={active ? undefined : archivedName}>{shown || absent}</span>
          {!active && !isEnglish && <Badge tone="critical">{t(`${noun}.archived`)}</Badge>}
          {isNew && <Badge tone="info">{t(`${noun}.isNew`)}</Badge>}
        </span>
      </InlineEdit>
      {notice}
      {createPortal(question, document.body)}
    </>
  );
}
