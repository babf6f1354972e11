import { utf8Bytes } from './utf8-bytes.ts';

/** A file in an archive. */
export interface ZipEntry {
  name: string;
  text: string;
}

/** Returns an archive of uncompressed files, dated 1980-01-01. */
export function zipFile(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const contents = entries.map(({ text }) => utf8Bytes(text));
  const { heads, end } = zipFrame(
    entries.map(({ name }, place) => {
      const content = contents[place] ?? new Uint8Array();
      return { name, size: content.length, checksum: checksum(content) };
    }),
  );
  return joined([...heads.flatMap((head, place) => [head, contents[place] ?? new Uint8Array()]), end]);
}

/** Name, length in bytes and CRC-32 of a file in an archive. */
export interface ZipSum {
  name: string;
  size: number;
  checksum: number;
}

/**
 * Returns what an archive of uncompressed files has around their contents: the head before each, and the end after
 * the last. With it, contents that are too large for one array are put together elsewhere.
 */
export function zipFrame(files: readonly ZipSum[]): {
  heads: Uint8Array<ArrayBuffer>[];
  end: Uint8Array<ArrayBuffer>;
} {
  const heads: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const path = utf8Bytes(file.name);
    const shared = sharedFields(file, path.length);
    const head = joined([Uint8Array.from([...little(0x04034b50, 4), ...shared]), path]);
    directory.push(
      Uint8Array.from([...little(0x02014b50, 4), ...little(unixHost | version, 2), ...shared]),
      // No comment, disk 0, no internal attributes.
      Uint8Array.from([
        ...little(0, 2),
        ...little(0, 2),
        ...little(0, 2),
        ...little(regularFile, 4),
        ...little(offset, 4),
      ]),
      path,
    );
    heads.push(head);
    offset += head.length + file.size;
  }
  const size = sizeOf(directory);
  const end = Uint8Array.from([
    ...little(0x06054b50, 4),
    ...little(0, 4),
    ...little(files.length, 2),
    ...little(files.length, 2),
    ...little(size, 4),
    ...little(offset, 4),
    ...little(0, 2),
  ]);
  return { heads, end: joined([...directory, end]) };
}

const version = 20;
/** The host in the version: Debian's unzip reads accents in names from this host only. */
const unixHost = 3 << 8;
/** Mode of the extracted files: `-rw-r--r--`. */
const regularFile = 0o100644 * 2 ** 16;
/** Flag for UTF-8 names. */
const utf8Flag = 0x0800;
const firstDay = 0x21;

/** The fields that a local file header shares with the central directory. */
function sharedFields(file: ZipSum, pathLength: number): number[] {
  return [
    ...little(version, 2),
    ...little(utf8Flag, 2),
    ...little(0, 2),
    ...little(0, 2),
    ...little(firstDay, 2),
    ...little(file.checksum, 4),
    ...little(file.size, 4),
    ...little(file.size, 4),
    ...little(pathLength, 2),
    ...little(0, 2),
  ];
}

function little(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 0xff);
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** Returns the CRC-32 of bytes, or that of the bytes before and these, if the CRC-32 of those is given. */
export function checksum(bytes: Uint8Array, before = 0): number {
  let sum = before ^ 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (checksums[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
