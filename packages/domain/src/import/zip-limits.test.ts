import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limitZip } from './zip-limits.ts';

interface Entry {
  name: string;
  content: Uint8Array;
  /** Size stated in the directory and the entry's header instead of the real one. */
  stated?: { directory?: number; header?: number; zip64?: number };
  /** Extra fields before the one with eight bytes, and a comment, which both have to be skipped. */
  otherExtra?: Buffer;
  comment?: string;
  isStored?: boolean;
}

const nameOf = (name: string) => new TextEncoder().encode(name);

function zipOf(entries: readonly Entry[]): { zip: Buffer; headers: number[] } {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const headers: number[] = [];
  let offset = 0;
  for (const { name, content, stated = {}, isStored = false, otherExtra, comment = '' } of entries) {
    const packed = isStored ? Buffer.from(content) : deflateRawSync(content);
    const eightBytes = Buffer.alloc(stated.zip64 === undefined ? 0 : 20);
    if (stated.zip64 !== undefined) {
      eightBytes.writeUInt16LE(1, 0);
      eightBytes.writeUInt16LE(16, 2);
      eightBytes.writeBigUInt64LE(BigInt(stated.zip64), 4);
    }
    const extra = Buffer.concat([otherExtra ?? Buffer.alloc(0), eightBytes]);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(isStored ? 0 : 8, 8);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(stated.header ?? content.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(stated.directory ?? content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt16LE(comment.length, 32);
    entry.writeUInt32LE(offset, 42);
    headers.push(offset);
    parts.push(header, Buffer.from(nameOf(name)), packed);
    directory.push(entry, Buffer.from(nameOf(name)), extra, Buffer.from(comment));
    offset += header.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(offset, 16);
  return { zip: Buffer.concat([...parts, ...directory, end]), headers };
}

const zeros = (name: string, length: number, stated?: Entry['stated']): Entry => ({
  name,
  content: new Uint8Array(length),
  stated,
});

describe('the unpacked size of a zip', () => {
  it.each<[string, Entry[], number, ReturnType<typeof limitZip>]>([
    ['exactly the limit', [zeros('a', 600), zeros('b', 400)], 1000, 'within-limit'],
    ['one byte over, of both entries together', [zeros('a', 600), zeros('b', 401)], 1000, 'too-large'],
    ['stated in the directory only', [zeros('a', 1001, { header: 0 })], 1000, 'too-large'],
    ['stated in the header only', [zeros('a', 1001, { directory: 0 })], 1000, 'too-large'],
    ['stated in eight bytes', [zeros('a', 900, { zip64: 2 ** 40 })], 1000, 'too-large'],
    [
      'stated in eight bytes after another extra field',
      [{ ...zeros('a', 900, { zip64: 2 ** 40 }), otherExtra: Buffer.from([9, 0, 2, 0, 7, 7]) }],
      1000,
      'too-large',
    ],
    ['exactly the limit in eight bytes', [zeros('a', 900, { zip64: 1000 })], 1000, 'within-limit'],
    [
      'with a comment that looks like an extra field',
      [{ ...zeros('a', 900), comment: `${'\u0001\0\u0010\0'}${'x'.repeat(16)}` }],
      1000,
      'within-limit',
    ],
    [
      'with an extra field that says something else in eight bytes',
      [{ ...zeros('a', 900), otherExtra: Buffer.from([9, 0, 8, 0, 0, 0, 0, 0, 0, 1, 0, 0]) }],
      1000,
      'within-limit',
    ],
    [
      'after an entry with a comment',
      [{ ...zeros('a', 600), comment: 'a note' }, zeros('b', 401)],
      1000,
      'too-large',
    ],
    [
      'exactly the limit, after an entry with a comment',
      [{ ...zeros('a', 600), comment: 'a note' }, zeros('b', 400)],
      1000,
      'within-limit',
    ],
    [
      'of a stored entry',
      [{ ...zeros('a', 1001, { directory: 0, header: 0 }), isStored: true }],
      1000,
      'too-large',
    ],
    ['stated nowhere', [zeros('a', 5000, { directory: 0, header: 0 })], 1000, 'damaged'],
    ['of an entry with nothing in it', [zeros('a', 0)], 1000, 'within-limit'],
    ['of no entries', [], 1000, 'within-limit'],
  ])('%s', (_, entries, most, verdict) => {
    expect(limitZip(zipOf(entries).zip, most)).toBe(verdict);
  });

  it('is written where a header leaves it out, and nothing else is changed', () => {
    const { zip, headers } = zipOf([zeros('a', 700), zeros('b', 70, { header: 0 })]);
    const before = Buffer.from(zip);
    expect(limitZip(zip, 1000)).toBe('within-limit');
    const at = Number(headers[1]) + 22;
    expect(zip.readUInt32LE(at)).toBe(70);
    zip.writeUInt32LE(0, at);
    expect(zip.equals(before)).toBe(true);
  });

  it('changes nothing where the header states less than the directory', () => {
    const { zip } = zipOf([zeros('a', 70, { directory: 700 })]);
    const before = Buffer.from(zip);
    expect(limitZip(zip, 1000)).toBe('within-limit');
    expect(zip.equals(before)).toBe(true);
  });

  it.each([
    ['an entry', 0],
    ['an entry of the directory', 1],
  ])('of a zip with a wrong signature of %s cannot be told', (_, place) => {
    const { zip } = zipOf([zeros('a', 100)]);
    const signature = ['PK\u0003\u0004', 'PK\u0001\u0002'][place] ?? '';
    zip.write('no', zip.indexOf(signature));
    expect(limitZip(zip, 1000)).toBe('damaged');
  });

  it.each([
    ['no zip', Buffer.from('not a zip')],
    ['half a zip', zipOf([zeros('a', 100)]).zip.subarray(40)],
    ['nothing', Buffer.alloc(0)],
  ])('of %s cannot be told', (_, zip) => {
    expect(limitZip(Buffer.from(zip))).toBe('damaged');
  });

  it.each([
    [52_428_800, 'within-limit'],
    [52_428_801, 'too-large'],
  ])('of %i bytes is %s for a spreadsheet: 50 MB', (directory, verdict) => {
    expect(limitZip(zipOf([zeros('a', 10, { directory })]).zip)).toBe(verdict);
  });

  it('is told of a bomb without inflating it', () => {
    const { zip } = zipOf([zeros('xl/worksheets/sheet1.xml', 51 * 1024 * 1024)]);
    expect(zip.length).toBeLessThan(100_000);
    expect(limitZip(zip)).toBe('too-large');
  });
});
