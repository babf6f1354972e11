import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadCodePages, readSheet } from '@portal/spreadsheet';
import type { SheetAnswer, SheetTask, ThreadData } from './SheetThread.ts';

// This thread runs with a lower priority than the threads that answer requests: beside them, a slow file gets about a
// tenth of a processor. Only Linux has a priority for each thread; elsewhere this would change the whole process.
const isLinux = process.platform === 'linux';
if (isLinux) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { maxRows } = workerData as ThreadData;

// Loaded before the first file, whose time is limited.
await loadCodePages();
parentPort?.on('message', ({ content, maxBytes }: SheetTask) => {
  answer({ sheet: readSheet(content, { maxRows, maxBytes }) });
});
answer({ started: isLinux ? `/proc/${readlinkSync('/proc/thread-self')}` : null });

function answer(message: SheetAnswer): void {
  parentPort?.postMessage(message);
}
