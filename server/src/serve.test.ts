import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as asHttp, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { reachableFolder } from './database/ownPostgres.ts';
import { addressOf, exitOf, linesOf, runCommand, startCommand } from './testing/commands.ts';
import { createDatabase, dropDatabase } from './testing/createDatabase.ts';
import { sampleOrganisation } from './testing/organisations.ts';
import { testSecret } from './testing/sampleSecrets.ts';
import { sendersTo } from './testing/senders.ts';

const serve = (env: NodeJS.ProcessEnv) => startCommand(['start'], env);
const refusalOf = (env: NodeJS.ProcessEnv) => runCommand(['start'], env);

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
  const beside = await runCommand(['password-link', 'Direction@ecole.example'], {
    ...env,
    PUBLIC_URL: 'https://portail.example',
  });
  expect(beside.said).toMatch(/^https:\/\/portail\.example\/#\/invite\/[\w-]+$/);
  const secret = beside.said.split('/').at(-1);
  expect(await (await fetch(`${address}/api/setPassword/${secret}`)).json()).toEqual({ usable: true });
  expect(await runCommand(['mails'], env)).toEqual({ code: 0, said: '' });
  expect(await runCommand(['password-link', 'personne@ecole.example'], env)).toEqual({
    code: 1,
    said: 'Nobody active has the address personne@ecole.example',
  });

  // A backup can be restored into a new folder.
  const file = join(folder, 'backup.tar.gz');
  expect((await runCommand(['backup', file], env)).said).toBe('Written: 22 rows of 55 tables and 3 files');
  const copy = { DATA_DIR: dataFolder() };
  expect((await runCommand(['restore', file], copy)).said).toBe('Restored: 22 rows of 55 tables and 3 files');
  expect(await runCommand(['restore', file], copy)).toEqual({
    code: 1,
    said: 'The database holds records already: restore into an empty one',
  });

  const data = reachableFolder(join(folder, 'postgres'));
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  expect(await refusalOf(env)).toEqual({ code: 1, said: `The data in ${data} are in use by process ${pid}` });

  const ended = exitOf(first);
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
  const { code, said } = await runCommand(['begin'], env);
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

it('loses no request when a new process takes over from an old one', async () => {
  const { url } = await sampleOrganisation();
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataFolder(),
    TOKEN_SECRET: testSecret,
    DRAIN_SECONDS: '1',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'portail@ecole.example',
  };
  const old = serve(env);
  const proxy = await balance([await addressOf(old)]);
  const { signIn } = sendersTo(proxy.address);
  const admin = await signIn();
  const answers: number[] = [];
  let isDeployed = false;
  const callers = Array.from({ length: 8 }, async (_, caller) => {
    for (let turn = 0; !isDeployed || turn === 0; turn += 1) {
      const name = `Langue ${caller}-${turn}`;
      const headers = { 'Idempotency-Key': `${caller}-${turn}` };
      answers.push((await admin.send('POST', 'languages/create', { body: { name }, headers })).status);
      answers.push((await admin.get('courses?resourcesPerPage=10')).status);
    }
  });
  const next = serve(env);
  await proxy.add(await addressOf(next));
  const ended = exitOf(old);
  old.kill('SIGTERM');
  expect(await ended).toBe(0);
  const before = answers.length;
  await expect.poll(() => answers.length).toBeGreaterThan(before + 50);
  isDeployed = true;
  await Promise.all(callers);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect((await admin.get('mails')).body.is_sending_on).toBe(true);
  const { body } = await admin.get('languages?resourcesPerPage=1000');
  const added = body.data.filter(({ name }: { name: string }) => name.startsWith('Langue '));
  expect(added).toHaveLength(answers.length / 2);
});

/** A proxy that sends each request to a server that says it is ready, as a load balancer does. */
async function balance(addresses: string[]) {
  const ready = new Set(addresses);
  const check = async (address: string) => {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(address);
    else ready.delete(address);
  };
  const checks = setInterval(() => void Promise.all(addresses.map(check)), 100);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const [address = ''] = ready;
    const forwarded = asHttp(
      `${address}${request.url}`,
      { method: request.method, headers: request.headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    clearInterval(checks);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async add(address: string) {
      addresses.push(address);
      await check(address);
    },
  };
}
