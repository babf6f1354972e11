import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { glob, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Contents, isContentKey, pathOf, type StoredContent } from './Contents.ts';

/** Contents in a folder of this machine, which no other account may read. */
export function contentsIn(folder: string): Contents {
  const place = (key: string) => join(folder, pathOf(key));
  const put: Contents['put'] = async (key, content) => {
    const target = place(key);
    const part = `${target}.part`;
    const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content.stream();
    try {
      await pipeline(source, createWriteStream(part, { flush: true, mode: 0o600 }));
      await rename(part, target);
      await sync(dirname(target));
      // Of the folders that are new.
      for (const above of made === undefined ? [] : [folder, dirname(folder)]) await sync(above);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
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
    async list() {
      const list: StoredContent[] = [];
      for await (const path of glob('*/*', { cwd: folder })) {
        const key = basename(path);
        const found = isContentKey(key) && (await stat(join(folder, path)).catch(ignoreMissing));
        if (found) list.push({ key, storedAt: found.mtime });
      }
      return list;
    },
  };
}

/** Writes the names in a folder to the disk, where a file is lost without its name. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** It was deleted meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
