import type { ImportPreview, Sheet } from '@portal/domain';
import type { SheetRefusal } from './spreadsheet';

/** A file of an import, read and checked. */
export interface ImportFile extends Omit<Sheet, 'rows'> {
  preview: ImportPreview;
}

/** What the worker is asked to do: read a file of students or teachers, or write one of these rows. */
export type SpreadsheetTask =
  | { content: ArrayBuffer; who: 'students' | 'teachers' }
  | { rows: readonly (readonly string[])[] };

/** Reads an .xlsx or .xls file and checks its rows, or tells why it cannot be read. Rejects when the code for it does not come, or when given up. */
export async function readImportFile(
  file: File,
  who: 'students' | 'teachers',
  signal: AbortSignal,
): Promise<ImportFile | SheetRefusal> {
  return inWorker<ImportFile | SheetRefusal>({ content: await file.arrayBuffer(), who }, signal);
}

/** Writes an .xlsx file of one sheet, all of it text. */
export async function writeSheet(rows: readonly (readonly string[])[], signal: AbortSignal): Promise<Blob> {
  const content = await inWorker<Uint8Array<ArrayBuffer>>({ rows }, signal);
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

/** One worker a task: it is the only way to stop one, and gives its memory back at once. */
function inWorker<Answer>(task: SpreadsheetTask, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), { type: 'module' });
    const end = (settled: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', giveUp);
      settled();
    };
    const giveUp = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', giveUp);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => end(() => resolve(data));
    worker.onerror = (event) => {
      event.preventDefault();
      end(() => reject(new Error(event.message)));
    };
    worker.postMessage(task, 'content' in task ? [task.content] : []);
  });
}
