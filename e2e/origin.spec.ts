import { expect, test } from './fixtures';

const pages = [
  '/',
  '/admin/',
  '/admin/contracts/list',
  '/teacher-view/',
  '/teacher-view/home',
  '/contracts/list',
];

for (const path of pages) {
  test(`${path} is a page of its app, guarded by the headers a deployment should send`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(answer.status()).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types portal",
    );
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(await answer.text()).toContain('<div id="root">');
  });
}

test('no search engine keeps a page of a private link (DECISION-11)', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('<meta name="robots" content="noindex" />');
});

test('each mount serves its own app', async ({ request }) => {
  const script = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  };
  expect(await script('/admin/contracts/list')).toMatch(/^\/admin\/assets\//);
  expect(await script('/teacher-view/home')).toMatch(/^\/teacher-view\/assets\//);
  expect(await script('/contracts/list')).toMatch(/^\/assets\//);
});

test('the portal is built for production (SHELL-121)', async ({ request }) => {
  for (const path of ['/', '/admin/', '/teacher-view/']) {
    const html = await (await request.get(path)).text();
    const sources = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].flatMap(([, source]) => source ?? []);
    const scripts = await Promise.all(sources.map(async (source) => (await request.get(source)).text()));
    expect(scripts.join('')).not.toContain('You are importing the development');
    expect(scripts.join('').includes('jsxDEV')).toBe(false);
  }
});

test('assets are compressed in advance and kept by browsers, pages are asked for anew', async ({
  request,
}) => {
  const page = await request.get('/admin/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const source = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  const script = await request.get(source ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers()['cache-control']).toContain('immutable');
});

test('an asset that does not exist is not answered with a page', async ({ request }) => {
  expect((await request.get('/admin/assets/gone-12345678.js')).status()).toBe(404);
});

test.describe('a script that no policy allows', () => {
  test.use({ expectedComplaints: [/^This document requires 'Trusted(HTML|ScriptURL)' assignment/] });

  test('is let in neither by an address nor by markup', async ({ page }) => {
    await page.goto('/admin/auth/login');
    const attempts = await page.evaluate(() => {
      const tries: Record<string, () => unknown> = {
        markup: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        worker: () => new Worker('/config.js'),
        'service worker': () => navigator.serviceWorker.register('/config.js'),
        script: () => Object.assign(document.createElement('script'), { src: '/config.js' }),
      };
      return Object.entries(tries).map(([what, attempt]) => {
        try {
          const outcome = attempt();
          if (outcome instanceof Promise) outcome.catch(() => undefined);
          return [what, 'done'];
        } catch (error) {
          return [what, (error as Error).name];
        }
      });
    });
    expect(attempts.filter(([what]) => what !== 'service worker')).toEqual([
      ['markup', 'TypeError'],
      ['worker', 'TypeError'],
      ['script', 'TypeError'],
    ]);
  });
});

test('an answer of the API runs nothing and is embedded nowhere (ASVS 3.2.1)', async ({ request }) => {
  const headers = (await request.get('/api/courses')).headers();
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a call that does not exist is refused in the shape of every error', async ({ request }) => {
  const answer = await request.get('/api/nothing-here');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not-found' });
});
