import { type ImportPreview, maxReadingMilliseconds, type Sheet } from '@portal/domain';
import { trustedScriptUrl } from '@portal/shell';
import type { SheetRefusal } from '@portal/spreadsheet';
import workerUrl from './spreadsheet.worker.ts?worker&url';

/**
 * Ten times the server's limit, because the elapsed time includes that of other programs, and a browser cannot measure
 * the processor time of a task. The server then applies its own limit.
 */
const maxWaitMilliseconds = 10 * maxReadingMilliseconds;

/** A parsed and checked import file. */
export interface ImportFile {
  sheet: Sheet;
  /** The table of the sheet, below the headings that were found. */
  preview: ImportPreview;
}

/** Reads a file of students or teachers. */
export interface ReadTask {
  content: ArrayBuffer;
  who: 'students' | 'teachers';
  /** Name of the sheet; by default the first visible one with any text. */
  sheet?: string;
}

/** A task for the worker: read a file, or write rows. */
export type SpreadsheetTask = ReadTask | { rows: readonly (readonly string[])[] };

/**
 * A message from the worker: it is ready for a task, its code could not be loaded, all code for the task is loaded, the
 * file is parsed, or the result.
 */
export type WorkerMessage =
  | { is: 'ready' | 'loaded' | 'parsed' }
  | { is: 'failed'; reason: string }
  | { is: 'done'; answer: unknown };

/**
 * Reads an .xlsx or .xls file and checks its rows, or returns why it cannot be read: `too-slow` if parsing exceeds the
 * given milliseconds. Rejects if the worker's code cannot be loaded, or when aborted.
 */
export async function readImportFile(
  file: File,
  who: 'students' | 'teachers',
  {
    signal,
    sheet,
    milliseconds = maxWaitMilliseconds,
  }: { signal: AbortSignal; sheet?: string; milliseconds?: number },
): Promise<ImportFile | SheetRefusal | 'too-slow'> {
  const content = await file.arrayBuffer();
  return inWorker<ImportFile | SheetRefusal, 'too-slow'>({ content, who, sheet }, signal, {
    milliseconds,
    answer: 'too-slow',
  });
}

/** Writes an .xlsx file of one sheet with text cells only. */
export async function writeSheet(rows: readonly (readonly string[])[], signal: AbortSignal): Promise<Blob> {
  const content = await inWorker<Uint8Array<ArrayBuffer>>({ rows }, signal);
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

/** A time limit, and the result when it is exceeded. */
interface TimeLimit<Answer> {
  milliseconds: number;
  answer: Answer;
}

/**
 * Runs a task in its own worker, because terminating the worker is the only way to stop a task, and frees its memory.
 */
function inWorker<Answer, Late = never>(
  task: SpreadsheetTask,
  signal: AbortSignal,
  limit?: TimeLimit<Late>,
): Promise<Answer | Late> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settled: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      signal.removeEventListener('abort', giveUp);
      settled();
    };
    const giveUp = () => end(() => reject(signal.reason));
    // Excludes the time to load code, which depends on the connection, not on the file.
    const startTimer = () => {
      if (!limit) return;
      const { milliseconds, answer } = limit;
      if (milliseconds <= 0) end(() => resolve(answer));
      else timer = setTimeout(() => end(() => resolve(answer)), milliseconds);
    };
    signal.addEventListener('abort', giveUp);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.is === 'ready') worker.postMessage(task, 'content' in task ? [task.content] : []);
      else if (data.is === 'loaded') startTimer();
      else if (data.is === 'parsed') clearTimeout(timer);
      else if (data.is === 'failed') end(() => reject(new Error(data.reason)));
      else if (data.is === 'done') end(() => resolve(data.answer as Answer));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(() => reject(new Error(event.message)));
    };
  });
}
