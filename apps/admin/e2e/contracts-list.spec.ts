import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const rowOf = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });

test.beforeEach(({ page }) => signInAs(page, 'admin'));

test('a contract is found by status, type and search, and the address keeps the view (CON-LIST-02, CON-LIST-06, CON-LIST-08, CON-LIST-37)', async ({
  page,
}) => {
  await page.getByLabel('Course Type').selectOption({ label: 'Groupe - Group' });
  await expect(rowOf(page, '2026-0412')).toHaveCount(0);
  await expect(rowOf(page, '2026-0409')).toBeVisible();
  await page.getByPlaceholder('Search contracts').fill('champlain');
  await expect(page).toHaveURL(/search=champlain/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByPlaceholder('Search contracts')).toHaveValue('champlain');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/contracts\/list$/);
});

test('fewer than four letters wait for Enter, accents do not matter, and a match elsewhere is named (SHELL-120, DECISION-26)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const search = page.getByPlaceholder('Search contracts');
  await search.fill('éné');
  await expect(rowOf(page, '2026-0412')).toBeVisible();
  expect(mock.requests.some(({ url }) => url.includes('courseName'))).toBe(false);
  await search.fill('ene');
  await search.press('Enter');
  await expect(rowOf(page, '2026-0380')).toBeVisible();
  await search.fill('2025-0298');
  await expect(page.getByText('No contract matches')).toBeVisible();
  await page.getByRole('button', { name: /Archived \(1\)/ }).click();
  await expect(rowOf(page, '2025-0298')).toBeVisible();
});

test('a press on a head sorts, a second one turns the order round (CON-LIST-10)', {
  tag: '@release',
}, async ({ page }) => {
  const head = page.getByRole('columnheader', { name: /Company/ });
  const first = page.getByRole('row').nth(1);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=company/);
  await expect(first).toContainText('Aéro Beauséjour');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('Université Maisonneuve');
});

test('a tick is shown at once and saved once, however often it is pressed (CON-LIST-29, CON-LIST-32)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const box = rowOf(page, '2026-0409').getByRole('checkbox', { name: /^TCS/ });
  await expect(box).not.toBeChecked();
  // Runs in the page: three presses from the test can take longer than the debounce on a busy machine.
  await box.evaluate((input: HTMLInputElement) => {
    for (let press = 0; press < 3; press += 1) input.click();
  });
  await expect(box).toBeChecked();
  await expect
    .poll(() => mock.requests.filter(({ route }) => route === 'PATCH courses/update').map(({ body }) => body))
    .toEqual([{ course: expect.objectContaining({ TCS: 1 }) }]);
  await page.reload();
  await expect(box).toBeChecked();
});

test('each tick of a row is saved under its own name and stays (CON-LIST-30, CON-LIST-31, CON-LIST-32, CON-LIST-33)', {
  tag: '@release',
}, async ({ page, mock }) => {
  // Four checkboxes, each checked after a reload.
  test.slow();
  const saved = () =>
    mock.requests.filter(({ route }) => route === 'PATCH courses/update').map(({ body }) => body);
  const ticks = [
    ['active', /^SI/, 'SI'],
    ['active', /^TCS/, 'TCS'],
    ['active', /^SC/, 'SC'],
    ['pending', /Confirmation sent/, 'confirmation_sent'],
  ] as const;
  for (const [status, label, field] of ticks) {
    if (status === 'pending') {
      await page.getByRole('radio', { name: /Pending/ }).click();
      // The previous rows stay until the pending contracts are loaded.
      await expect(rowOf(page, '2026-0391')).toHaveCount(0);
    }
    const box = page.getByRole('row').nth(1).getByRole('checkbox', { name: label });
    const ticked = !(await box.isChecked());
    await box.setChecked(ticked);
    await expect
      .poll(() => saved().at(-1))
      .toEqual({ course: { id: expect.any(Number), [field]: ticked ? 1 : 0 } });
    await page.reload();
    await expect(box).toBeChecked({ checked: ticked });
  }
  expect(saved()).toHaveLength(ticks.length);
});

test('a tick that is refused is taken back, with a message (CON-LIST-29, MSG-49)', {
  tag: '@release',
}, async ({ page, mock }) => {
  mock.faults.add({ route: 'PATCH courses/update', kind: 'error' });
  const flag = rowOf(page, '2026-0409').getByRole('checkbox', { name: /Flag/ });
  // Not `check`, which expects the tick to stay.
  await flag.click();
  await expect(page.getByText('Course was not updated successfully')).toBeVisible();
  await expect(flag).not.toBeChecked();
});

