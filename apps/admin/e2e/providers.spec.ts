import type { Page } from '@playwright/test';
import { accounts, expect, signInAs, test } from '../../../e2e/fixtures';

test.use({ hasProvider: true });

const marie = { sub: 'marie-at-the-office', email: 'marie@elsewhere.example' };

async function openAccounts(page: Page) {
  await page.getByRole('button', { name: /^Menu (:|of)/ }).click();
  await page.getByRole('menuitem', { name: /Two-step sign-in$/ }).click();
  return page.getByRole('dialog');
}

test('an administrator links an account of a provider in the profile, and signs in with it (DECISION-150, DECISION-152)', {
  tag: '@release',
}, async ({ page, provider, mock }) => {
  provider.state.person = marie;
  await signInAs(page, 'admin');
  const dialog = await openAccounts(page);
  await dialog.getByRole('button', { name: /Link a Bureau account$/ }).click();
  await expect(page.getByText(/You can now sign in with Bureau\.$/)).toBeVisible();
  await expect((await openAccounts(page)).getByText(marie.email)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Close$/ })
    .first()
    .click();

  await page.getByRole('button', { name: /^Menu (:|of)/ }).click();
  await page.getByRole('menuitem', { name: /Logout$/ }).click();
  await page.getByRole('link', { name: /Continue with Bureau$/ }).click();
  await page.waitForURL('**/admin/contracts/list');
  await expect(page.getByRole('heading', { level: 1, name: /Contracts$/ })).toBeVisible();
  const subjects = (await mock.outbox()).map(({ subject }) => subject);
  expect(subjects).toContain('Nouvelle façon de se connecter - New way to sign in');
});

test('an account is linked on a phone as well (DECISION-152)', { tag: '@release' }, async ({
  page,
  provider,
}) => {
  provider.state.person = marie;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'teacher', '/teacher-view/profile');
  await page.getByRole('button', { name: /Manage two-step sign-in$/ }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: /Link a Bureau account$/ });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await page.waitForURL('**/teacher-view/profile');
  await expect(page.getByText(/You can now sign in with Bureau\.$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a person signs in with the provider (DECISION-150)', { tag: '@release' }, async ({
    page,
    provider,
  }) => {
    provider.state.person = marie;
    await signInAs(page, 'admin');
    const dialog = await openAccounts(page);
    await dialog.getByRole('button', { name: /Link a Bureau account$/ }).tap();
    await expect(page.getByText(/You can now sign in with Bureau\.$/)).toBeVisible();
    await page.getByRole('button', { name: /^Menu (:|of)/ }).tap();
    await page.getByRole('menuitem', { name: /Logout$/ }).tap();
    const link = page.getByRole('link', { name: /Continue with Bureau$/ });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await link.tap();
    await page.waitForURL('**/admin/contracts/list');
    await expect(page.getByRole('heading', { level: 1, name: /Contracts$/ })).toBeVisible();
  });
});

test('an invited person opens the account with the provider instead of a password (DECISION-152)', {
  tag: '@release',
}, async ({ page, provider }) => {
  provider.state.person = { sub: 'soledad-at-the-office' };
  await page.goto(`/#/invite/${accounts.invited.hash}`);
  await page.getByRole('button', { name: /Continue with Bureau$/ }).click();
  await page.waitForURL('**/teacher-view/home');

  // The invitation is used up, and the provider signs in from now on.
  await page.goto('/teacher-view/auth/login');
  await page.goto(`/#/invite/${accounts.invited.hash}`);
  await expect(page.getByRole('button', { name: /Continue with Bureau$/ })).toHaveCount(0);
});
