import { trustedScriptUrl } from '@portal/shell';
import type { JoinedContent } from './JoinedPdf';
import workerUrl from './join-pdfs.worker.ts?worker&url';
import type { PdfRefusal } from './read-pdf';

/** A task for the worker: add a file, or complete the joined file. */
export type JoinTask = { content: ArrayBuffer; title: string } | { title: string };

/** A message from the worker: that it is ready for tasks, or the result of a task. */
export type JoinAnswer =
  | { ready: true }
  | { added: 'added' }
  | { added: PdfRefusal; content: ArrayBuffer }
  | { ended: JoinedContent };

/** A file that cannot be joined, with its content. */
export interface RefusedFile {
  reason: PdfRefusal;
  content: ArrayBuffer;
}

/** A worker that joins PDFs. Every function rejects once the worker is stopped or has failed. */
export interface Joining {
  /**
   * Adds a file under a bookmark, or returns the reason why it cannot. The content is transferred to the worker, and
   * back if the file is refused.
   */
  add(content: ArrayBuffer, title: string): Promise<RefusedFile | 'added'>;
  /** Completes the joined file with a title. At least one file must have been added. */
  end(title: string): Promise<JoinedContent>;
  /** Stops the worker and frees its memory. */
  stop(): void;
}

/** Starts the worker that joins PDFs. Rejects if its code cannot be loaded. */
export async function startJoining(): Promise<Joining> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const stopped = new AbortController();
  const answer = () =>
    new Promise<JoinAnswer>((resolve, reject) => {
      const fail = () => reject(new Error('The worker was stopped'));
      if (stopped.signal.aborted) fail();
      stopped.signal.addEventListener('abort', fail);
      worker.onmessage = ({ data }: MessageEvent<JoinAnswer>) => {
        stopped.signal.removeEventListener('abort', fail);
        resolve(data);
      };
    });
  const stop = () => {
    worker.terminate();
    stopped.abort();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    stop();
  };
  await answer();
  const send = (task: JoinTask, moved: ArrayBuffer[] = []) => {
    const answered = answer();
    worker.postMessage(task, moved);
    return answered;
  };
  return {
    async add(content, title) {
      const reply = await send({ content, title }, [content]);
      if ('content' in reply) return { reason: reply.added, content: reply.content };
      if (!('added' in reply)) throw new Error('The worker did not add the file');
      return 'added';
    },
    async end(title) {
      const reply = await send({ title });
      stop();
      if (!('ended' in reply)) throw new Error('The worker did not end the file');
      return reply.ended;
    },
    stop,
  };
}
