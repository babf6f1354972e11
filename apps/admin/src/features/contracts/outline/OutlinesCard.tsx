import { useFilesOf } from '@portal/api-client';
import {
  type Contract,
  isLocked,
  type OutlineSummary,
  type StoredFile,
  type Timestamp,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { LoadFailure, useDownload } from '@portal/records';
import {
  Button,
  ButtonLink,
  DataTable,
  DownloadIcon,
  EditIcon,
  EmptyState,
  EyeIcon,
  Heading,
  PrintIcon,
  type TableColumn,
  UploadIcon,
  VisuallyHidden,
} from '@portal/ui';
import { OutlineStatusBadge } from '@portal/views';
import { useMemo } from 'react';
import { copy } from '../../../copy';
import { pathTo } from '../../../paths';
import * as styles from './outline.css';
import { outlineTabWords } from './outline-tab-words';

export interface OutlinesCardProps {
  contract: Contract;
  /** Opens the form. */
  onOpen: () => void;
  /** Opens the import of a file. */
  onImport: () => void;
}

/** An outline: the portal's form or an imported file. */
interface OutlineRow {
  id: string;
  at: Timestamp | null;
  form: OutlineSummary | null;
  file: StoredFile | null;
}

/** The outlines of a contract: its form and the imported files (CON-OUT-01 to CON-OUT-05). */
export function OutlinesCard({ contract, onOpen, onImport }: OutlinesCardProps) {
  const { t, stack } = outlineTabWords.useWords();
  const { stack: common } = copy.useWords();
  const files = useFilesOf('courseOutline', contract.id);
  const columns = useOutlineColumns(contract.id, onOpen);
  const blocked = isLocked(contract.status) ? common('form.archivedBlocks') : undefined;
  const rows = useMemo(
    () => (files.data || files.error ? outlineRows(contract.outline, files.data ?? []) : undefined),
    [contract.outline, files.data, files.error],
  );
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} look="section">
          {stack('outlines.title')}
        </Heading>
        <div className={styles.actions}>
          {!contract.outline && (
            <Button icon={EditIcon} blockedReason={blocked} onClick={onOpen}>
              {stack('fillInOutline')}
            </Button>
          )}
          <Button icon={UploadIcon} blockedReason={blocked} onClick={onImport}>
            {stack('outlines.import')}
          </Button>
        </div>
      </div>
      <LoadFailure of={files}>{stack('outlines.filesFailed')}</LoadFailure>
      <DataTable
        caption={t('outlines.caption', { number: contract.number })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={files.isValidating}
        loadingLabel={t('outlines.loading')}
      >
        {rows?.length === 0 && files.data && (
          <EmptyState title={stack('noOutline')} text={stack('outlines.emptyText')} level={3} />
        )}
      </DataTable>
    </section>
  );
}

/** Returns the form first, then the files, newest first. */
function outlineRows(form: OutlineSummary | null, files: readonly StoredFile[]): OutlineRow[] {
  const imported = files
    .filter(({ active }) => active)
    .toSorted((a, b) => (b.storedAt ?? '').localeCompare(a.storedAt ?? ''));
  return [
    ...(form ? [{ id: 'form', at: form.savedAt, form, file: null }] : []),
    ...imported.map((file) => ({ id: `file-${file.id}`, at: file.storedAt, form: null, file })),
  ];
}

function useOutlineColumns(contractId: number, onOpen: () => void): readonly TableColumn<OutlineRow>[] {
  const { t, stack } = outlineTabWords.useWords();
  return useMemo(
    () => [
      {
        id: 'timestamp',
        header: stack('outlines.timestamp'),
        cell: ({ at }) => (at ? <DateText value={at} time /> : '---'),
      },
      {
        id: 'name',
        header: stack('name'),
        phone: 'title',
        cell: ({ form, file }) => (
          <span className={styles.name}>
            {form ? t('outlines.form') : file?.title}
            {form && <OutlineStatusBadge status={form.status} />}
          </span>
        ),
      },
      {
        id: 'actions',
        header: stack('actions'),
        phone: 'action',
        cell: ({ file }) =>
          file ? <DownloadOutline file={file} /> : <OpenOutline contractId={contractId} onOpen={onOpen} />,
      },
    ],
    [t, stack, contractId, onOpen],
  );
}

function OpenOutline({ contractId, onOpen }: { contractId: number; onOpen: () => void }) {
  const { t } = outlineTabWords.useWords();
  return (
    <span className={styles.rowActions}>
      <Button size="small" icon={EyeIcon} onClick={onOpen}>
        {t('open')}
        <VisuallyHidden> {t('outlines.form')}</VisuallyHidden>
      </Button>
      <ButtonLink
        size="small"
        variant="quiet"
        icon={PrintIcon}
        href={pathTo('courses.edit.outline.print', { id: contractId })}
        target="_blank"
      >
        {t('print')}
        <VisuallyHidden> {t('outlines.form')}</VisuallyHidden>
      </ButtonLink>
    </span>
  );
}

/** Holds its own state, so that a download does not re-render the other rows. */
function DownloadOutline({ file }: { file: StoredFile }) {
  const { t } = outlineTabWords.useWords();
  const { download, busyId } = useDownload();
  return (
    <Button
      size="small"
      icon={DownloadIcon}
      busy={busyId === file.id}
      onClick={() => void download({ id: file.id, name: file.name })}
    >
      {t('download')}
      <VisuallyHidden> {file.title}</VisuallyHidden>
    </Button>
  );
}
