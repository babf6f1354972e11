import { previewImport } from '@portal/domain';
import { importRules } from './import-rules';
import { readSpreadsheet, writeSpreadsheet } from './spreadsheet';
import type { ImportFile, SpreadsheetTask, WorkerMessage } from './spreadsheet-tasks';

// In a worker, because reading and checking thousands of rows takes a second and would block the dialog.

addEventListener('message', ({ data }: MessageEvent<SpreadsheetTask>) => {
  if ('rows' in data) post({ is: 'done', answer: writeSpreadsheet(data.rows) });
  else post({ is: 'done', answer: read(data.content, data.who) });
});
post({ is: 'ready' });

function post(message: WorkerMessage): void {
  postMessage(message);
}

function read(content: ArrayBuffer, who: keyof typeof importRules | null): ImportFile | string | null {
  const sheet = readSpreadsheet(content);
  post({ is: 'parsed' });
  if (typeof sheet === 'string') return sheet;
  if (who === null) return null;
  const { rows, ...file } = sheet;
  const { columns, schema } = importRules[who];
  return { ...file, preview: previewImport<string>(rows, columns, schema) };
}
