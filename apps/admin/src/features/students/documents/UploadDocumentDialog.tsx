import { useUploadFile } from '@portal/api-client';
import { documentExtensions, documentUploadSchema, fileTitle, type Student } from '@portal/domain';
import { useSession } from '@portal/shell';
import { FormFileInput, useZodForm } from '@portal/views';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useCheckedUpload } from '../../../parts/useCheckedUpload';
import { useFileSending } from '../../../parts/useFileSending';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { documentWords } from './document-words';

export interface UploadDocumentDialogProps {
  student: Student;
  onClose: () => void;
}

/** Uploads a document of a student, with progress and a cancel button (STU-EDIT-23, OPEN-78, MSG-34, MSG-35). */
export function UploadDocumentDialog({ student, onClose }: UploadDocumentDialogProps) {
  const { t, stack } = documentWords.useWords();
  const { succeeded } = useOutcomeToast();
  const { user } = useSession();
  const uploadFile = useCheckedUpload(useUploadFile());
  const sending = useFileSending();
  const { fields, formProps, busy } = useZodForm(documentUploadSchema, {
    onSubmit: async ({ file }) => {
      const isSent = await sending.send(file, (options) =>
        uploadFile(
          {
            content: file,
            type: 'studentDocuments',
            recordId: student.id,
            title: fileTitle(file.name),
            userId: user?.id ?? 0,
          },
          options,
        ),
      );
      if (!isSent) return;
      succeeded('toast.documentUploaded');
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      busy={busy}
      title={stack('title')}
      formProps={formProps}
      submitLabel={t('send')}
      stop={{ label: t('stop'), onPress: sending.stop }}
    >
      <FormFileInput
        field={fields.file}
        label={t('file')}
        hint={stack('fileHint')}
        extensions={documentExtensions}
        uploads={sending.uploads}
        onRemove={sending.stopIf}
      />
      {sending.refusal && <RefusedBanner error={sending.refusal.error}>{stack('failed')}</RefusedBanner>}
    </FormDialog>
  );
}
