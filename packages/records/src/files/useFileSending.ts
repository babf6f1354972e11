import { ApiError } from '@portal/api-client';
import type { FileUpload } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The abort signal and progress callback of an upload. */
export interface SendingOptions {
  signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Uploads one file at a time and reports its progress. */
export function useFileSending() {
  const [upload, setUpload] = useState<{ file: File; part: number } | null>(null);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort();
  const uploads = useMemo(
    () => upload && new Map<File, FileUpload>([[upload.file, { state: 'sending', part: upload.part }]]),
    [upload],
  );
  // Abort on unmount.
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File, call: (options: SendingOptions) => Promise<unknown>): Promise<boolean> => {
    const started = new AbortController();
    controller.current = started;
    setRefusal(null);
    setUpload({ file, part: 0 });
    try {
      await call({ signal: started.signal, onProgress: (part) => setUpload({ file, part }) });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'aborted') setRefusal({ error });
      return false;
    } finally {
      setUpload(null);
    }
  };

  return {
    /** Resolves with whether the file arrived. Errors are in `refusal`; cancelling is not an error. */
    send,
    /** Aborts the running request. */
    stop,
    /** Aborts the upload of this file after it was removed from its field. */
    stopIf: (file: File) => {
      if (file === upload?.file) stop();
    },
    /** The progress, for the file field. */
    uploads: uploads ?? undefined,
    /** The error of the last upload. */
    refusal,
  };
}
