import { useUploadFile } from '@portal/api-client';
import { type Contract, fileTitle, outlineExtensions, outlineUploadSchema } from '@portal/domain';
import { useSession } from '@portal/shell';
import { UploadDialog } from '../../../parts/UploadDialog';
import { useCheckedUpload } from '../../../parts/useCheckedUpload';
import { outlineTabWords } from './outline-tab-words';

/** Imports an outline that was written outside the portal (CON-OUT-01, CON-OUT-02). */
export function ImportOutlineDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t, stack } = outlineTabWords.useWords();
  const { user } = useSession();
  const uploadFile = useCheckedUpload(useUploadFile());
  return (
    <UploadDialog
      title={stack('import.title')}
      schema={outlineUploadSchema}
      upload={({ file }, options) =>
        uploadFile(
          {
            content: file,
            type: 'courseOutline',
            recordId: contract.id,
            title: fileTitle(file.name),
            userId: user?.id ?? 0,
          },
          options,
        )
      }
      label={t('import.file')}
      hint={stack('import.hint')}
      extensions={outlineExtensions}
      submitLabel={t('import.send')}
      refused={stack('import.failed')}
      onClose={onClose}
    />
  );
}
