import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { handToOwner } from './handToOwner.ts';

/** No upload takes this long. An older draft was left by a process that was killed. */
const maxUploadTime = 24 * 3600 * 1000;

/** Creates the folder for files while they are uploaded, and deletes the remains of crashes. */
export async function openDrafts(folder: string, now: Date): Promise<string> {
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) handToOwner(folder);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > maxUploadTime) await rm(path, { force: true });
  }
  return folder;
}