test('the menu of a row moves a contract on, by keyboard too (CON-LIST-11, CON-LIST-22, CON-LIST-26)', {
  tag: '@release',
}, async ({ page }) => {
  await rowOf(page, '2026-0391')
    .getByRole('button', { name: /Actions/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Contracts done/ }).press('Enter');
  await expect(page.getByText('Course status was updated successfully.')).toBeVisible();
  await expect(rowOf(page, '2026-0391')).toHaveCount(0);
  await page.getByRole('radio', { name: /Contracts done/ }).click();
  await expect(rowOf(page, '2026-0391')).toBeVisible();
});

test('a move that is refused says so (MSG-51)', { tag: '@release' }, async ({ page, mock }) => {
  mock.faults.add({ route: 'PATCH courses/update', kind: 'error' });
  await rowOf(page, '2026-0391')
    .getByRole('button', { name: /Actions/ })
    .click();
  await page.getByRole('menuitem', { name: /Archived/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Archive$/ })
    .click();
  await expect(page.getByText('Course status was not updated successfully.')).toBeVisible();
  await expect(rowOf(page, '2026-0391')).toBeVisible();
});

test('opening a contract and coming back returns to the same row of the same view (CON-LIST-18)', async ({
  page,
}) => {
  await page
    .getByRole('columnheader', { name: /Company/ })
    .getByRole('button')
    .click();
  // Wait for the new order: while rows change places, a click may reach another contract.
  await expect(page.getByRole('row').nth(1)).toContainText('Aéro Beauséjour');
  await page.getByRole('link', { name: '2026-0391' }).click();
  await expect(page).toHaveURL(/\/contracts\/edit\/\d+\/basic$/);
  await page.getByRole('link', { name: 'Contrats - Contracts' }).last().click();
  await expect(page).toHaveURL(/sort=company/);
  await expect(page.getByRole('link', { name: '2026-0391' })).toBeFocused();
});

test('a list that cannot be read says so and can be asked for again', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  mock.faults.add({ route: 'GET courses', kind: 'error' });
  await page.getByRole('radio', { name: /Pending/ }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  mock.faults.clear();
  await page.getByRole('button', { name: /Try again/ }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('each contract is a card with its ticks and its menu (CON-LIST-11, CON-LIST-14)', {
    tag: '@release',
  }, async ({ page }) => {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '2026-0412' }) });
    await expect(card.getByText('31 / 48 h')).toBeVisible();
    await expect(card.getByRole('checkbox', { name: /SI/ })).toBeChecked();
    await card.getByRole('button', { name: /Actions/ }).click();
    await expect(page.getByRole('menuitem', { name: /Edit/ })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('highlighted cells are marked, told to a co-worker, found by the filter, and still there after a reload (CON-HIGHLIGHT-06, CON-HIGHLIGHT-09, CON-LIST-37, MSG-27)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const row = rowOf(page, '2026-0412');
  await row.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: /Highlight cells/ }).click();
  const dialog = page.getByRole('dialog', { name: /Highlight cells/ });
  await dialog.getByRole('checkbox', { name: /Teacher/ }).check();
  await dialog.getByRole('switch', { name: /Notify a co-worker/ }).check();
  await dialog.getByRole('combobox', { name: /Co-worker/ }).click();
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByText('Email notification was sent successfully.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const notification = mock.requests.find(({ route }) => route === 'POST notify');
  expect(notification?.body).toMatchObject({ fields: ['Enseignant - Teacher'] });
  await page.reload();
  await expect(row.getByRole('cell', { name: /Villeneuve.*highlighted/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /Highlighted/ }).check();
  await expect(page).toHaveURL(/highlighted=true/);
  await expect(rowOf(page, '2026-0391')).toHaveCount(0);
  await expect(row).toBeVisible();
});

test('the list is exported whole, as it is shown, and its columns outlive a reload', {
  tag: ['@release', '@chromium'],
}, async ({ page }) => {
  await page.getByRole('button', { name: /Columns/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Company/ })
    .uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(rowOf(page, '2026-0412')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Company/ })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^contrats-contracts-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path())).toString('utf16le').split('\r\n');
  expect(lines[0]).toContain('Contrat - Contract\tÉtudiants - Students');
  expect(lines.some((line) => line.includes('2026-0412'))).toBe(true);
});
