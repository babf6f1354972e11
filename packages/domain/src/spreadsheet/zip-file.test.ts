import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zippedFiles } from './zip-file.fixtures.ts';
import { zipFile } from './zip-file.ts';

const read = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

it('an archive has its files in order, not packed, with names in UTF-8 and their checksums', () => {
  const entries = [
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: 'été/王.txt', text: 'Nguyễn 🎓\n'.repeat(7000) },
    { name: 'empty', text: '' },
  ];
  const files = zippedFiles(zipFile(entries));
  expect(files.map(({ name, content }) => ({ name: read(name), text: read(content) }))).toEqual(entries);
  for (const { content, ...file } of files) {
    expect(file).toMatchObject({ version: 20, flags: 0x0800, method: 0, checksum: crc32(content) });
    // UnZip 6.0-28 of Debian reads accents in names of this host only, and sets these permissions.
    expect(file).toMatchObject({ host: 3, mode: 0o100644 });
    expect([file.date & 0x1f, (file.date >> 5) & 0xf, 1980 + (file.date >> 9)]).toEqual([1, 1, 1980]);
  }
});

it('an archive can be empty', () => {
  expect(zippedFiles(zipFile([]))).toEqual([]);
});
