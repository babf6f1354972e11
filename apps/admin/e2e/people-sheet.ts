import { utils, write } from '@e965/xlsx';

/** Builds a spreadsheet to import from its lines; the first line is the header row. */
export function peopleSheet(name: string, lines: readonly (readonly string[])[]) {
  const sheet = utils.aoa_to_sheet(lines.map((line) => [...line]));
  const buffer: Buffer = write(
    { SheetNames: ['1'], Sheets: { 1: sheet } },
    { type: 'buffer', bookType: 'xlsx' },
  );
  return { name, mimeType: 'application/octet-stream', buffer };
}
