import { fullName, type PastImport } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Badge, DownloadIcon, IconButton, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import * as cells from '../../../parts/cells.css';
import { actionColumn } from '../../../parts/list/action-column';
import type { ListColumn } from '../../../parts/list/list-columns';
import type { ImportColumnId } from './import-list';
import { importListWords } from './import-list-words';

/** Returns the columns of the list. `onOpen` must be stable across renders. */
export function useImportColumns(
  onOpen: (id: number) => void,
): readonly ListColumn<PastImport, ImportColumnId>[] {
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
        cell: ({ importedBy }) => (importedBy ? fullName(importedBy) : t('formerUser')),
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
      { id: 'state', width: 170, cell: ({ undone }) => <State undone={undone} /> },
    ],
    [t, stack, onOpen],
  );
}

/** Shows whether the import was undone, by whom and when. */
function State({ undone }: Pick<PastImport, 'undone'>) {
  const { t } = importListWords.useWords();
  if (!undone) return <Badge tone="positive">{t('kept')}</Badge>;
  const { at, by } = undone;
  return (
    <span className={cells.lines}>
      <Badge tone="neutral">{t('undone')}</Badge>
      <span className={cells.soft}>
        <DateText value={at} time />
      </span>
      {by && <span className={cells.soft}>{t('by', { name: fullName(by) })}</span>}
    </span>
  );
}

/** Returns the last column: the button that downloads the file. `onDownload` must be stable across renders. */
export function useImportActions(
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
