import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { dataFolder, linesOf, refusalOf, runCommand, serve } from './testing/commands.ts';
import { createDatabase, dropDatabase } from './testing/createDatabase.ts';

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
