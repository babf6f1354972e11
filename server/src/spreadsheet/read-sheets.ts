import { workerData } from 'node:worker_threads';
import { loadCodePages, readSheet } from '@portal/spreadsheet';
import type { SheetAnswer, SheetTask, ThreadData } from './SheetThread.ts';

// Runs in its own thread.

const { port, answered, maxRows } = workerData as ThreadData;

// Before the first file, whose time is limited.
await loadCodePages();
port.on('message', ({ content, maxBytes }: SheetTask) => {
  answer({ sheet: readSheet(content, { maxRows, maxBytes }) });
});
answer({ sheet: 'damaged' });

function answer(message: SheetAnswer): void {
  port.postMessage(message);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}
