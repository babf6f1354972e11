import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Some bytes of a content, the last one included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Storage for the contents of files. A content is written before its row is committed. */
export interface Contents {
  /** Stores a content and returns its key. */
  keep(content: Buffer): Promise<string>;
  /** Stores a content under a known key. */
  put(key: string, content: Buffer): Promise<void>;
  read(key: string): Promise<Buffer>;
  /** Opens a content, or some bytes of it. Rejects if it is missing or shorter. Whoever calls this ends the stream. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a content; does nothing if there is none. */
  remove(key: string): Promise<void>;
  /** The keys of all contents. */
  keys(): Promise<string[]>;
}

/** Contents in a folder of this machine. */
export function contentsIn(folder: string): Contents {
  // Keeps the number of files in a folder to some thousands.
  const place = (key: string) => join(folder, key.slice(0, 2), key);
  const put = async (key: string, content: Buffer) => {
    const target = place(key);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.part`, content, { flush: true });
    await rename(`${target}.part`, target);
  };
  return {
    async keep(content) {
      const key = randomUUID();
      await put(key, content);
      return key;
    },
    put,
    read: (key) => readFile(place(key)),
    async stream(key, range) {
      const file = await open(place(key));
      const { size } = await file.stat();
      if (range && range.end >= size) {
        await file.close();
        throw new Error(`a content has ${size} bytes, and byte ${range.end} is wanted`);
      }
      return file.createReadStream(range);
    },
    remove: (key) => rm(place(key), { force: true }),
    keys: async () =>
      globSync('*/*', { cwd: folder })
        .map((path) => basename(path))
        .filter((key) => !key.endsWith('.part')),
  };
}
