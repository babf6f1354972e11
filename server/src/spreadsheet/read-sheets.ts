import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { SheetAnswer, SheetTask, ThreadData } from './SheetThread.ts';

// Runs in its own thread, which Node starts without the project's loaders, so it imports no other module of the
// project.

const { port, answered, mostRows, keepsEmptyRows } = workerData as ThreadData;
const { read, utils } = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx');

port.on('message', ({ content }: SheetTask) => answer({ rows: readRows(content) }));
answer({ rows: null });

function answer(message: SheetAnswer): void {
  port.postMessage(message);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}

/** Returns the first sheet as texts; null for a damaged file. */
function readRows(content: Uint8Array): string[][] | null {
  try {
    const book = read(content, { type: 'buffer', dateNF: 'yyyy-mm-dd', sheetRows: mostRows });
    const first = book.Sheets[book.SheetNames[0] ?? ''];
    const rows: unknown[][] = first
      ? utils.sheet_to_json(first, { header: 1, range: 0, raw: false, defval: '', blankrows: keepsEmptyRows })
      : [];
    const texts = rows.map((row) => row.map((cell) => String(cell).trim()));
    return keepsEmptyRows ? texts : texts.filter((row) => row.some((cell) => cell !== ''));
  } catch {
    return null;
  }
}
