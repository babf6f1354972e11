import { ApiError } from '@portal/api-client';
import type { FileUpload } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

/** What a call takes to be stopped and to tell how far it is. */
export interface SendingOptions {
  signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends one file at a time, and tells how far it is. */
export function useFileSending() {
  const [upload, setUpload] = useState<{ file: File; part: number } | null>(null);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort();
  const uploads = useMemo(
    () => upload && new Map<File, FileUpload>([[upload.file, { state: 'sending', part: upload.part }]]),
    [upload],
  );
  // Nobody waits any longer for what is on its way.
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
    /** Resolves with whether the file has arrived; what was refused is in `refusal`, and stopping it is no refusal. */
    send,
    /** Aborts the running request. */
    stop,
    /** Gives it up when it is of this file, which was taken out of its field. */
    stopIf: (file: File) => {
      if (file === upload?.file) stop();
    },
    /** For the field that shows the file: how far it is. */
    uploads: uploads ?? undefined,
    /** Why the last one was refused. */
    refusal,
  };
}
