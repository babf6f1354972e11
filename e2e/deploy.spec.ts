import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Mock } from '@portal/mock-api';
import { accounts, test as base, builtSite, expect, samplePassword, startMock } from './fixtures';

// Deploys the portal as docs/deploy.md describes: the files on one origin, following its tables, and the API on
// another.

const text = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8');

/** The headers of the table that contains the given header. */
function headersBeside(name: string): [header: string, value: string][] {
  const tables = text.split(/\n\n/).filter((part) => part.startsWith('|') && part.includes(`\`${name}\``));
  return tables.flatMap((table) =>
    [...table.matchAll(/^\| `([\w-]+)` \| `(.+)` \|$/gm)].map(
      ([, header = '', value = '']): [string, string] => [header, value],
    ),
  );
}

/** The rules of the first table, one per line: address pattern, file, cache lifetime. */
const rules = [...text.matchAll(/^\| (.+) \| (.+) \| `(public.*|no-cache)` \|$/gm)].map(
  ([, addresses = '', file = '', cache = '']) => ({
    patterns: [...addresses.matchAll(/`([^`]*\*)`/g)].map(
      ([, glob = '']) => new RegExp(`^${glob.replace('*', '.*')}`),
    ),
    page: /`(.+index\.html)`/.exec(file)?.[1],
    cache,
  }),
);

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A static host that implements only the tables. */
function staticHost(config: object, api: string): RequestListener {
  const headers = headersBeside('Content-Security-Policy');
  return ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    for (const [name, value] of headers) response.setHeader(name, value.replace('API', api));
    const exists = extname(pathname) !== '' && existsSync(join(builtSite, pathname));
    const rule = rules.find(({ patterns }) =>
      patterns.length === 0
        ? exists || pathname === '/config.js'
        : patterns.some((pattern) => pattern.test(pathname)),
    );
    const file = rule?.page ?? pathname;
    if (rule) response.setHeader('Cache-Control', rule.cache);
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    if (pathname === '/config.js') response.end(`window.portalConfig = ${JSON.stringify(config)};`);
    else if (existsSync(join(builtSite, file))) response.end(readFileSync(join(builtSite, file)));
    else response.writeHead(404).end();
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server) {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

const test = base.extend<object, { origin: { address: string; mock: Mock } }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const mock = await startMock();
      let portal = '';
      const apiServer = createServer((request, response) => {
        const allowed = headersBeside('Access-Control-Allow-Origin');
        for (const [name, value] of allowed) response.setHeader(name, value.replace('PORTAL', portal));
        if (request.method === 'OPTIONS') response.writeHead(204).end();
        else mock.app(request, response);
      });
      const api = await listen(apiServer);
      const portalServer = createServer(
        staticHost({ productName: 'Lingua Nord', logo: '/icon.svg', apiBase: `${api}/api` }, api),
      );
      portal = await listen(portalServer);
      await use({ address: portal, mock });
      await Promise.all([close(portalServer), close(apiServer)]);
      await mock.close();
    },
    { scope: 'worker' },
  ],
});

base('the tables of the deployment are read', () => {
  expect(rules.map(({ cache, page }) => page ?? cache)).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
    '/admin/index.html',
    '/teacher-view/index.html',
    '/index.html',
  ]);
  expect(headersBeside('Content-Security-Policy')).toHaveLength(7);
  expect(headersBeside('Access-Control-Allow-Origin')).toHaveLength(6);
});

base('the policy of the deployment is the one that every journey runs under', async ({ origin }) => {
  const { headers } = await fetch(`${origin.address}/admin/`);
  for (const [name, value] of headersBeside('Content-Security-Policy'))
    expect(headers.get(name), name).toBe(value.replace(' API', ''));
});

// A rare kind of installation, so it runs in `npm run test:full` only.
test('the administration works with an API on another origin: sign-in, lists, a save, an upload, a download', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await page.goto('/admin/auth/login');
  await page.getByLabel('Email').fill(accounts.admin.email);
  await page.getByLabel('Password', { exact: false }).first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await expect(page.getByRole('img', { name: 'Lingua Nord' })).toBeVisible();

  await page.getByRole('link', { name: '2026-0412' }).click();
  await page.getByLabel('Invoice').fill('F-2026-9');
  await page.getByRole('button', { name: /Update course/ }).click();
  await expect(page.getByText('Course was updated successfully')).toBeVisible();
  expect(mock.requests.some(({ route, status }) => route === 'PATCH courses/update' && status === 200)).toBe(
    true,
  );

  await page.locator('input[type="file"]').setInputFiles({
    name: 'Offre été 2027.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByText('Document was uploaded successfully.')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /View Offre été 2027$/ }).click();
  expect((await arriving).suggestedFilename()).toBe('Offre été 2027.pdf');
});

test('a refusal of the API is told as one, and a lost API as one', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  await page.goto('/teacher-view/auth/login');
  await page.getByLabel('Email').fill(accounts.teacher.email);
  await page.getByLabel('Password', { exact: false }).first().fill('wrong');
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await expect(page.getByText('Login credentials not valid')).toBeVisible();
  mock.faults.add({ route: 'POST login', kind: 'drop' });
  await page.getByLabel('Email').fill(accounts.teacher.email);
  await page.getByLabel('Password', { exact: false }).first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await expect(page.getByText('something went wrong')).toBeVisible();
  mock.faults.clear();
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '2026-0412' }).first()).toBeVisible();
});

test('a private link works with an API on another origin', { tag: '@release' }, async ({ page }) => {
  await page.goto(`/#/clientReport/${accounts.company.token}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
