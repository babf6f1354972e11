import { useEffect, useRef, useState } from 'react';
import type { SendingOptions } from '../../../../parts/useFileSending';

/** How far a file has come. */
export type Upload =
  | { state: 'waiting' }
  | { state: 'sending'; part: number }
  | { state: 'sent' }
  | { state: 'failed'; error: unknown };

/** Number of parallel uploads. */
const lanes = 2;

/**
 * Files on their way, two at a time, each with an end of its own: one that fails keeps no other from arriving. `call`
 * sends one.
 */
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
    // Stopped, it was taken out, and may be on its way anew by now.
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
    // Nobody waits any longer for what is on its way.
    return () => {
      waiting.current = [];
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return {
    /** How far each file has come; without those that were not sent yet. */
    uploads,
    /** Whether a file is on its way or waits for one; true at any moment. */
    isBusy,
    /** Sends files, those on their way excepted; resolves once none is on its way any more. */
    send: (files: readonly File[]) =>
      new Promise<void>((resolve) => {
        drained.current.push(resolve);
        enqueue(files);
      }),
    /** Sends further files after those that are on their way; nothing while none is. */
    join: (files: readonly File[]) => {
      if (isBusy()) enqueue(files);
    },
    /** Gives a file up that was taken out. */
    stop: (file: File) => {
      waiting.current = waiting.current.filter((other) => other !== file);
      underWay.current.get(file)?.abort();
      underWay.current.delete(file);
      note(file, null);
      fill();
    },
  };
}
