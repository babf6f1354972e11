import { type Contract, outlineExtensions, outlineUploadSchema } from '@portal/domain';
import { UploadDialog, useDocumentUpload } from '@portal/records';
import { outlineTabWords } from './outline-tab-words';

/** Imports an outline that was written outside the portal (CON-OUT-01, CON-OUT-02). */
export function ImportOutlineDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t, stack } = outlineTabWords.useWords();
  const upload = useDocumentUpload('courseOutline');
  return (
    <UploadDialog
      title={stack('import.title')}
      schema={outlineUploadSchema}
      upload={({ file }, options) => upload(contract.id, file, options)}
      label={t('import.file')}
      hint={stack('import.hint')}
      extensions={outlineExtensions}
      submitLabel={t('import.send')}
      refused={stack('import.failed')}
      onClose={onClose}
    />
  );
}
