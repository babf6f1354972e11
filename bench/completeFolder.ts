import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface CompleteFolder {
  /** The folder that contains this folder and its earlier versions. */
  readonly cache: string;
  readonly name: string;
  /** Everything that the content depends on: other inputs give another folder. */
  readonly inputs: readonly (string | Uint8Array)[];
  /** Writes the content to an empty folder. If it throws, nothing is kept, and the error is passed on. */
  fill(folder: string): Promise<void>;
}

/**
 * Returns a folder of the cache that is filled once for the same inputs. It is filled under a temporary name and
 * renamed when complete, so that an interrupted run leaves nothing that looks complete, and the first of several
 * simultaneous runs wins. Folders of earlier inputs are deleted.
 */
export async function completeFolder({ cache, name, inputs, fill }: CompleteFolder): Promise<string> {
  const folder = join(cache, `${name}-${hashOf(inputs)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  deleteAbandoned(cache);
  const partial = mkdtempSync(join(cache, `partial-${process.pid}-`));
  try {
    await fill(partial);
    renameUnlessThere(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  deleteEarlier(cache, name, folder);
  return folder;
}

/**
 * Returns sixteen characters that depend on the inputs and the kind of machine, because packages may contain native
 * code.
 */
function hashOf(inputs: CompleteFolder['inputs']): string {
  const hash = createHash('sha256');
  for (const input of [process.platform, process.arch, ...inputs]) {
    hash.update(`${Buffer.byteLength(input)}:`).update(input);
  }
  return hash.digest('hex').slice(0, 16);
}

function renameUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another run was faster. Its folder is complete.
    if (!existsSync(to)) throw error;
  }
}

/** Deletes the incomplete folders of interrupted runs. */
function deleteAbandoned(cache: string): void {
  for (const entry of readdirSync(cache)) {
    const [, id] = /^partial-(\d+)-/.exec(entry) ?? [];
    if (id !== undefined && !isRunning(Number(id))) deleteIfPossible(join(cache, entry));
  }
}

function deleteEarlier(cache: string, name: string, folder: string): void {
  for (const entry of readdirSync(cache)) {
    const path = join(cache, entry);
    const isVersion = entry.startsWith(`${name}-`) && /^[0-9a-f]{16}$/.test(entry.slice(name.length + 1));
    if (isVersion && path !== folder) deleteIfPossible(path);
  }
}

/** A program of a killed run may still be writing there; then the next run deletes the rest. */
function deleteIfPossible(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
