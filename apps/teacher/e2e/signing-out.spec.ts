import type { BrowserContext, Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

// Offline data depends on the service worker.
test.use({ serviceWorkers: 'allow' });

/** Returns the cached requests with the names of their headers. */
const keptRequests = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url, headers }) => ({
      path: new URL(url).pathname,
      headers: [...headers.keys()],
    }));
  });

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Opens the portal as a teacher, and returns a function that sends requests with the token of this session. */
async function openAsTeacher(page: Page) {
  await signInAs(page, 'teacher', '/teacher-view/attendance');
  await expect(page.getByLabel('Contract')).toBeVisible();
  await expect.poll(async () => (await keptRequests(page)).length).toBeGreaterThan(0);
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  return async () => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await page.request.get('/api/courses/types', { headers })).status();
  };
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu of Léa Villeneuve' }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await page.waitForURL('**/auth/login');
}

test('Logout ends the session on the server, and leaves nothing of the person on the device (DECISION-56)', async ({
  page,
}) => {
  const status = await openAsTeacher(page);
  const kept = await keptRequests(page);
  expect(kept.map(({ path }) => path)).toContain('/api/courses');
  expect(kept.flatMap(({ headers }) => headers)).not.toContain('authorization');
  expect(await status()).toBe(200);
  await logOut(page);
  await expect.poll(status).toBe(401);
  await expect.poll(() => keptRequests(page)).toEqual([]);
  await expect.poll(() => stored(page)).toEqual([]);
});

async function logOutOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  await logOut(page);
  await expect.poll(() => keptRequests(page)).toEqual([]);
  expect(await stored(page)).toEqual(['sign-outs']);
}

test('Logout without a connection keeps only what ends the session, and does that once there is one (DECISION-56)', {
  tag: '@release',
}, async ({ page, context }) => {
  const status = await openAsTeacher(page);
  await logOutOffline(page, context);
  expect(await status()).toBe(200);
  const handle = await page.evaluate(() => localStorage.getItem('sign-outs')?.trim());
  const headers = { Authorization: `Bearer ${handle}` };
  expect((await page.request.get('/api/courses/types', { headers })).status()).toBe(401);
  await context.setOffline(false);
  await expect.poll(status).toBe(401);
  await expect.poll(() => stored(page)).toEqual([]);
});

test('a later visit ends a session that was left without a connection (DECISION-56)', {
  tag: '@release',
}, async ({ page, context }) => {
  const status = await openAsTeacher(page);
  await logOutOffline(page, context);
  await page.close();
  await context.setOffline(false);
  expect(await status()).toBe(200);
  const later = await context.newPage();
  await later.goto('/teacher-view/');
  await expect.poll(status).toBe(401);
});
