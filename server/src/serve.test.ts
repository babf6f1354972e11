import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { reachableFolder } from './database/ownPostgres.ts';
import { createDatabase, dropDatabase } from './testing/createDatabase.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A command of `npm run server`, with these settings. */
function server(words: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(
    join(root, 'node_modules/.bin/tsx'),
    ['--conditions=@portal/source', 'server/src/cli.ts', ...words],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', SITE_DIR: 'none', ...env },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const serve = (env: NodeJS.ProcessEnv) => server(['start'], env);

/** Returns the lines that a start prints, once there are that many. */
function linesOf(child: ChildProcess, many: number): Promise<string[]> {
  const lines: string[] = [];
  return new Promise((done, failed) => {
    child.stdout?.on('data', (text) => {
      lines.push(...String(text).trim().split('\n'));
      if (lines.length >= many) done(lines);
    });
    child.stderr?.on('data', (text) => failed(new Error(String(text))));
  });
}

/** What a command says until it ends, and its exit code. */
async function resultOf(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> {
  const child = server(words, env);
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

const refusalOf = (env: NodeJS.ProcessEnv) => resultOf(['start'], env);

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
  const [said = '', link = ''] = await linesOf(first, 2);
  const address = said.replace('The portal is at ', '');
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(link.replace(address, '')).toMatch(
    /^The first administrator sets a password at \/#\/invite\/[\w-]+$/,
  );
  const hash = link.split('/').at(-1);
  expect(await (await fetch(`${address}/api/setPassword/${hash}`)).json()).toEqual({ usable: true });

  // While the server runs, a person without mail gets a link.
  const beside = await resultOf(['password-link', 'Direction@ecole.example'], {
    ...env,
    PUBLIC_URL: 'https://portail.example',
  });
  expect(beside.said).toMatch(/^https:\/\/portail\.example\/#\/invite\/[\w-]+$/);
  const secret = beside.said.split('/').at(-1);
  expect(await (await fetch(`${address}/api/setPassword/${secret}`)).json()).toEqual({ usable: true });
  expect(await resultOf(['mails'], env)).toEqual({ code: 0, said: '' });
  expect(await resultOf(['password-link', 'personne@ecole.example'], env)).toEqual({
    code: 1,
    said: 'Nobody active has the address personne@ecole.example',
  });

  // A backup can be restored into a new folder.
  const file = join(folder, 'backup.tar.gz');
  expect((await resultOf(['backup', file], env)).said).toBe('Written: 12 rows of 30 tables and 3 files');
  const copy = { DATA_DIR: dataFolder() };
  expect((await resultOf(['restore', file], copy)).said).toBe('Restored: 12 rows of 30 tables and 3 files');
  expect(await resultOf(['restore', file], copy)).toEqual({
    code: 1,
    said: 'The database holds records already: restore into an empty one',
  });

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
    said: expect.stringMatching(
      /^The database has version 99, this server knows \d+: start the newer server$/,
    ),
  });
});

it('refuses an unknown command with the list of commands, and a start without built apps', async () => {
  const env = { DATA_DIR: dataFolder() };
  const { code, said } = await resultOf(['begin'], env);
  expect([code, said.split('\n')[0]]).toEqual([1, 'npm run server -- COMMAND']);
  expect(await refusalOf({ ...env, SITE_DIR: '/nowhere' })).toEqual({
    code: 1,
    said: 'There are no built apps in /nowhere: run npm run build, or set SITE_DIR to none to serve the API alone',
  });
});

it('serves the apps beside the API, and answers what it has begun before it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [app, text] of Object.entries({
    '.': 'the reports app',
    admin: 'the admin app',
    'teacher-view': '',
  })) {
    mkdirSync(join(folder, app), { recursive: true });
    writeFileSync(join(folder, app, 'index.html'), text);
  }
  const postgres = inject('postgres');
  const url = await createDatabase(postgres, 'serve_site', 'no_samples');
  onTestFinished(() => dropDatabase(postgres, 'serve_site'));
  const child = serve({
    DATA_DIR: dataFolder(),
    DATABASE_URL: url,
    ADMIN_EMAIL: 'direction@ecole.example',
    SITE_DIR: folder,
    PRODUCT_NAME: 'École du Nord',
    CONTACT_EMAIL: 'aide@ecole.example',
    CORS_ORIGINS: 'https://app.example',
    METRICS_PORT: '0',
    DRAIN_SECONDS: '600',
  });
  const [said = ''] = await linesOf(child, 2);
  const address = said.replace('The portal is at ', '');
  const get = (path: string, headers: HeadersInit = {}) => fetch(`${address}${path}`, { headers });
  expect(await (await get('/contracts/list')).text()).toBe('the reports app');
  expect(await (await get('/admin/contracts/list?page=2')).text()).toBe('the admin app');
  const config = await (await get('/config.js')).text();
  expect(JSON.parse(config.replace(/^window\.portalConfig = |;\n$/g, ''))).toEqual({
    productName: 'École du Nord',
    phone: '',
    email: 'aide@ecole.example',
    apiBase: '/api',
    addresses: { admin: '/admin/', teacher: '/teacher-view/', reports: '/' },
    templates: { students: 1, teachers: 2, invoice: 3 },
  });
  const refused = await get('/api/courses', { Origin: 'https://app.example' });
  expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([
    401,
    'https://app.example',
  ]);
  expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const foreign = await get('/api/courses', { Origin: 'https://other.example' });
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();

  const statusOf = async (path: string) => {
    const response = await get(path);
    return [response.status, await response.json()];
  };
  expect(await statusOf('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await statusOf('/readyz')).toEqual([200, { status: 'ok' }]);
  child.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toEqual([503, { status: 'ending' }]);
  expect(await statusOf('/healthz')).toEqual([200, { status: 'ok' }]);
});
