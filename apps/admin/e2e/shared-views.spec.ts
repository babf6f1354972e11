import type { Page } from '@playwright/test';
import { expect, now, signInAs, test } from '../../../e2e/fixtures';

const views = (page: Page) => page.getByRole('dialog', { name: 'Views' });
const open = (page: Page) => page.getByRole('button', { name: /Views$/ }).click();

/**
 * Simulates that the tab gets the focus after two minutes, when it loads the changes of colleagues. It does not load
 * them sooner.
 */
const comeBack = async (page: Page) => {
  await page.clock.setFixedTime(now.getTime() + 120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
};

test('a view is shared with a colleague, who opens the list with it and is told when it is deleted (DECISION-51)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  test.slow();
  await signInAs(page, 'admin');
  await page.getByLabel('Course Type').selectOption({ label: 'Groupe - Group' });
  await open(page);
  await views(page).getByLabel('Name of the view').fill('Groupes');
  await views(page).getByRole('button', { name: 'Save' }).click();
  await expect(views(page).getByText('For you alone', { exact: true })).toBeVisible();
  await views(page)
    .getByRole('button', { name: /Share Groupes$/ })
    .click();
  await expect(page.getByText('The view “Groupes” is shared with everyone.')).toBeVisible();

  const other = await openAnotherBrowser();
  await signInAs(other, 'otherAdmin');
  await open(other);
  await expect(views(other).getByText('Shared by Marie Bélanger')).toBeVisible();
  await views(other)
    .getByRole('button', { name: /Open the list with Groupes$/ })
    .click();
  await expect(views(other).getByRole('button', { name: /Open the list with Groupes$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await other.goto('/admin/contracts/list');
  await expect(other).toHaveURL(/type=3/);
  await expect(other.getByLabel('Course Type').locator('option:checked')).toHaveText('Groupe - Group');

  await views(page)
    .getByRole('button', { name: /Delete Groupes$/ })
    .click();
  await expect(page.getByText('The view “Groupes” is deleted.')).toBeVisible();
  await open(other);
  await expect(other.getByText(/The view “Groupes” no longer exists/)).toBeVisible();
  await expect(other).toHaveURL(/type=3/);
});

test('a follow-up that one snoozes for everyone leaves both inboxes, and the other brings it back (DECISION-51)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  test.slow();
  await signInAs(page, 'admin', '/admin/follow-ups');
  const other = await openAnotherBrowser();
  await signInAs(other, 'otherAdmin', '/admin/follow-ups');
  const row = (of: Page) => of.locator('[data-item]').first();
  await expect(row(page)).toBeVisible();
  const item = await row(page).getAttribute('data-item');
  const same = (of: Page) => of.locator(`[data-item="${item}"]`);
  await expect(same(other)).toBeVisible();
  const savedFor = (of: Page) =>
    of.waitForResponse(
      (response) => response.url().includes('/api/snoozes') && response.request().method() !== 'GET',
    );
  await row(page).locator('[aria-haspopup="menu"]').click();
  // The row disappears before the server has answered.
  const snoozed = savedFor(page);
  await page.getByRole('menuitem', { name: 'For a week' }).nth(1).click();
  await expect(page.getByText(/Snoozed for everyone until/)).toBeVisible();
  await expect(same(page)).toHaveCount(0);
  await snoozed;

  await comeBack(other);
  await expect(same(other)).toHaveCount(0);
  await other.getByRole('button', { name: /^Reportés - Snoozed/ }).click();
  await expect(same(other)).toContainText('Snoozed for everyone by Marie Bélanger');
  const saved = savedFor(other);
  await same(other)
    .getByRole('button', { name: /Bring back/ })
    .click();
  await expect(same(other)).toHaveCount(0);
  await saved;
  await comeBack(page);
  await expect(same(page)).toBeVisible();
});
