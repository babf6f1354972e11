/** Maximum size of an unpacked spreadsheet, in bytes. */
export const maxUnpackedBytes = 50 * 1024 * 1024;

/** Maximum processor time for reading a spreadsheet, in milliseconds. */
export const maxReadingMilliseconds = 2000;

/** Signature and offsets of the end of a zip's directory, as APPNOTE.TXT of PKWARE defines them. */
const directoryEnd = { signature: 0x06054b50, count: 8, start: 16 };
/** Offsets in a directory entry, and in the local header before its content. */
const entryParts = {
  signature: 0x02014b50,
  length: 46,
  method: 10,
  packed: 20,
  unpacked: 24,
  name: 28,
  extra: 30,
  comment: 32,
  header: 42,
};
const headerParts = {
  signature: 0x04034b50,
  length: 30,
  method: 8,
  packed: 18,
  unpacked: 22,
  name: 26,
  extra: 28,
};
/** Extra field with sizes that need more than four bytes. */
const zip64 = 0x0001;
/** Size of deflated empty content, in bytes. */
const emptyDeflated = 2;

/**
 * Returns whether a zip unpacks to more than `most` bytes, judged by its stated sizes before anything is inflated. If a
 * local header omits the size, the directory's size is written into it, because SheetJS allocates buffers from the
 * headers and must not inflate more than was counted. The offsets are those that SheetJS reads.
 */
export function limitZip(zip: Uint8Array, most = maxUnpackedBytes): 'within-limit' | 'too-large' | 'damaged' {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let total = 0;
  try {
    for (const { size, missingAt } of readEntries(view)) {
      total += size;
      if (total > most) return 'too-large';
      if (missingAt !== null) view.setUint32(missingAt, size, true);
    }
  } catch {
    // An offset points past the end of the file or to a wrong signature.
    return 'damaged';
  }
  return 'within-limit';
}

function* readEntries(view: DataView): Generator<{ size: number; missingAt: number | null }> {
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + directoryEnd.count, true);
  let entry = view.getUint32(end + directoryEnd.start, true);
  for (let place = 0; place < count; place += 1) {
    const header = view.getUint32(entry + entryParts.header, true);
    const inDirectory = readSizes(view, entry, entryParts);
    const inHeader = readSizes(view, header, headerParts);
    const size = Math.max(...inDirectory.sizes, ...inHeader.sizes);
    if (size === 0 && inDirectory.packed > emptyDeflated) throw new RangeError();
    const isMissing = view.getUint32(header + headerParts.unpacked, true) === 0;
    yield { size, missingAt: isMissing ? header + headerParts.unpacked : null };
    entry = inDirectory.end + view.getUint16(entry + entryParts.comment, true);
  }
}

function findDirectoryEnd(view: DataView): number {
  for (let at = view.byteLength - 4; at >= 0; at -= 1)
    if (view.getUint32(at, true) === directoryEnd.signature) return at;
  throw new RangeError();
}

/**
 * Returns the sizes of an entry, wherever the format states them. The content of a stored entry is not packed, so its
 * size is that in the archive.
 */
function readSizes(view: DataView, at: number, parts: typeof entryParts | typeof headerParts) {
  if (view.getUint32(at, true) !== parts.signature) throw new RangeError();
  const isDeflated = view.getUint16(at + parts.method, true) === 8;
  const packed = view.getUint32(at + parts.packed, true);
  const sizes = [view.getUint32(at + parts.unpacked, true), isDeflated ? 0 : packed];
  let extra = at + parts.length + view.getUint16(at + parts.name, true);
  const end = extra + view.getUint16(at + parts.extra, true);
  while (extra <= end - 4) {
    const id = view.getUint16(extra, true);
    if (id === zip64) sizes.push(Number(view.getBigUint64(extra + 4, true)));
    extra += 4 + view.getUint16(extra + 2, true);
  }
  return { sizes, packed, end };
}
