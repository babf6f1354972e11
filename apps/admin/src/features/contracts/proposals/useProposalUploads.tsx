import { ApiError } from '@portal/api-client';
import { uploadWords, useDocumentUpload } from '@portal/records';
import { FailureReason, useToast } from '@portal/shell';
import type { FileUpload } from '@portal/ui';
import { RefusalText } from '@portal/views';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { proposalWords } from './proposal-words';

export interface ProposalUploads {
  /** Progress of each file. */
  uploads: ReadonlyMap<File, FileUpload>;
  /**
   * Uploads or retries a file; resolves when the upload ends. Does nothing while the file is uploading or after it is
   * uploaded.
   */
  send: (contractId: number, file: File) => Promise<void>;
  /** Aborts the upload of a file and removes it. */
  drop: (file: File) => void;
}

/** Uploads the proposals of a contract in parallel, each with its own progress (CON-FORM-09, OPEN-78). */
export function useProposalUploads(): ProposalUploads {
  const uploadFile = useDocumentUpload('courseProposal');
  const toast = useToast();
  const { pair } = uploadWords.useWords();
  const [uploads, setUploads] = useState<ReadonlyMap<File, FileUpload>>(() => new Map());
  const underWay = useRef(new Map<File, AbortController>());

  const send = useCallback<ProposalUploads['send']>(
    async (contractId, file) => {
      if (underWay.current.has(file)) return;
      const controller = new AbortController();
      underWay.current.set(file, controller);
      const show = (upload: FileUpload) => {
        if (!controller.signal.aborted) setUploads((known) => new Map(known).set(file, upload));
      };
      show({ state: 'sending', part: 0 });
      try {
        await uploadFile(contractId, file, {
          signal: controller.signal,
          onProgress: (part) => show({ state: 'sending', part }),
        });
        show({ state: 'sent' });
        toast.success(pair('uploaded'));
      } catch (error) {
        underWay.current.delete(file);
        show({ state: 'failed', message: <WhyNot error={error} /> });
      }
    },
    [uploadFile, toast, pair],
  );
  const drop = useCallback((file: File) => {
    underWay.current.get(file)?.abort();
    underWay.current.delete(file);
    setUploads((known) => new Map([...known].filter(([other]) => other !== file)));
  }, []);
  return useMemo(() => ({ uploads, send, drop }), [uploads, send, drop]);
}

/** The server's message about the file; without one, that the upload failed (MSG-18). */
function WhyNot({ error }: { error: unknown }): ReactNode {
  const { stack } = proposalWords.useWords();
  if (!(error instanceof ApiError)) return stack('notUploaded');
  if (error.code === 'too-large') return <RefusalText refusal="file-too-large" />;
  return <FailureReason error={error}>{stack('notUploaded')}</FailureReason>;
}
