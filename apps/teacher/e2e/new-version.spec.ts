import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { builtSite, expect, signInAs, test } from '../../../e2e/fixtures';

const site = fileURLToPath(new URL('../../../test-results/deployed', import.meta.url));

test.use({ serviceWorkers: 'allow', site });

test.beforeAll(() => {
  rmSync(site, { recursive: true, force: true });
  cpSync(builtSite, site, { recursive: true });
});

/** Deploys a second version whose entry script has another name, as a build would. */
function deploy(): string {
  const folder = join(site, 'teacher-view');
  const start = readdirSync(join(folder, 'assets')).find((name) => /^index-.*\.js$/.test(name)) ?? '';
  const newer = start.replace('index-', 'index-newer-');
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
  };
  // Later chunks import the script under its old name; a copy would start a second portal.
  writeFileSync(join(folder, 'assets', newer), `import './${start}';`);
  for (const file of ['index.html', 'version.json']) edit(file, (text) => text.replaceAll(start, newer));
  edit('sw.js', (text) => text.replaceAll(start, newer).replace(/(index\.html\W+revision\W+)\w+/, '$1newer'));
  return newer;
}

const startOf = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');

test('a new version is on the device when the teacher reloads for it', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  test.slow();
  await signInAs(page, 'teacher');
  // The device prefetches again, as on the next day, and these requests never get a response.
  const readAhead = 'kept-for-offline';
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, readAhead, { timeout: 30_000 });
  await page.evaluate((key) => localStorage.removeItem(key), readAhead);
  const route = 'GET student/manageList';
  const readsAhead = () => mock.requests.filter((request) => request.route === route).length;
  const before = readsAhead();
  mock.faults.add({ route, kind: 'hang' });
  const newer = deploy();

  // The device still has the old version and opens it first.
  await page.reload();
  expect(await startOf(page)).not.toContain(newer);
  await expect(page.getByText('A new version is available', { exact: false })).toBeVisible();
  await expect.poll(readsAhead).toBeGreaterThan(before);
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  await page.getByRole('button', { name: 'Reload' }).tap();
  // The device stores the whole version first; the page waits up to ten seconds for it.
  await expect.poll(() => startOf(page), { timeout: 25_000 }).toContain(newer);
  await expect(page.getByRole('listitem').filter({ hasText: '2026-0412' }).first()).toBeVisible();
  // One navigation: the old version never appeared again.
  expect(navigations).toHaveLength(1);
});
