import { downloadPastImport, usePastImports } from '@portal/api-client';
import { importKinds, type PastImport } from '@portal/domain';
import { DateText } from '@portal/i18n';
import {
  actionColumn,
  type ListColumn,
  ListScreen,
  namedOptions,
  onDemand,
  useDialogAddress,
  useDownload,
  useListPage,
} from '@portal/records';
import * as cells from '@portal/records/cells';
import { Badge, DownloadIcon, IconButton, type TableColumn } from '@portal/ui';
import { MarkedName, useMarkedPair } from '@portal/views';
import { useCallback, useMemo } from 'react';
import { type ImportColumnId, importList } from './import-list';
import { importListWords } from './import-list-words';

const dialogs = ['result', 'undo'] as const;

/** The past imports of students and teachers: files, results, and undo (DECISION-51). */
export function ImportsPage() {
  const page = useListPage(importList, usePastImports);
  const { dialog, recordId, open, close } = useDialogAddress(dialogs);
  const { download, busyId } = useDownload(downloadPastImport);
  const columns = useImportColumns(useCallback((id: number) => open('result', id), [open]));
  const actions = useImportActions(download);
  const words = importListWords.useWords();
  const { plain, pair } = words;
  return (
    <ListScreen
      {...page}
      name="imports"
      isInArea
      words={importListWords}
      columns={columns}
      lastColumn={actions}
      filters={[
        {
          kind: 'select',
          id: 'kind',
          label: pair('kindFilter'),
          placeholder: plain('anyKind'),
          options: namedOptions(importKinds, words, (value) => `kind.${value}`),
          width: 200,
        },
      ]}
      loadExport={loadExport}
    >
      {dialog === 'result' && recordId !== null && (
        <ImportResultDialog
          key={recordId}
          id={recordId}
          isDownloading={busyId === recordId}
          onDownload={download}
          onUndo={() => open('undo', recordId)}
          onClose={close}
        />
      )}
      {dialog === 'undo' && recordId !== null && (
        <UndoImportDialog key={recordId} id={recordId} onClose={close} />
      )}
    </ListScreen>
  );
}

const ImportResultDialog = onDemand(async () => (await import('./ImportResultDialog')).ImportResultDialog);
const UndoImportDialog = onDemand(async () => (await import('./UndoImportDialog')).UndoImportDialog);
const loadExport = async () => (await import('./ImportsExport')).ImportsExport;

/** Returns the columns of the list. `onOpen` must be stable across renders. */
function useImportColumns(onOpen: (id: number) => void): readonly ListColumn<PastImport, ImportColumnId>[] {
  const { t, stack } = importListWords.useWords();
  return useMemo(
    () => [
      {
        id: 'fileName',
        width: 240,
        phone: 'title',
        cell: ({ id, fileName }) => (
          <button type="button" className={cells.opener} onClick={() => onOpen(id)}>
            <bdi className={cells.breaks}>{fileName}</bdi>
          </button>
        ),
      },
      { id: 'kind', width: 120, cell: ({ kind }) => stack(`kind.${kind}`) },
      { id: 'importedAt', width: 148, cell: ({ importedAt }) => <DateText value={importedAt} time /> },
      {
        id: 'importedBy',
        width: 150,
        cell: ({ importedBy }) => (importedBy ? <MarkedName of={importedBy} /> : t('formerUser')),
      },
      {
        id: 'imported',
        width: 96,
        align: 'end',
        phoneShare: 2,
        cell: ({ imported }) => <span className={cells.figure}>{imported}</span>,
      },
      {
        id: 'notImported',
        width: 96,
        align: 'end',
        phoneShare: 2,
        cell: ({ notImported }) => <span className={cells.figure}>{notImported}</span>,
      },
      { id: 'state', width: 170, cell: (done) => <State done={done} /> },
    ],
    [t, stack, onOpen],
  );
}

/** Shows the result of the import; if it was undone, by whom and when. */
function State({ done: { imported, undone } }: { done: PastImport }) {
  const { t } = importListWords.useWords();
  const markedPair = useMarkedPair();
  if (!undone) {
    return imported > 0 ? (
      <Badge tone="positive">{t('kept')}</Badge>
    ) : (
      <Badge tone="caution">{t('ofNobody')}</Badge>
    );
  }
  const { at, by } = undone;
  return (
    <span className={cells.lines}>
      <Badge tone="neutral">{t('undone')}</Badge>
      <span className={cells.soft}>
        <DateText value={at} time />
      </span>
      {by && <span className={cells.soft}>{t('by', { name: markedPair(by) })}</span>}
    </span>
  );
}

/** Returns the last column: the button that downloads the file. `onDownload` must be stable across renders. */
function useImportActions(
  onDownload: (file: { id: number; name: string }) => unknown,
): TableColumn<PastImport> {
  const { t, plain } = importListWords.useWords();
  return useMemo(
    () =>
      actionColumn(
        t('actions'),
        (done) =>
          done.hasFile && (
            <IconButton
              icon={DownloadIcon}
              title={plain('downloadFile')}
              onClick={() => onDownload({ id: done.id, name: done.fileName })}
            >
              {t('downloadFile')} {done.fileName}
            </IconButton>
          ),
      ),
    [t, plain, onDownload],
  );
}
