import { type ImportPreview, maxReadingMilliseconds, type Sheet } from '@portal/domain';
import type { SheetRefusal } from './spreadsheet';

/** A parsed and checked import file. */
export interface ImportFile extends Omit<Sheet, 'rows'> {
  preview: ImportPreview;
}

/** A task for the worker: read a file of students or teachers, check that a file can be read, or write rows. */
export type SpreadsheetTask =
  | { content: ArrayBuffer; who: 'students' | 'teachers' | null }
  | { rows: readonly (readonly string[])[] };

/** A message from the worker: its code is loaded, the file is parsed, or the answer. */
export type WorkerMessage = { is: 'ready' } | { is: 'parsed' } | { is: 'done'; answer: unknown };

/**
 * Reads an .xlsx or .xls file and checks its rows, or returns why it cannot be read: `too-slow` when parsing exceeds
 * the given milliseconds. Rejects when the worker's code cannot be loaded, or when aborted.
 */
export async function readImportFile(
  file: File,
  who: 'students' | 'teachers',
  { signal, milliseconds = maxReadingMilliseconds }: { signal: AbortSignal; milliseconds?: number },
): Promise<ImportFile | SheetRefusal | 'too-slow'> {
  const content = await file.arrayBuffer();
  return inWorker<ImportFile | SheetRefusal, 'too-slow'>({ content, who }, signal, {
    milliseconds,
    answer: 'too-slow',
  });
}

/**
 * Tries to read a spreadsheet that is uploaded as a document. Returns `too-large` if it unpacks to too much, `too-slow`
 * if it takes too long, null otherwise, even for a damaged or protected file. Rejects when aborted.
 */
export async function tooHeavy(
  file: File,
  { signal, milliseconds = maxReadingMilliseconds }: { signal: AbortSignal; milliseconds?: number },
): Promise<'too-large' | 'too-slow' | null> {
  const content = await file.arrayBuffer();
  const limit = { milliseconds, answer: 'too-slow' } as const;
  const found = await inWorker<SheetRefusal | null, 'too-slow'>({ content, who: null }, signal, limit);
  return found === 'too-large' || found === 'too-slow' ? found : null;
}

/** Writes an .xlsx file of one sheet with text cells only. */
export async function writeSheet(rows: readonly (readonly string[])[], signal: AbortSignal): Promise<Blob> {
  const content = await inWorker<Uint8Array<ArrayBuffer>>({ rows }, signal);
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

/** A time limit and the answer when it is exceeded. */
interface TimeLimit<Answer> {
  milliseconds: number;
  answer: Answer;
}

/** One worker per task, because terminating it is the only way to stop a task, and frees its memory. */
function inWorker<Answer, Late = never>(
  task: SpreadsheetTask,
  signal: AbortSignal,
  limit?: TimeLimit<Late>,
): Promise<Answer | Late> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settled: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      signal.removeEventListener('abort', giveUp);
      settled();
    };
    const giveUp = () => end(() => reject(signal.reason));
    const start = () => {
      // Excludes the time to load the worker's code, which depends on the connection, not on the file.
      if (limit) {
        const { milliseconds, answer } = limit;
        if (milliseconds <= 0) return end(() => resolve(answer));
        timer = setTimeout(() => end(() => resolve(answer)), milliseconds);
      }
      worker.postMessage(task, 'content' in task ? [task.content] : []);
    };
    signal.addEventListener('abort', giveUp);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.is === 'ready') start();
      else if (data.is === 'parsed') clearTimeout(timer);
      else end(() => resolve(data.answer as Answer));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(() => reject(new Error(event.message)));
    };
  });
}
