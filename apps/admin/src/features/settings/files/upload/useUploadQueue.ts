import type { SendingOptions } from '@portal/records';
import { useEffect, useRef, useState } from 'react';

/** The state of one upload. */
export type Upload =
  | { state: 'waiting' }
  | { state: 'sending'; part: number }
  | { state: 'sent' }
  | { state: 'failed'; error: unknown };

/** Number of parallel uploads. */
const lanes = 2;

/** Uploads files, two in parallel; one that fails does not stop the others. `call` uploads one file. */
export function useUploadQueue(call: (file: File, options: SendingOptions) => Promise<unknown>) {
  const [uploads, setUploads] = useState<ReadonlyMap<File, Upload>>(new Map());
  const waiting = useRef<File[]>([]);
  const underWay = useRef(new Map<File, AbortController>());
  const drained = useRef<(() => void)[]>([]);

  const note = (file: File, upload: Upload | null) =>
    setUploads((known) => {
      const next = new Map(known);
      if (upload) next.set(file, upload);
      else next.delete(file);
      return next;
    });

  const sendOne = async (file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current.set(file, controller);
    note(file, { state: 'sending', part: 0 });
    const onProgress = (part: number) => {
      if (!signal.aborted) note(file, { state: 'sending', part });
    };
    let end: Upload;
    try {
      await call(file, { signal, onProgress });
      end = { state: 'sent' };
    } catch (error) {
      end = { state: 'failed', error };
    }
    // An aborted file was removed from the list, and may have been added again.
    if (!signal.aborted) note(file, end);
    if (underWay.current.get(file) === controller) underWay.current.delete(file);
    fill();
  };

  const fill = () => {
    while (underWay.current.size < lanes) {
      const next = waiting.current.shift();
      if (!next) break;
      void sendOne(next);
    }
    if (underWay.current.size > 0) return;
    for (const tell of drained.current.splice(0)) tell();
  };

  const isBusy = () => underWay.current.size + waiting.current.length > 0;
  const enqueue = (files: readonly File[]) => {
    const more = files.filter((file) => !underWay.current.has(file) && !waiting.current.includes(file));
    waiting.current.push(...more);
    for (const file of more) note(file, { state: 'waiting' });
    fill();
  };

  useEffect(() => {
    const controllers = underWay.current;
    // Abort everything on unmount.
    return () => {
      waiting.current = [];
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return {
    /** The state of each file; without files that are not queued yet. */
    uploads,
    /** Returns whether uploads are running or queued at the moment, not at the last render. */
    isBusy,
    /** Uploads files that are not already uploading; resolves when the queue is empty. */
    send: (files: readonly File[]) =>
      new Promise<void>((resolve) => {
        drained.current.push(resolve);
        enqueue(files);
      }),
    /** Adds files to a running queue; does nothing when none is running. */
    join: (files: readonly File[]) => {
      if (isBusy()) enqueue(files);
    },
    /** Aborts the upload of a removed file. */
    stop: (file: File) => {
      waiting.current = waiting.current.filter((other) => other !== file);
      underWay.current.get(file)?.abort();
      underWay.current.delete(file);
      note(file, null);
      fill();
    },
  };
}
