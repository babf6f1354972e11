import { ApiError, useUploadFile } from '@portal/api-client';
import { type Contract, outlineExtensions, outlineUploadSchema } from '@portal/domain';
import { useSession } from '@portal/shell';
import { Button, Dialog, type FileUpload } from '@portal/ui';
import { FormFileInput, useZodForm } from '@portal/views';
import { useEffect, useMemo, useRef, useState } from 'react';
import { copy } from '../../../copy';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcome } from '../../../parts/useOutcome';
import { form as formLook } from './ContractOutlinePage.css';
import { outlineTabWords } from './outline-tab-words';

export interface ImportOutlineDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** Imports an outline that was written outside the portal (CON-OUT-01, CON-OUT-02). A refusal keeps the file. */
export function ImportOutlineDialog({ contract, onClose }: ImportOutlineDialogProps) {
  const { t, stack } = outlineTabWords.useWords();
  const { t: common } = copy.useWords();
  const { succeeded } = useOutcome();
  const { user } = useSession();
  const uploadFile = useUploadFile();
  const [upload, setUpload] = useState<{ file: File; part: number } | null>(null);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const stop = useRef<AbortController>(undefined);
  const { form, fields, formProps, busy } = useZodForm(outlineUploadSchema, {
    onSubmit: async ({ file }) => {
      const controller = new AbortController();
      stop.current = controller;
      setRefusal(null);
      setUpload({ file, part: 0 });
      try {
        await uploadFile(
          {
            content: file,
            type: 'courseOutline',
            recordId: contract.id,
            title: file.name.replace(/\.[^.]+$/, ''),
            userId: user?.id ?? 0,
          },
          { signal: controller.signal, onProgress: (part) => setUpload({ file, part }) },
        );
        succeeded('toast.documentUploaded');
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'aborted') setRefusal({ error });
      }
      setUpload(null);
    },
  });
  const uploads = useMemo(
    () => upload && new Map<File, FileUpload>([[upload.file, { state: 'sending', part: upload.part }]]),
    [upload],
  );
  // Nobody waits any longer for what is on its way.
  useEffect(() => () => stop.current?.abort(), []);

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={stack('import.title')}
      closeLabel={common('dialog.close')}
      actions={
        <>
          <Button onClick={() => (busy ? stop.current?.abort() : onClose())}>
            {busy ? t('import.stop') : common('dialog.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" busy={busy}>
            {t('import.send')}
          </Button>
        </>
      }
    >
      <form {...formProps} className={formLook}>
        <FormFileInput
          field={fields.file}
          label={t('import.file')}
          hint={stack('import.hint')}
          extensions={outlineExtensions}
          uploads={uploads ?? undefined}
          onRemove={(file) => {
            if (file === upload?.file) stop.current?.abort();
          }}
        />
        {refusal && <RefusedBanner error={refusal.error}>{stack('import.failed')}</RefusedBanner>}
      </form>
    </Dialog>
  );
}
