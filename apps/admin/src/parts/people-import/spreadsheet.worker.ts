import { readSpreadsheet, writeSpreadsheet } from './spreadsheet';
import type { SpreadsheetTask } from './spreadsheet-tasks';

// Beside the page: a file of thousands of rows takes a second, in which one can still close the dialog.

addEventListener('message', ({ data }: MessageEvent<SpreadsheetTask>) => {
  if ('content' in data) postMessage(readSpreadsheet(data.content));
  else postMessage(writeSpreadsheet(data.rows));
});
