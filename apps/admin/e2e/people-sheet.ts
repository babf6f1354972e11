import { utils, write } from '@e965/xlsx';

/** A spreadsheet to import, by its lines; the first is the head row. */
export function peopleSheet(name: string, lines: readonly (readonly string[])[]) {
  const sheet = utils.aoa_to_sheet(lines.map((line) => [...line]));
  const buffer: Buffer = write(
    { SheetNames: ['1'], Sheets: { 1: sheet } },
    { type: 'buffer', bookType: 'xlsx' },
  );
  return { name, mimeType: 'application/octet-stream', buffer };
}
