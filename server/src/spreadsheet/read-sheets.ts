import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadCodePages, readSheet } from '@portal/spreadsheet';
import type { SheetAnswer, SheetTask, ThreadData } from './SheetThread.ts';

// Runs in its own thread, after the threads that answer requests: a slow file takes only what they leave. Linux alone has a
// priority for each thread; elsewhere the whole process would get it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

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
