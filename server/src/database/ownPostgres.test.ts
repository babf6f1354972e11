import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** A process that starts PostgreSQL in the folder; ready once it has said so. */
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
