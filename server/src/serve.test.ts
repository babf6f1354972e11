import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { dataFolder, exitOf, linesOf, refusalOf, runCommand, serve } from './testing/commands.ts';
import { createDatabase, dropDatabase } from './testing/createDatabase.ts';

it('starts on an empty folder, refuses a second start there with the process that holds it, and ends cleanly', async () => {
  const folder = dataFolder();
  const env = { DATA_DIR: folder, ADMIN_EMAIL: 'direction@ecole.example' };
  const first = serve(env);
  const [said = '', link = ''] = await linesOf(first, 2);
  const address = said.replace('The portal is at ', '');
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  const file = join(folder, 'first-administrator-link');
  expect(link).toBe(`The first administrator sets a password by the link in ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const written = readFileSync(file, 'utf8').trim();
  expect(written.replace(address, '')).toMatch(/^\/#\/invite\/[\w-]+$/);
  const hash = written.split('/').at(-1);
  expect(await (await fetch(`${address}/api/setPassword/${hash}`)).json()).toEqual({ usable: true });

  // A command beside the running server creates a link for a person who cannot get mail.
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
    said: 'Nobody has the address personne@ecole.example',
  });

  // Setting the first password deletes the file.
  const setting = await fetch(`${address}/api/auth/setPassword`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hash: secret, password: 'une longue phrase' }),
  });
  expect([setting.status, existsSync(file)]).toEqual([200, false]);

  const data = join(folder, 'postgres');
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  expect(await refusalOf(env)).toEqual({ code: 1, said: `The data in ${data} are in use by process ${pid}` });

  const ended = exitOf(first);
  first.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
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
