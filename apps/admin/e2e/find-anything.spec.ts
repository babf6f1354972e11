import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const group = (page: Page, name: string): Locator => page.getByRole('group', { name });

test('Ctrl K finds a contract by its number, and the next time it is among the first', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('0412');
  await expect(group(page, 'Contracts').getByRole('option', { name: /2026-0412/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/contracts\/edit\/\d+\/basic$/);
  await expect(page.getByRole('heading', { level: 1, name: /2026-0412/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const isRecent = () =>
    expect(group(page, 'Recent').getByRole('option', { name: /2026-0412/ })).toBeVisible({ timeout: 1000 });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await isRecent().finally(() => page.keyboard.press('Escape'));
  }).toPass();

  await page.goto('/admin/students/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Recent').getByRole('option', { name: /2026-0412/ })).toBeVisible();
});

test('people are found by name without accents and by email', { tag: '@release' }, async ({ page }) => {
  await signInAs(page, 'admin');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await palette(page).fill('ines');
  await expect(group(page, 'Students').getByRole('option', { name: /Inès/ }).first()).toBeVisible();
  await palette(page).fill('lea.villeneuve@passerelle');
  await group(page, 'Teachers')
    .getByRole('option', { name: /Léa Villeneuve/ })
    .click();
  await expect(page).toHaveURL(/teachers\/edit\/\d+\/profile$/);
});

test('a screen or an action is chosen by name; Ctrl Enter takes a new tab', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await signInAs(page, 'admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette(page).fill('import students');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Import students/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await palette(page).fill('companies');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(/admin\/settings\/companies$/);
  await tab.close();
  await expect(palette(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys go, create and search, never while one types or a dialog is open, and can be turned off', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/students\/list$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search students' });
  await expect(search).toBeFocused();
  await page.keyboard.type('gcn');
  await expect(search).toHaveValue('gcn');
  await expect(page).toHaveURL(/students\/list$/);
  await search.fill('');
  await search.blur();

  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press('n');
  await expect(shortcuts).toBeVisible();
  await shortcuts.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await page.keyboard.press('n');

  // Shortcuts that are turned off stay off after a reload; the one with Ctrl stays on.
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await palette(page).fill('keyboard');
  await page.keyboard.press('Enter');
  await shortcuts.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);
  await expect(page).toHaveURL(/students\/list$/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/students\/create$/);
});

test('Ctrl S saves the form one is in', { tag: '@release' }, async ({ page, mock }) => {
  await signInAs(page, 'admin', '/admin/students/create');
  await page.getByRole('textbox', { name: 'First name' }).fill('Zoé');
  await page.keyboard.press('Control+s');
  // The form's own validation runs, as it does for the button.
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveAttribute('aria-invalid', 'true');
  expect(mock.requests.some(({ route }) => route === 'POST student/create')).toBe(false);
});

test('what was opened lately is gone after Logout', { tag: '@release' }, async ({ page }) => {
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: '2026-0412' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /2026-0412/ })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'recent-records'));
  await expect.poll(kept).toBe(true);
  await page.getByRole('button', { name: /Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/auth\/login/);
  await expect.poll(kept).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the button in the navbar opens it, and a press opens what is found', { tag: '@release' }, async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    await page.getByRole('button', { name: 'Find anything' }).tap();
    await palette(page).fill('champlain');
    await group(page, 'Companies')
      .getByRole('option', { name: /Banque Champlain/ })
      .tap();
    await expect(page).toHaveURL(/settings\/companies\?search=Banque\+Champlain$/);
    await page.getByRole('button', { name: 'Find anything' }).tap();
    await expect(group(page, 'Recent').getByRole('option', { name: /Banque Champlain/ })).toBeVisible();
  });
});
