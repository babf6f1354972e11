import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UploadedFile } from '../../files/UploadedFile.ts';
import { writeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { temporaryFolder } from '../../testing/organisations.ts';
import { checkContent } from './uploads.ts';

/** The signature of an entry in the directory of a zip, and the offset of the size to which it unpacks. */
const [entry, unpacked] = ['PK\u0001\u0002', 24];

const sheetOf = (rows: number) => writeSpreadsheet(Array.from({ length: rows }, (_, row) => [`Ng ${row}`]));

function withSize(sheet: Buffer, bytes: number): Buffer {
  sheet.writeUInt32LE(bytes, sheet.indexOf(entry) + unpacked);
  return sheet;
}

it('spreadsheets are checked by their own content, also at once and after larger ones (ADR-0097)', async () => {
  const folder = temporaryFolder();
  const check = async (name: string, content: Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    const file = await UploadedFile.at(path, name);
    await checkContent(file, ['.xlsx']);
    return 'accepted';
  };
  // One after the other, so that the content of a larger file is still in the buffer.
  await expect(check('first.xlsx', withSize(sheetOf(5000), 60_000_000))).rejects.toThrow(/larger than 50 MB/);
  expect(await check('second.xlsx', sheetOf(1))).toBe('accepted');
  const outcomes = await Promise.allSettled([
    check('large.xlsx', withSize(sheetOf(5000), 60_000_000)),
    check('small.xlsx', sheetOf(1)),
    check('other-large.xlsx', withSize(sheetOf(4000), 60_000_000)),
    check('other-small.xlsx', sheetOf(2)),
  ]);
  const tooLarge = expect.objectContaining({
    message: expect.stringContaining('larger than 50 MB once unpacked'),
  });
  expect(outcomes).toEqual([
    { status: 'rejected', reason: tooLarge },
    { status: 'fulfilled', value: 'accepted' },
    { status: 'rejected', reason: tooLarge },
    { status: 'fulfilled', value: 'accepted' },
  ]);
});
