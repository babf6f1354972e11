import { useUploadFile } from '@portal/api-client';
import { documentUploadSchema, fileTitle, type Student } from '@portal/domain';
import { useSession } from '@portal/shell';
import { UploadDialog } from '../../../parts/UploadDialog';
import { useCheckedUpload } from '../../../parts/useCheckedUpload';
import { documentWords } from './document-words';

/** Uploads a document of a student, with progress and a cancel button (STU-EDIT-23, OPEN-78, MSG-34, MSG-35). */
export function UploadDocumentDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const { t, stack } = documentWords.useWords();
  const { user } = useSession();
  const uploadFile = useCheckedUpload(useUploadFile());
  return (
    <UploadDialog
      title={stack('title')}
      schema={documentUploadSchema}
      upload={({ file }, options) =>
        uploadFile(
          {
            content: file,
            type: 'studentDocuments',
            recordId: student.id,
            title: fileTitle(file.name),
            userId: user?.id ?? 0,
          },
          options,
        )
      }
      label={t('file')}
      onClose={onClose}
    />
  );
}
