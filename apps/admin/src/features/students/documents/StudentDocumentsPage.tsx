import { useFilesOf } from '@portal/api-client';
import { fullName, type StoredFile } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { onDemand, QueryState, useDialogAddress, useDownload } from '@portal/records';
import { actionPlaces, breaks } from '@portal/records/cells';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  EyeIcon,
  type TableColumn,
  Text,
  UploadIcon,
  VisuallyHidden,
} from '@portal/ui';
import { FileSize } from '@portal/views';
import { useMemo } from 'react';
import { StudentHead, useOpenStudent } from '../StudentEditLayout';
import { documentWords } from './document-words';

/** The documents of a student: view and upload (FILES-12, STU-EDIT-23). */
export function StudentDocumentsPage() {
  const student = useOpenStudent();
  const documents = useFilesOf('studentDocuments', student.id);
  const columns = useDocumentColumns();
  const { t, stack } = documentWords.useWords();
  const { dialog, open, close } = useDialogAddress(['upload']);
  return (
    <>
      <StudentHead
        student={student}
        actions={
          <Button variant="primary" icon={UploadIcon} onClick={() => open('upload')}>
            {t('add')}
          </Button>
        }
      />
      {documents.error && !documents.data ? (
        <Card as="div">
          <QueryState error={documents.error} retry={documents.retry} />
        </Card>
      ) : (
        <DataTable
          caption={t('caption', { name: fullName(student) })}
          columns={columns}
          rows={documents.data}
          rowKey={({ id }) => id}
          busy={documents.isValidating}
          loadingLabel={t('loading')}
        >
          {documents.data?.length === 0 && <EmptyState title={stack('empty')} text={stack('emptyText')} />}
        </DataTable>
      )}
      {dialog === 'upload' && <UploadDocumentDialog student={student} onClose={close} />}
    </>
  );
}

const UploadDocumentDialog = onDemand(
  async () => (await import('./UploadDocumentDialog')).UploadDocumentDialog,
);

function useDocumentColumns(): readonly TableColumn<StoredFile>[] {
  const { stack } = documentWords.useWords();
  return useMemo(
    () => [
      {
        id: 'title',
        header: stack('document'),
        phone: 'title',
        cell: ({ title, name }) => (
          <>
            {title || name}
            {title && title !== name && (
              <Text as="div" tone="soft" size="caption" className={breaks}>
                {name}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'storedAt',
        header: stack('storedAt'),
        cell: ({ storedAt }) => (storedAt ? <DateText value={storedAt} /> : '---'),
      },
      { id: 'size', header: stack('size'), cell: ({ sizeInBytes }) => <FileSize bytes={sizeInBytes} /> },
      { id: 'view', header: stack('view'), phone: 'action', cell: (file) => <ViewButton file={file} /> },
    ],
    [stack],
  );
}

function ViewButton({ file }: { file: StoredFile }) {
  const { t } = documentWords.useWords();
  const { download, busyId } = useDownload();
  return (
    <Button
      variant="quiet"
      icon={EyeIcon}
      className={actionPlaces.cell}
      busy={busyId === file.id}
      onClick={() => void download(file)}
    >
      {t('view')}
      <VisuallyHidden> {file.title || file.name}</VisuallyHidden>
    </Button>
  );
}
