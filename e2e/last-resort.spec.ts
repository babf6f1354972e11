import type { Page } from '@playwright/test';
import { accounts, expect, signInAs, test } from './fixtures';

const newerVersion = (page: Page) => page.getByText('A new version is available', { exact: false });

/** The last-resort alert, for an old browser or a failed start. */
const alertOf = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Navigateur' })
    .or(page.getByRole('alert').filter({ hasText: 'démarrer' }));

/** The text in the console next to the error. */
const reference = (page: Page) => page.getByText(/^[0-9A-F]{8}$/);

test('a new version is announced while somebody types, and what was typed is there after the reload', {
  tag: '@release',
}, async ({ page }) => {
  await page.route('**/admin/version.json', (route) =>
    route.fulfill({ json: { start: '/admin/assets/index-newer.js' } }),
  );
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: '2026-0412' }).click();
  await page.getByLabel('Invoice').fill('F-2026-9');
  await expect(newerVersion(page)).toBeVisible();
  // The page that is loaded again is the newest.
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByLabel('Invoice')).toHaveValue('F-2026-9');
});

for (const mount of ['/', '/admin/', '/teacher-view/']) {
  test(`${mount} says which version it is, anew at each look`, async ({ request }) => {
    const answer = await request.get(`${mount}version.json`);
    const page = await (await request.get(mount)).text();
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect(page).toContain(`<script type="module" crossorigin src="${(await answer.json()).start}">`);
  });

  test(`${mount} listens for a start that fails before anything can fail`, async ({ request }) => {
    const page = await (await request.get(mount)).text();
    const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);
    expect(scripts[0]).toContain('/assets/last-resort-');
    expect((await request.get(scripts[0] ?? '')).headers()['content-type']).toContain('javascript');
  });
}

test.describe('a part of the app that does not come', () => {
  test.use({ expectedComplaints: [/dynamically imported module|React Router caught/] });

  for (const [who, part, link, title] of [
    // The path of the app, one of its chunks, and a page that needs it.
    ['admin', 'admin/assets/screens*.js', 'Students', 'Students'],
    ['admin', 'admin/assets/StudentListPage*.js', 'Students', 'Students'],
    ['teacher', 'teacher-view/assets/GuidePage*.js', 'Guide', 'Invoicing guide'],
  ] as const)
    test(`gives a page with a reference, and a reload leads to where one was going: ${part}`, {
      tag: '@release',
    }, async ({ page }) => {
      await signInAs(page, who);
      await page.route(`**/${part}`, (route) => route.abort());
      await page.getByRole('link', { name: link }).first().click();
      await expect(page.getByText('Part of the page did not arrive', { exact: false })).toBeVisible();
      await expect(reference(page)).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
});

for (const [place, app, tag] of [
  [`/#/clientReport/${accounts.company.token}`, '/assets', ' @release'],
  ['/admin/auth/login', '/admin/assets', ''],
] as const) {
  test(`${place} says so when it cannot start, and starts at the next try${tag}`, async ({ page }) => {
    await page.route(`**${app}/index-*.js`, (route) => route.abort());
    await page.goto(place);
    await expect(alertOf(page)).toContainText('The portal could not start');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('could not start')).toHaveCount(0);
  });

  test(`${place} tells a browser that it is too old, and does what it can${tag}`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
    await page.goto(place);
    await expect(alertOf(page)).toContainText('Browser too old');
    await expect(alertOf(page)).toContainText('Safari 17.4');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
