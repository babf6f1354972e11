import { useUploadFile } from '@portal/api-client';
import { type Contract, fileTitle, outlineExtensions, outlineUploadSchema } from '@portal/domain';
import { useSession } from '@portal/shell';
import { FormFileInput, useZodForm } from '@portal/views';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useCheckedUpload } from '../../../parts/useCheckedUpload';
import { useFileSending } from '../../../parts/useFileSending';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { outlineTabWords } from './outline-tab-words';

export interface ImportOutlineDialogProps {
  contract: Contract;
  onClose: () => void;
}

/**
 * Imports an outline that was written outside the portal (CON-OUT-01, CON-OUT-02). If the server refuses, the file
 * stays selected.
 */
export function ImportOutlineDialog({ contract, onClose }: ImportOutlineDialogProps) {
  const { t, stack } = outlineTabWords.useWords();
  const { succeeded } = useOutcomeToast();
  const { user } = useSession();
  const uploadFile = useCheckedUpload(useUploadFile());
  const sending = useFileSending();
  const { fields, formProps, busy } = useZodForm(outlineUploadSchema, {
    onSubmit: async ({ file }) => {
      const isSent = await sending.send(file, (options) =>
        uploadFile(
          {
            content: file,
            type: 'courseOutline',
            recordId: contract.id,
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
      title={stack('import.title')}
      formProps={formProps}
      submitLabel={t('import.send')}
      stop={{ label: t('import.stop'), onPress: sending.stop }}
    >
      <FormFileInput
        field={fields.file}
        label={t('import.file')}
        hint={stack('import.hint')}
        extensions={outlineExtensions}
        uploads={sending.uploads}
        onRemove={sending.stopIf}
      />
      {sending.refusal && (
        <RefusedBanner error={sending.refusal.error}>{stack('import.failed')}</RefusedBanner>
      )}
    </FormDialog>
  );
}
