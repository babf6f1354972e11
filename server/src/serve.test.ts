import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { reachableFolder } from './database/ownPostgres.ts';
import { createDatabase, dropDatabase } from './testing/createDatabase.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The command of the README, with these settings. */
function serve(env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(
    join(root, 'node_modules/.bin/tsx'),
    ['--conditions=@portal/source', 'server/src/serve.ts'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, PORT: '0', ...env } },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** What a start that is refused says, and its exit code. */
async function refusalOf(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const child = serve(env);
  let said = '';
  child.stdout?.on('data', (text) => {
    said += text;
  });
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, said: said.trim() };
}

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-serve-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    rmSync(reachableFolder(join(folder, 'postgres')), { recursive: true, force: true });
  });
  return folder;
}

it('starts on an empty folder, refuses a second start there with the process that holds it, and ends cleanly', async () => {
  const folder = dataFolder();
  const env = { DATA_DIR: folder, ADMIN_EMAIL: 'direction@ecole.example' };
  const first = serve(env);
  const lines: string[] = [];
  const ready = new Promise<void>((done, failed) => {
    first.stdout?.on('data', (text) => {
      lines.push(...String(text).trim().split('\n'));
      if (lines.length >= 2) done();
    });
    first.stderr?.on('data', (text) => failed(new Error(String(text))));
  });
  await ready;
  const [address = '', link = ''] = lines;
  expect(link).toMatch(/^The first administrator sets a password at \/#\/invite\/[\w-]+$/);
  const hash = link.split('/').at(-1);
  expect(await (await fetch(`${address}/api/setPassword/${hash}`)).json()).toEqual({ usable: true });

  const data = reachableFolder(join(folder, 'postgres'));
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  expect(await refusalOf(env)).toEqual({ code: 1, said: `The data in ${data} are in use by process ${pid}` });

  const ended = new Promise<number | null>((done) => first.once('close', done));
  first.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

it('refuses a database of a newer version, and an empty one without an administrator, with a sentence', async () => {
  const postgres = inject('postgres');
  const url = await createDatabase(postgres, 'serve_newer', 'no_samples');
  onTestFinished(() => dropDatabase(postgres, 'serve_newer'));
  const env = { DATA_DIR: dataFolder(), DATABASE_URL: url };
  expect(await refusalOf(env)).toEqual({
    code: 1,
    said: 'The database has no users yet: set ADMIN_EMAIL to the address of the first administrator',
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("insert into migrations (number, name) values (99, '0099-later.sql')");
  await client.end();
  expect(await refusalOf(env)).toEqual({
    code: 1,
    said: 'The database has version 99, this server knows 1: start the newer server',
  });
});
