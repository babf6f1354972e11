import { checksum, type ZipSum, zipFrame } from '@portal/domain';

/** A file for an archive, with what the archive says about it. */
export interface BlobEntry {
  content: Blob;
  sum: ZipSum;
}

/** Reads a file for an archive, piece by piece. Characters that Windows allows in no name become hyphens. */
export async function blobEntry(name: string, content: Blob): Promise<BlobEntry> {
  const sum = { name: name.replace(/[\\/:*?"<>|]/g, '-'), size: content.size, checksum: 0 };
  const reader = content.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    sum.checksum = checksum(piece.value, sum.checksum);
  return { content, sum };
}

/** Returns an archive of files. Equal names are numbered: `report.pdf`, `report (2).pdf`. */
export function zipOfBlobs(entries: readonly BlobEntry[]): Blob {
  const taken = new Set<string>();
  const sums = entries.map(({ sum }) => ({ ...sum, name: newName(sum.name, taken) }));
  const { heads, end } = zipFrame(sums);
  const parts = entries.flatMap(({ content }, place) => [heads[place] ?? new Uint8Array(), content]);
  return new Blob([...parts, end], { type: 'application/zip' });
}

/** Compares without case, as Windows and macOS do. */
function newName(name: string, taken: Set<string>): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${extension}`;
  taken.add(free.toLowerCase());
  return free;
}
