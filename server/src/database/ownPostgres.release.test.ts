import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CannotRunPostgres, startOwnPostgres } from './ownPostgres.ts';

const holder = fileURLToPath(new URL('../testing/holdPostgres.ts', import.meta.url));
const binaries = process.env.PORTAL_POSTGRES_BIN;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-own-postgres-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function ask(url: string, question: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}

/** Starts a process that runs PostgreSQL in the folder. Resolves once PostgreSQL is ready. */
async function holding(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@portal/source', holder, folder, ...(binaries ? [binaries] : [])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH },
    },
  );
  const url = await new Promise<string>((ready, failed) => {
    child.stdout.once('data', (text) => ready(String(text).trim()));
    child.once('exit', (code) => failed(new Error(`ended with ${code}`)));
  });
  return { child, url };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the PostgreSQL that the server brings', () => {
  it('keeps its data over a restart, and asks for a password', async () => {
    const folder = newFolder();
    const first = await startOwnPostgres({ folder, binaries, isForTests: true });
    await ask(first.url('postgres'), 'create table kept as select 7 as seven');
    await first.stop();
    const second = await startOwnPostgres({ folder, binaries, isForTests: true });
    onTestFinished(() => second.stop());
    expect(await ask(second.url('postgres'), 'select seven from kept')).toEqual([{ seven: 7 }]);
    const stranger = new URL(second.url('postgres'));
    stranger.password = 'wrong';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('refuses a folder that another process holds, with its id', async () => {
    const folder = newFolder();
    const postgres = await startOwnPostgres({ folder, binaries, isForTests: true });
    onTestFinished(() => postgres.stop());
    const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    await expect(startOwnPostgres({ folder, binaries, isForTests: true })).rejects.toThrow(
      new CannotRunPostgres(`The data in ${folder} are in use by process ${pid}`),
    );
  });

  it('says to set DATABASE_URL where the binaries do not run', async () => {
    await expect(startOwnPostgres({ folder: newFolder(), binaries: '/nowhere' })).rejects.toThrow(
      /does not run here: set DATABASE_URL to one that does/,
    );
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'ends with the process that started it, also by %s',
    async (signal) => {
      const folder = newFolder();
      const { child, url } = await holding(folder);
      expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
      const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      child.kill(signal);
      while (isRunning(pid)) await wait(20);
      expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false);
    },
  );
});

const idOf = (account: string, flag = '-u') => Number(execFileSync('id', [flag, account]));

/** Starts PostgreSQL in the folder and stops it. Returns the id of the account that ran it. */
async function runIn(folder: string): Promise<number> {
  const postgres = await startOwnPostgres({ folder, binaries, isForTests: true });
  const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const { uid } = statSync(`/proc/${pid}`);
  await postgres.stop();
  return uid;
}

describe.runIf(process.getuid?.() === 0)('the PostgreSQL that root starts', () => {
  it('lies in its data folder, which only its account may enter besides root', async () => {
    const data = newFolder();
    const folder = join(data, 'postgres');
    expect(await runIn(folder)).toBe(idOf('postgres'));
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect([modeOf(data), statSync(data).uid, statSync(data).gid]).toEqual([
      '710',
      0,
      idOf('postgres', '-g'),
    ]);
    expect([modeOf(folder), statSync(folder).uid]).toEqual(['700', idOf('postgres')]);
  });

  it('runs under the account that owns the data folder, and leaves nothing that it cannot use', async () => {
    const data = newFolder();
    const [uid, gid] = [idOf('nobody'), idOf('nobody', '-g')];
    chownSync(data, uid, gid);
    expect(await runIn(join(data, 'postgres'))).toBe(uid);
    // As if the server had been started without sudo.
    const others = execFileSync('find', [data, '!', '-user', 'nobody', '!', '-name', 'portal-starter']);
    expect(String(others)).toBe('');
    expect(await runIn(join(data, 'postgres'))).toBe(uid);
  });

  it('gets a folder that was copied by root back', async () => {
    const data = newFolder();
    const folder = join(data, 'postgres');
    await runIn(folder);
    execFileSync('chown', ['-R', 'root:root', folder]);
    expect(await runIn(folder)).toBe(idOf('postgres'));
  });

  it('refuses a folder that its account cannot enter, with the folder that is closed', async () => {
    const closed = newFolder();
    const data = join(closed, 'data');
    mkdirSync(data);
    await expect(startOwnPostgres({ folder: join(data, 'postgres'), binaries })).rejects.toThrow(
      new CannotRunPostgres(
        `PostgreSQL refuses to run as root, and the account postgres may not enter ${closed}: set DATA_DIR to a folder that it may enter, such as /var/lib/portal, or let it in (chmod o+x ${closed})`,
      ),
    );
    expect(existsSync(join(data, 'postgres'))).toBe(false);
    // Permissions of a group that uses the data folder are kept.
    chmodSync(closed, 0o755);
    chmodSync(data, 0o750);
    await expect(startOwnPostgres({ folder: join(data, 'postgres'), binaries })).rejects.toThrow(
      `may not enter ${data}`,
    );
  });
});

const isRunByNobody =
  process.getuid?.() === 0 && spawnSync('test', ['-r', holder], { uid: idOf('nobody') }).status === 0;

it.runIf(isRunByNobody)(
  'is refused to an account that does not own it, without a second database',
  async () => {
    const data = newFolder();
    const folder = join(data, 'postgres');
    await runIn(folder);
    chmodSync(data, 0o777);
    const child = spawn(
      process.execPath,
      ['--conditions=@portal/source', holder, folder, ...(binaries ? [binaries] : [])],
      {
        uid: idOf('nobody'),
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { PATH: process.env.PATH },
      },
    );
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    await new Promise((ended) => child.once('close', ended));
    expect(said).toContain(
      `The database in ${folder} belongs to the account postgres: start the server as root or as that account, or give this account the whole of ${data} (chown -R)`,
    );
  },
);
