import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadCodePages, readSheet } from '@portal/spreadsheet';
import type { SheetAnswer, SheetTask, ThreadData } from './SheetThread.ts';

// Runs in its own thread, after the threads that answer requests: beside them a slow file gets about a tenth of a
// processor. Linux alone has a priority for each thread; elsewhere the whole process would get it.
const isLinux = process.platform === 'linux';
if (isLinux) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { maxRows } = workerData as ThreadData;

// Before the first file, whose time is limited.
await loadCodePages();
parentPort?.on('message', ({ content, maxBytes }: SheetTask) => {
  answer({ sheet: readSheet(content, { maxRows, maxBytes }) });
});
answer({ started: isLinux ? `/proc/${readlinkSync('/proc/thread-self')}` : null });

function answer(message: SheetAnswer): void {
  parentPort?.postMessage(message);
}
