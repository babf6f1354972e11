import { useFiles, useRestoreFile } from '@portal/api-client';
import { isClosedFile, type StoredFile } from '@portal/domain';
import { PageTitle, useListState, useTablePreferences, useToast } from '@portal/shell';
import { chosenColumns, ListContent, type RowKey, UploadIcon, useIsPhone } from '@portal/ui';
import { useCallback, useMemo, useState } from 'react';
import { ListTable } from '../../../parts/ListTable';
import { listWords } from '../../../parts/list-words';
import { OnDemand } from '../../../parts/OnDemand';
import { TableTools } from '../../../parts/TableTools';
import { useDialogAddress } from '../../../parts/useDialogAddress';
import { useDownload } from '../../../parts/useDownload';
import { archivedReason } from './archived-reason';
import { BulkFiling } from './bulk/BulkFiling';
import { FileFilters } from './list/FileFilters';
import { useFileColumns } from './list/file-columns';
import { fileList, filePageSize, filtersOf, orderAfterPress, orderOf } from './list/file-list-state';
import { fileListWords } from './list/file-list-words';
import { fileRowMenu } from './list/file-row-menu';
import { fileListDialogs, loadExport, loadRowDialog, loadUpload } from './list/list-dialogs';
import { NoFiles } from './list/NoFiles';

/** The file manager: find, preview, file, delete, restore (SET-FILE-01 to SET-FILE-28). */
export function FilesPage() {
  const { state, change, reset } = useListState(fileList);
  const files = useFiles(filtersOf(state));
  const { dialog, recordId, open, close } = useDialogAddress(fileListDialogs);
  const show = useCallback(
    (file: StoredFile) => open(isClosedFile(file) ? 'preview' : 'edit', file.id),
    [open],
  );
  const columns = useFileColumns(show);
  const preferences = useTablePreferences('files');
  const shown = useMemo(() => chosenColumns(columns, preferences.columns), [columns, preferences.columns]);
  const [isExporting, setExporting] = useState(false);
  const [selected, select] = useState<ReadonlySet<RowKey>>(none);
  const { download } = useDownload();
  const restore = useRestore();
  const isPhone = useIsPhone();
  const { t, plain, halves } = fileListWords.useWords();
  const ofAnyList = listWords.useWords();
  const found = files.error ? undefined : files.data;

  return (
    <ListContent
      title={t('title')}
      tools={<TableTools columns={columns} preferences={preferences} onExport={() => setExporting(true)} />}
      create={{ label: t('upload'), icon: UploadIcon, onClick: () => open('upload') }}
      filters={
        <FileFilters
          state={state}
          onChange={change}
          onReset={reset}
          counted={{ total: found?.total, name: (count) => halves('counted', { count }) }}
        />
      }
    >
      <PageTitle>{plain('title')}</PageTitle>
      <ListTable
        query={files}
        state={state}
        caption={t(state.archived ? 'captionArchived' : 'caption')}
        columns={shown}
        density={preferences.density}
        rowKey={(file) => file.id}
        order={orderOf(state)}
        onSort={(column) => change(orderAfterPress(state, column))}
        menu={{
          label: t('rowMenu'),
          head: ofAnyList.t('actions'),
          sections: (file) =>
            fileRowMenu(file, {
              onOpen: open,
              onDownload: (chosen) => void download(chosen),
              onRestore: (chosen) => void restore(chosen),
            }),
        }}
        // What was removed is restored first, then filed.
        selection={
          state.archived
            ? undefined
            : {
                selected,
                onSelect: select,
                blocked: isClosedFile,
                label: t('select'),
                allLabel: t('selectAll'),
                summary: <Chosen selected={selected} files={found?.rows ?? noFiles} />,
                [isPhone ? 'actions' : 'panel']: (
                  <BulkFiling fileIds={[...selected].map(Number)} onFiled={() => select(none)} />
                ),
                clearLabel: t('clear'),
              }
        }
        loadingLabel={t('loading')}
        pageSize={filePageSize}
        onPage={(page, options) => change({ page }, options)}
        pagesLabel={plain('pages')}
        empty={<NoFiles state={state} onReset={reset} />}
      />
      {dialog && dialog !== 'upload' && recordId !== null && (found || files.error) && (
        <OnDemand load={loadRowDialog} onClose={close}>
          {(FileRowDialog) => (
            <FileRowDialog
              dialog={dialog}
              fileId={recordId}
              files={found?.rows ?? noFiles}
              onOpen={open}
              onRemoved={(id) => select((chosen) => new Set([...chosen].filter((key) => key !== id)))}
              onClose={close}
            />
          )}
        </OnDemand>
      )}
      {dialog === 'upload' && (
        <OnDemand load={loadUpload} onClose={close}>
          {(UploadFilesDialog) => <UploadFilesDialog onClose={close} />}
        </OnDemand>
      )}
      {isExporting && (
        <OnDemand load={loadExport} onClose={() => setExporting(false)}>
          {(FileExport) => (
            <FileExport
              filters={filtersOf(state)}
              columns={shown.map(({ id }) => id)}
              onClose={() => setExporting(false)}
            />
          )}
        </OnDemand>
      )}
    </ListContent>
  );
}

interface ChosenProps {
  selected: ReadonlySet<RowKey>;
  /** The files of the page that is shown. */
  files: readonly StoredFile[];
}

/** How many files are chosen, and how many of them are on other pages or left out by the filters. */
function Chosen({ selected, files }: ChosenProps) {
  const { t } = fileListWords.useWords();
  const count = selected.size;
  const elsewhere = count - files.filter(({ id }) => selected.has(id)).length;
  return (
    <>
      {t('selected', { count })}
      {elsewhere > 0 && <> ({t('elsewhere', { count: elsewhere })})</>}
    </>
  );
}

const none: ReadonlySet<RowKey> = new Set();
const noFiles: readonly StoredFile[] = [];

/** Brings a removed file back at once: what it takes away is only the removal (SET-FILE-27). */
function useRestore() {
  const restoreFile = useRestoreFile();
  const toast = useToast();
  const { halves } = fileListWords.useWords();
  return async ({ id, title }: StoredFile) => {
    try {
      await restoreFile(id);
      toast.success(halves('restored', { title }), { about: `restore ${id}` });
    } catch (error) {
      toast.danger(archivedReason(error) ?? halves('notRestored', { title }), { about: `restore ${id}` });
    }
  };
}
