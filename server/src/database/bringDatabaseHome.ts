import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  cpSync,
  createReadStream,
  existsSync,
  fsyncSync,
  globSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  accountFor,
  CannotRunPostgres,
  folderOfRoot,
  handOver,
  isProcess,
  refuseHeldFolder,
} from './ownPostgres.ts';

/** File in a moved database with the folder that it came from. Removed once the database has started. */
const origin = 'portal-moved-from';
/**
 * PostgreSQL starts only in a folder with the first file. It is renamed in the old folder, so that no version starts
 * the original.
 */
const [version, retired] = ['PG_VERSION', 'PG_VERSION.moved'];

/** File that lists the data folders whose databases were copied from this old folder. */
const listOf = (old: string) => `${old}.moved-to`;

function foldersIn(list: string): string[] {
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
}

/**
 * Returns the folder in which versions before 0018 kept the database of this data folder when root ran them; null if
 * there is none. Several data folders can share one.
 */
export function oldDatabaseOf(folder: string): string | null {
  const place = folderOfRoot(folder);
  // Left by an interrupted upgrade of PostgreSQL.
  const upgraded = `${place}.upgraded`;
  const old = existsSync(upgraded) ? upgraded : place;
  const isThere = [version, retired].some((name) => existsSync(join(old, name)));
  return isThere && place !== folder ? old : null;
}

/**
 * Copies the database into its data folder, once, if an earlier version kept it in a folder that belongs to root. Uses
 * the copy only after comparing every byte; keeps the original. Throws `CannotRunPostgres` if it is unclear which
 * office the database belongs to, or if this account may not read it.
 */
export async function bringDatabaseHome(folder: string): Promise<void> {
  const old = oldDatabaseOf(folder);
  if (existsSync(join(folder, version)) || old === null) return;
  const data = dirname(folder);
  const moved = foldersIn(listOf(folderOfRoot(folder)));
  if (moved.includes(folder)) {
    throw new CannotRunPostgres(
      `The database of ${data} was moved to ${folder}, and is not there: mount its disk or bring it back. What it was before the move is in ${old}`,
    );
  }
  if (!isUsed(data)) {
    // The name of this office is only similar; the old database belongs to another one.
    if (moved.length > 0) return;
    throw new CannotRunPostgres(
      `An earlier version has kept a database of ${data} in ${old}, but ${data} is empty: mount its disk or bring its files back. For another office, choose a folder with another name`,
    );
  }
  const account = accountFor(folder);
  if (process.getuid?.() !== 0) {
    throw new CannotRunPostgres(
      `An earlier version, started by root, has kept the database of ${data} in ${old}: start the server once as root, which moves it into ${data}`,
    );
  }
  await refuseHeldFolder(old);
  if (account) openFor(account, { folder, old });
  const draft = `${folder}.moving-${process.pid}`;
  removeDrafts(folder);
  console.log(`The database is copied from ${old} to ${folder}`);
  // Sockets and these two files belong to a process that has ended.
  const isLeft = (name: string) =>
    ['postmaster.pid', 'portal-starter'].includes(name) || name.startsWith('.s.PGSQL');
  cpSync(old, draft, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (path) => !isLeft(basename(path)),
  });
  const paths = filesIn(old).filter((path) => !isLeft(basename(path)));
  const different =
    (await firstDifference(old, draft, paths)) ?? (filesIn(draft).length === paths.length ? null : '');
  if (different !== null) {
    rmSync(draft, { recursive: true, force: true });
    throw new CannotRunPostgres(
      `The copy of ${old} in ${data} differs at ${different}: nothing was changed. Check the disk, and start again`,
    );
  }
  if (existsSync(join(draft, retired))) renameSync(join(draft, retired), join(draft, version));
  writeFileSync(join(draft, origin), old);
  if (account) execFileSync('chown', ['-Rh', `${account.uid}:${account.gid}`, draft]);
  syncAll(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process has moved the database first.
    if (!existsSync(join(folder, version))) throw error;
  }
  sync(data);
}

/**
 * Gives the account access to the data folder. Throws `CannotRunPostgres` with instructions if it cannot get access
 * there.
 */
function openFor(
  account: NonNullable<ReturnType<typeof accountFor>>,
  { folder, old }: { readonly folder: string; readonly old: string },
): void {
  try {
    handOver(folder, account);
  } catch (error) {
    if (!(error instanceof CannotRunPostgres)) throw error;
    throw new CannotRunPostgres(
      `${error.message}. The database is still in ${old}: for another DATA_DIR, move ${dirname(folder)} there, then ${old} into it under the name postgres`,
      { cause: error },
    );
  }
}

/** Marks the original of a moved database as retired once the copy has started, so that no version opens it again. */
export function retireOriginal(folder: string): void {
  const from = join(folder, origin);
  if (process.getuid?.() !== 0 || !existsSync(from)) return;
  const old = readFileSync(from, 'utf8');
  const list = listOf(folderOfRoot(folder));
  if (!foldersIn(list).includes(folder)) appendFileSync(list, `${folder}\n`, { flush: true });
  if (existsSync(join(old, version))) renameSync(join(old, version), join(old, retired));
  sync(old);
  rmSync(from);
}

/** Whether a server has used this data folder before. */
function isUsed(data: string): boolean {
  return ['token-secret', 'drafts', 'backups', 'files/*/*'].some(
    (name) => globSync(name, { cwd: data }).length > 0,
  );
}

/** Deletes the remains of interrupted copies. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(`${basename(folder)}.moving-`) ? Number(name.split('-').at(-1)) : null;
    if (pid === null || (pid !== process.pid && isProcess(pid))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

async function firstDifference(one: string, other: string, paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const [before, after] = [await hashOf(join(one, path)), await hashOf(join(other, path))];
    if (before !== after) return path;
  }
  return null;
}

async function hashOf(file: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Flushes a folder and all its files to the disk. */
function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) sync(join(entry.parentPath, entry.name));
  }
  sync(folder);
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
