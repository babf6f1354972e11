import { zippedFile } from '@portal/domain';
import { Zip, ZipPassThrough } from 'fflate';

/** A file for an archive. */
export interface BlobEntry {
  name: string;
  content: Blob;
}

/** Replaces the characters that Windows does not allow in file names by hyphens. */
export function portableName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '-');
}

/**
 * Returns an archive of files, uncompressed. Equal names are numbered: `report.pdf`, `report (2).pdf`. The contents are
 * read piece by piece for their checksums; the archive refers to their blobs, so they are never all in memory.
 */
export async function zipOfBlobs(entries: readonly BlobEntry[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const taken = new Set<string>();
  let piece: Uint8Array | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    // A chunk that is the content itself is skipped, because the blob is inserted instead.
    if (chunk !== piece) parts.push(chunk);
  });
  for (const { name, content } of entries) {
    const fileName = newName(name, taken);
    const file = Object.assign(new ZipPassThrough(fileName), zippedFile);
    zip.add(file);
    const reader = content.stream().getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      piece = read.value;
      file.push(piece);
    }
    parts.push(content);
    piece = new Uint8Array();
    file.push(piece, true);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}

/** Returns a name that is not taken; compares without case, because Windows and macOS ignore case. */
function newName(name: string, taken: Set<string>): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${extension}`;
  taken.add(free.toLowerCase());
  return free;
}
