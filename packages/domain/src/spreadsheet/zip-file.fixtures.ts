/** A file of an archive, as the directory of the archive describes it. */
export interface ZippedFile {
  name: Uint8Array;
  content: Uint8Array;
  version: number;
  flags: number;
  method: number;
  /** Day, month and years after 1980, in bits. */
  date: number;
  checksum: number;
  /** The system that wrote the archive. */
  host: number;
  /** Type and permissions on Unix. */
  mode: number;
}

/**
 * Reads an archive as other programs do, from the directory at its end. Throws an error if the directory and the files
 * contradict each other.
 */
export function zippedFiles(archive: Uint8Array): ZippedFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const short = (place: number) => view.getUint16(place, true);
  const long = (place: number) => view.getUint32(place, true);
  const check = (what: string, ...values: readonly [unknown, unknown][]) => {
    for (const [found, expected] of values)
      if (String(found) !== String(expected)) throw new Error(`${what}: ${found} instead of ${expected}`);
  };
  const end = archive.length - 22;
  const files: ZippedFile[] = [];
  let place = 0;
  let entry = long(end + 16);
  check('end', [long(end), 0x06054b50], [entry + long(end + 12), end], [short(end + 8), short(end + 10)]);
  for (let left = short(end + 10); left > 0; left -= 1) {
    const nameEnd = entry + 46 + short(entry + 28);
    const name = archive.slice(entry + 46, nameEnd);
    const start = place + 30 + name.length;
    const contentEnd = start + long(entry + 20);
    check(
      'entry',
      [long(entry), 0x02014b50],
      [long(entry + 42), place],
      [long(entry + 24), long(entry + 20)],
    );
    check('header', [long(place), 0x04034b50], [archive.slice(place + 30, start), name]);
    check('fields', [archive.slice(place + 4, place + 30), archive.slice(entry + 6, entry + 32)]);
    files.push({
      name,
      content: archive.slice(start, contentEnd),
      version: short(entry + 6),
      flags: short(entry + 8),
      method: short(entry + 10),
      date: short(entry + 14),
      checksum: long(entry + 16),
      host: short(entry + 4) >> 8,
      mode: long(entry + 38) >>> 16,
    });
    [place, entry] = [contentEnd, nameEnd];
  }
  check('directory', [place, long(end + 16)], [entry, end]);
  return files;
}
