import { parentPort, workerData } from 'node:worker_threads';
import { loadCodePages, readSheet } from '@portal/spreadsheet';
import type { SheetAnswer, SheetTask, ThreadData } from './SheetThread.ts';

// Runs in its own thread.

const { maxRows } = workerData as ThreadData;

// Before the first file, whose time is limited.
await loadCodePages();
parentPort?.on('message', ({ content, maxBytes }: SheetTask) => {
  answer({ sheet: readSheet(content, { maxRows, maxBytes }) });
});
answer('started');

function answer(message: SheetAnswer): void {
  parentPort?.postMessage(message);
}
