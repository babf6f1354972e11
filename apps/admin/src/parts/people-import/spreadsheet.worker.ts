import { importTable, previewImport } from '@portal/domain';
import { loadCodePages, readSheet, type SheetRefusal, writeTextSheet } from '@portal/spreadsheet';
import { importRules } from './import-rules';
import type { ImportFile, ReadTask, SpreadsheetTask, WorkerMessage } from './spreadsheet-tasks';

// In a worker, because reading and checking thousands of rows takes a second and would block the dialog.

addEventListener('message', async ({ data }: MessageEvent<SpreadsheetTask>) => {
  if ('rows' in data) post({ is: 'done', answer: writeTextSheet(data.rows) });
  else post({ is: 'done', answer: await read(data) });
});
post({ is: 'ready' });

function post(message: WorkerMessage): void {
  postMessage(message);
}

async function read({ content, who, sheet: name }: ReadTask): Promise<ImportFile | SheetRefusal> {
  const bytes = new Uint8Array(content);
  try {
    await loadCodePages(bytes);
  } catch (error) {
    post({ is: 'failed', reason: String(error) });
  }
  post({ is: 'loaded' });
  const sheet = readSheet(bytes, { sheet: name });
  post({ is: 'parsed' });
  if (typeof sheet === 'string') return sheet;
  const { columns, schema } = importRules[who];
  return { sheet, preview: previewImport<string>(importTable(sheet, columns), columns, schema) };
}
