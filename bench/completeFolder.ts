import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface CompleteFolder {
  /** The folder that holds it and its earlier versions. */
  readonly cache: string;
  readonly name: string;
  /** Everything that its content depends on: other inputs make another folder. */
  readonly inputs: readonly (string | Uint8Array)[];
  /** Writes the content into an empty folder. What it throws is thrown to the caller, and nothing is kept. */
  fill(folder: string): Promise<void>;
}

/**
 * Returns a folder of the cache, filled once for the same inputs. It is filled under another name and renamed when it is
 * complete, so an interrupted run leaves nothing that a later one would take for it, and the first of several
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

/** Sixteen characters that differ for other inputs, or another kind of machine: packages may hold native code. */
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
    // Another run was faster, and its folder is complete.
    if (!existsSync(to)) throw error;
  }
}

/** Deletes what runs left behind that ended before they were through. */
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

/** A program of a killed run may still write there; the next run deletes the rest. */
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
