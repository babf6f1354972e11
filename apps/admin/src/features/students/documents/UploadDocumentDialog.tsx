import { documentUploadSchema, type Student } from '@portal/domain';
import { UploadDialog, useDocumentUpload } from '@portal/records';
import { documentWords } from './document-words';

/** Uploads a document of a student, with progress and a cancel button (STU-EDIT-23, OPEN-78, MSG-34, MSG-35). */
export function UploadDocumentDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const { t, stack } = documentWords.useWords();
  const upload = useDocumentUpload('studentDocuments');
  return (
    <UploadDialog
      title={stack('title')}
      schema={documentUploadSchema}
      upload={({ file }, options) => upload(student.id, file, options)}
      label={t('file')}
      onClose={onClose}
    />
  );
}
