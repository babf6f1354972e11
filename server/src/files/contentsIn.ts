import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  chmod,
  copyFile,
  glob,
  link,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  asideFolder,
  asidePathOf,
  type Contents,
  isStoredName,
  officeFile,
  pathOf,
  type StoredContent,
} from './Contents.ts';
import { handToOwner } from './handToOwner.ts';

/** Stores contents in a folder of this machine that no other account may read. */
export function contentsIn(folder: string): Contents {
  const place = (key: string) => join(folder, pathOf(key));
  const placeAside = (key: string) => join(folder, asidePathOf(key));
  /** Creates the folder of a file. Returns the folders that must be synced, so that the new names survive a crash. */
  const makeFolder = async (target: string): Promise<string[]> => {
    const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if (made === undefined) return [];
    const above: string[] = [];
    for (let path = dirname(target); path !== dirname(made); path = dirname(path)) above.push(path);
    for (const path of above.toReversed()) handToOwner(path);
    return [...above.slice(1), dirname(made)];
  };
  const move = async (source: string, target: string): Promise<void> => {
    const now = new Date();
    try {
      // The time of setting aside. Set before the move, so that a crash in between leaves a content that only looks
      // newer.
      await utimes(source, now, now);
      const above = await makeFolder(target);
      await rename(source, target);
      for (const path of [dirname(target), ...above, dirname(source)]) await sync(path);
    } catch (error) {
      ignoreMissing(error as NodeJS.ErrnoException);
    }
  };
  const listIn = async (top: string): Promise<StoredContent[]> => {
    const list: StoredContent[] = [];
    for await (const path of glob('*/*', { cwd: top })) {
      const key = basename(path);
      const isOurs = isStoredName(key) && path === join(pathOf(key));
      const found = isOurs && (await stat(join(top, path)).catch(ignoreMissing));
      if (found) list.push({ key, storedAt: found.mtime });
    }
    return list;
  };
  const office: Contents['office'] = async () => {
    const text = await readFile(join(folder, officeFile), 'utf8').catch(ignoreMissing);
    return text === undefined ? null : text.trim();
  };
  const put: Contents['put'] = async (key, content) => {
    const target = place(key);
    const part = `${target}.part`;
    const above = await makeFolder(target);
    try {
      if ('path' in content && content.path !== undefined) await copyTo(part, content.path);
      else {
        const source = Buffer.isBuffer(content) ? Readable.from([content]) : content.stream();
        await pipeline(source, createWriteStream(part, { flush: true, mode: 0o600 }));
      }
      handToOwner(part);
      await rename(part, target);
      for (const path of [dirname(target), ...above]) await sync(path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    place: `the folder ${folder}`,
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
    async remove(key) {
      for (const path of [place(key), placeAside(key)]) await rm(path, { force: true });
    },
    list: () => listIn(folder),
    setAside: (key) => move(place(key), placeAside(key)),
    listAside: () => listIn(join(folder, asideFolder)),
    bringBack: (key) => move(placeAside(key), place(key)),
    removeAside: (key) => rm(placeAside(key), { force: true }),
    office,
    async setOffice(id, { isReplacing = false } = {}) {
      const target = join(folder, officeFile);
      const above = await makeFolder(target);
      const draft = `${target}.${randomUUID()}`;
      await writeFile(draft, `${id}\n`, { mode: 0o600, flush: true });
      handToOwner(draft);
      try {
        // Written completely before it gets its name, and only if no other process has written it in the meantime.
        if (isReplacing) await rename(draft, target);
        else await link(draft, target);
        for (const path of [folder, ...above]) await sync(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        await rm(draft, { force: true });
      }
      return (await office()) ?? id;
    },
  };
}

/** Copies a file by the system, which takes no memory of this process, and waits until it is on the disk. */
async function copyTo(target: string, path: string): Promise<void> {
  await copyFile(path, target);
  await chmod(target, 0o600);
  await sync(target);
}

/** Syncs a file, or a folder: after a crash, a file whose name was not written to the disk would be lost. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** For a file that was deleted in the meantime. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
