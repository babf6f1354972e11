import { useFiles, useRestoreFile } from '@portal/api-client';
import { fileTypes, isClosedFile, type StoredFile } from '@portal/domain';
import {
  csvExport,
  type FilterField,
  ListScreen,
  namedOptions,
  OnDemand,
  onDemand,
  useDialogAddress,
  useDownload,
  useListPage,
} from '@portal/records';
import { useToast } from '@portal/shell';
import { Button, FilesIcon, type RowKey, UploadIcon, useIsPhone } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useMemo, useState } from 'react';
import { useListHistory } from '../../../parts/history/RecordHistory';
import { archivedReason } from './archived-reason';
import type { BulkFilingFormProps } from './bulk/BulkFilingForm';
import { bulkWords } from './bulk/bulk-words';
import { fileColumns } from './list/file-columns';
import { type FileListState, fileList } from './list/file-list';
import { fileListWords } from './list/file-list-words';
import { fileRowDialogs, fileRowMenu } from './list/file-row-menu';

/** The file manager: search, preview, classify, delete, restore (SET-FILE-01 to SET-FILE-28). */
export function FilesPage() {
  const page = useListPage(fileList, useFiles);
  const { error, data } = page.query;
  const found = error ? undefined : data;
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const columns = useMemo(
    () => fileColumns((file) => open(isClosedFile(file) ? 'preview' : 'edit', file.id)),
    [open],
  );
  const filters = useFileFilters();
  const [selected, select] = useState<ReadonlySet<RowKey>>(none);
  const { download } = useDownload();
  const restore = useRestore();
  const isPhone = useIsPhone();
  const { t } = fileListWords.useWords();
  const history = useListHistory('file', (id) => found?.rows.find((row) => row.id === id)?.title);
  return (
    <ListScreen
      {...page}
      name="files"
      isInArea
      words={fileListWords}
      columns={columns}
      filters={filters}
      menu={{
        label: t('rowMenu'),
        sections: (file) => [
          ...fileRowMenu(file, {
            onOpen: open,
            onDownload: (chosen) => void download(chosen),
            onRestore: (chosen) => void restore(chosen),
          }),
          ...history.menu(file.id),
        ],
      }}
      // Deleted files must be restored before they can be classified.
      selection={
        page.address.state.archived
          ? undefined
          : {
              selected,
              onSelect: select,
              blocked: isClosedFile,
              label: t('select'),
              allLabel: t('selectPage'),
              summary: <Chosen selected={selected} files={found?.rows ?? noFiles} />,
              [isPhone ? 'actions' : 'panel']: (
                <BulkFiling fileIds={[...selected].map(Number)} onFiled={() => select(none)} />
              ),
              clearLabel: t('deselect'),
            }
      }
      create={{ label: t('uploadFiles'), icon: UploadIcon, onClick: () => open('upload') }}
      loadExport={loadExport}
    >
      {history.drawer}
      {dialog && dialog !== 'upload' && recordId !== null && (found || error) && (
        <FileRowDialog
          dialog={dialog}
          fileId={recordId}
          files={found?.rows ?? noFiles}
          onOpen={open}
          onRemoved={(id) => select((chosen) => new Set([...chosen].filter((key) => key !== id)))}
          onClose={close}
        />
      )}
      {dialog === 'upload' && <UploadFilesDialog onClose={close} />}
    </ListScreen>
  );
}

const dialogs = [...fileRowDialogs, 'upload'] as const;
const loadExport = csvExport(fileListWords, async () => (await import('./list/file-csv')).fileCsv);
const FileRowDialog = onDemand(async () => (await import('./list/FileRowDialog')).FileRowDialog);
const UploadFilesDialog = onDemand(
  async () => (await import('./upload/UploadFilesDialog')).UploadFilesDialog,
);

const ticks = ['noContract', 'noStudent', 'archived'] as const;

/** The filters: document type, undefined contract and student, archived (SET-FILE-02 to SET-FILE-05, DECISION-28). */
function useFileFilters(): readonly FilterField<keyof FileListState>[] {
  const { t, plain, pair } = fileListWords.useWords();
  const ofDomain = vocabulary.useWords();
  return [
    {
      kind: 'select',
      id: 'type',
      label: pair('type'),
      placeholder: plain('everyType'),
      options: namedOptions(fileTypes, ofDomain, (value) => `fileType.${value}`),
      width: 216,
    },
    ...ticks.map((id) => ({ kind: 'checkbox' as const, id, label: t(id) })),
  ];
}

interface ChosenProps {
  selected: ReadonlySet<RowKey>;
  /** The files of the current page. */
  files: readonly StoredFile[];
}

/** Shows the number of selected files, and how many of them are on other pages or filtered out. */
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

/** Returns a function that restores a deleted file without a confirmation (SET-FILE-27). */
function useRestore() {
  const restoreFile = useRestoreFile();
  const toast = useToast();
  const { pair } = fileListWords.useWords();
  return async ({ id, title }: StoredFile) => {
    try {
      await restoreFile(id);
      toast.success(pair('restored', { title }), { about: `restore ${id}` });
    } catch (error) {
      toast.danger(archivedReason(error) ?? pair('notRestored', { title }), {
        about: `restore ${id}`,
        error,
      });
    }
  };
}

/** Bulk classification of the selected files: in the bar, or on a phone in a dialog (SET-FILE-06). */
function BulkFiling(props: BulkFilingFormProps) {
  const { t } = bulkWords.useWords();
  const isPhone = useIsPhone();
  const [isWanted, setWanted] = useState(true);
  const [isOpen, setOpen] = useState(false);
  if (isPhone)
    return (
      <>
        <Button size="small" variant="primary" icon={FilesIcon} onClick={() => setOpen(true)}>
          {t('assign')}
        </Button>
        {isOpen && <BulkFilingDialog {...props} onClose={() => setOpen(false)} />}
      </>
    );
  // If the code of the fields fails to load, the button loads it again.
  if (!isWanted)
    return (
      <Button size="small" icon={FilesIcon} onClick={() => setWanted(true)}>
        {t('assign')}
      </Button>
    );
  return (
    <OnDemand load={loadForm} onClose={() => setWanted(false)}>
      {(BulkFilingForm) => <BulkFilingForm {...props} />}
    </OnDemand>
  );
}

const loadForm = async () => (await import('./bulk/BulkFilingForm')).BulkFilingForm;
const BulkFilingDialog = onDemand(async () => (await import('./bulk/BulkFilingDialog')).BulkFilingDialog);
