import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the contents of files are kept: written before the row that names them is committed. */
export interface Contents {
  /** Keeps a content; returns the key that finds it again. */
  keep(content: Buffer): Promise<string>;
  read(key: string): Promise<Buffer>;
}

/** Contents in a folder of this machine. */
export function contentsIn(folder: string): Contents {
  // A folder holds some thousand files at most.
  const place = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    async keep(content) {
      const key = randomUUID();
      const target = place(key);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(`${target}.part`, content, { flush: true });
      await rename(`${target}.part`, target);
      return key;
    },
    read: (key) => readFile(place(key)),
  };
}
