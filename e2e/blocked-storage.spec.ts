import { accounts, expect, samplePassword, test } from './fixtures';

/** Simulates a browser that blocks storage for this site: even accessing `localStorage` throws. */
function blockStorage() {
  const refuse = {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, refuse);
}

for (const [app, who, landing] of [
  ['admin', accounts.admin, '/admin/contracts/list'],
  ['teacher-view', accounts.teacher, '/teacher-view/home'],
] as const)
  test(`${app} works where the browser stores nothing, and says what will not be kept`, {
    tag: app === 'admin' ? [] : '@release',
  }, async ({ page }) => {
    await page.addInitScript(blockStorage);
    await page.goto(`/${app}/auth/login`);
    await expect(page.getByText('This browser blocks storage for this site')).toBeVisible();
    await expect(page.getByText('You will have to sign in again', { exact: false })).toBeVisible();
    await expect(page.getByText('Anything you type without saving will not be kept.')).toBeVisible();
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password').first().fill(samplePassword);
    await page.getByRole('button', { name: /Sign in$/ }).click();
    await page.waitForURL(`**${landing}`);
    await expect(page.getByRole('link', { name: '2026-0412', exact: true })).toBeVisible();
    await expect(page.getByText('could not start')).toHaveCount(0);
  });

test('a private link opens where the browser stores nothing', { tag: '@release' }, async ({ page }) => {
  await page.addInitScript(blockStorage);
  await page.goto(`/#/clientReport/${accounts.company.token}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
