import { ApiError, isRefusal, isUnanswered, useReadFilesAgain } from '@portal/api-client';
import { documentExtensions, documentsUploadSchema } from '@portal/domain';
import { useDocumentUpload } from '@portal/records';
import { dialogForm } from '@portal/records/form-layout';
import { FailureReason, LeaveGuard } from '@portal/shell';
import { Button, Dialog, type FileUpload } from '@portal/ui';
import { FormFileInput, useZodForm, vocabulary } from '@portal/views';
import { useEffect, useMemo, useState } from 'react';
import { outcome, problem } from '../files.css';
import { uploadWords } from './upload-words';
import { type Upload, useUploadQueue } from './useUploadQueue';

/** Uploads several documents; each succeeds, fails or is retried on its own (SET-FILE-07, SET-FILE-24, SET-FILE-25). */
export function UploadFilesDialog({ onClose }: { onClose: () => void }) {
  const { t, stack } = uploadWords.useWords();
  const upload = useDocumentUpload('undefined');
  const readAgain = useReadFilesAgain();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const queue = useUploadQueue(async (file, options) => {
    try {
      await upload(null, file, options);
    } catch (error) {
      // The file may have arrived although the response was lost; reload the list behind the dialog.
      if (isOffline(error)) void readAgain();
      throw error;
    }
  });
  const { fields, formProps } = useZodForm(documentsUploadSchema, {
    onSubmit: ({ files }) => queue.send(files.filter((file) => queue.uploads.get(file)?.state !== 'sent')),
  });

  const uploads = useShown(queue.uploads);
  const count = (state?: Upload['state']) =>
    chosen.filter((file) => queue.uploads.get(file)?.state === state).length;
  const [arrived, failed, fresh] = [count('sent'), count('failed'), count()];
  const busy = count('waiting') + count('sending') > 0;
  useWarningOnUnload(busy);
  const isDone = !busy && chosen.length > 0 && arrived === chosen.length;

  const submitLabel = () => {
    if (busy) return t('sending', { done: arrived, total: chosen.length });
    if (fresh > 0) return t('sendCount', { count: fresh + failed });
    return failed > 0 ? t('retryCount', { count: failed }) : t('upload');
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={stack('uploadFiles')}
      actions={
        <>
          <Button variant={isDone ? 'primary' : undefined} onClick={onClose}>
            {t('close')}
          </Button>
          {!isDone && (
            <Button type="submit" form={formProps.id} variant="primary" busy={busy}>
              {submitLabel()}
            </Button>
          )}
        </>
      }
    >
      <form {...formProps} className={dialogForm}>
        <p>{stack('intro')}</p>
        {/* Above the files, because their list may be longer than the screen. */}
        <div role="status" className={outcome}>
          {!busy && arrived > 0 && <p>{t('arrived', { count: arrived })}</p>}
          {!busy && failed > 0 && <p className={problem}>{t('missing', { count: failed })}</p>}
        </div>
        <FormFileInput
          field={fields.files}
          label={t('files')}
          hint={stack('hint')}
          multiple
          extensions={documentExtensions}
          uploads={uploads}
          onFilesChange={(files) => {
            setChosen(files);
            queue.join(files.filter((file) => !queue.uploads.has(file)));
          }}
          onRemove={queue.stop}
          onRetry={(file) => void queue.send([file])}
        />
      </form>
      <LeaveGuard
        dialog
        work={{ isUnsaved: queue.isBusy, refused: true }}
        question={{
          title: stack('leave.title'),
          text: stack('leave.text'),
          leave: t('leave.leave'),
          stay: t('leave.stay'),
        }}
      />
    </Dialog>
  );
}

/** Returns the progress text of each file. */
function useShown(uploads: ReadonlyMap<File, Upload>): ReadonlyMap<File, FileUpload> {
  return useMemo(
    () =>
      new Map(
        [...uploads].map(([file, upload]) => [
          file,
          upload.state === 'failed' ? { state: 'failed', message: <Failure error={upload.error} /> } : upload,
        ]),
      ),
    [uploads],
  );
}

/**
 * The reason why an upload failed (MSG-17). A file that the server finds too large gets the form's message (MSG-18).
 */
function Failure({ error }: { error: unknown }) {
  const { stack } = uploadWords.useWords();
  const { stack: known } = vocabulary.useWords();
  if (error instanceof ApiError && error.code === 'too-large') return known('refusal.file-too-large');
  if (isUnanswered(error)) return stack('lost');
  return (
    <>
      {stack('failed')}
      {(isRefusal(error) || isOffline(error)) && <FailureReason error={error} />}
    </>
  );
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'offline';
}

/** Asks before the page is closed or reloaded during an upload. */
function useWarningOnUnload(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
