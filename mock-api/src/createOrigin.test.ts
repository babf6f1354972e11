import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { accounts, samplePassword } from '@portal/server/samples';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOrigin, type OriginOptions } from './createOrigin.ts';
import { aMock } from './testing/startMock.ts';

const site = {
  'index.html': 'the root app',
  'admin/index.html': 'the admin app',
  'teacher-view/index.html': 'the teacher app',
  'assets/app-1a2b.js': 'export {};',
};

function build(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

async function startOrigin(
  options: Partial<OriginOptions> = {},
  folder = mkdtempSync(join(tmpdir(), 'origin-')),
): Promise<string> {
  build(folder, site);
  const mock = options.mock ?? (await aMock());
  const server = createServer(createOrigin({ mock, site: folder, ...options }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the origin does not listen');
  return `http://127.0.0.1:${address.port}`;
}

describe('the one origin', () => {
  it.each([
    ['/', 'the root app'],
    ['/contracts/list', 'the root app'],
    ['/auth/login', 'the root app'],
    ['/admin/', 'the admin app'],
    ['/admin', 'the admin app'],
    ['/admin/settings/languages', 'the admin app'],
    ['/teacher-view/course/1', 'the teacher app'],
  ])('opens %s in %s', async (path, text) => {
    const response = await fetch(`${await startOrigin()}${path}`);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  it('does not pass a missing asset off as a page', async () => {
    const response = await fetch(`${await startOrigin()}/assets/gone-3c4d.js`);
    expect(response.status).toBe(404);
  });

  it('stays up while the site is built anew, and serves what was built', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'origin-'));
    const origin = await startOrigin({}, folder);
    const statusOf = async (path: string) => (await fetch(origin + path)).status;
    expect(await statusOf('/assets/app-1a2b.js')).toBe(200);
    rmSync(join(folder, 'assets'), { recursive: true });
    build(folder, { 'assets/app-5e6f.js': 'export {};' });
    expect(await statusOf('/assets/app-1a2b.js')).toBe(404);
    expect(await statusOf('/assets/app-5e6f.js')).toBe(200);
  });

  it.each(['/', '/config.js', '/outbox', '/admin/contracts/list'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await fetch(`${await startOrigin()}${path}`);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain('; frame-src blob:;');
      expect(policy).not.toContain('unsafe');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('X-Powered-By')).toBeNull();
    },
  );

  it('lets no data run or be embedded', async () => {
    const { headers } = await fetch(`${await startOrigin()}/api/courses`);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('sends with an asset what a browser reads of an asset', async () => {
    const { headers } = await fetch(`${await startOrigin()}/assets/app-1a2b.js`);
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBeNull();
  });

  it('keeps assets for good and asks for pages and data anew', async () => {
    const origin = await startOrigin();
    const cacheOf = async (path: string) => (await fetch(origin + path)).headers.get('Cache-Control');
    expect(await cacheOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/api/courses')).toBe('no-store');
  });

  it('asks for the service worker of the teacher app anew, and calls it and the manifest what they are', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'origin-'));
    build(folder, { 'teacher-view/sw.js': '', 'teacher-view/manifest.webmanifest': '{}' });
    const origin = await startOrigin({}, folder);
    const worker = await fetch(`${origin}/teacher-view/sw.js`);
    expect(worker.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(worker.headers.get('Cache-Control')).toBe('no-cache');
    const manifest = await fetch(`${origin}/teacher-view/manifest.webmanifest`);
    expect(manifest.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
  });

  it('tells the apps their run-time configuration', async () => {
    const origin = await startOrigin({ config: { productName: 'École du </script> Nord' } });
    const source = await (await fetch(`${origin}/config.js`)).text();
    const config = JSON.parse(source.replace(/^window\.portalConfig = |;\n$/g, ''));
    expect(config).toMatchObject({
      productName: 'École du </script> Nord',
      apiBase: '/api',
      addresses: { admin: '/admin/', teacher: '/teacher-view/', reports: '/' },
    });
  });

  it('shows the mails that would have been sent, with nothing in them taken for markup', async () => {
    const mock = await aMock();
    const origin = await startOrigin({ mock });
    await fetch(`${origin}/api/forgotPassword`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: accounts.teacher.email }),
    });
    const page = await (await fetch(`${origin}/outbox`)).text();
    expect(page).toContain(accounts.teacher.email);
    expect(page).toMatch(/<a href="\/#\/invite\/[\w-]+">/);
  });

  it('compresses what the API answers', async () => {
    const origin = await startOrigin();
    const login = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: accounts.admin.email, password: samplePassword }),
    });
    const { auth } = (await login.json()) as { auth: { access_token: string } };
    const { headers } = await fetch(`${origin}/api/courses`, {
      headers: { Authorization: `Bearer ${auth.access_token}`, 'Accept-Encoding': 'gzip' },
    });
    expect(headers.get('Content-Encoding')).toBe('gzip');
  });
});
