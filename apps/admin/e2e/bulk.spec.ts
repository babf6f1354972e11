import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
const box = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox', { name: /Select/ });
const begin = (page: Page) => page.getByRole('button', { name: /Select$/ }).press('Enter');

test('contracts of two flavours are chosen by keys and moved on together; what cannot go is named, and all of it is taken back at once (CON-LIST-24, CON-LIST-25, CON-LIST-28)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await signInAs(page, 'admin');
  const statusOf = async (wanted: string) =>
    (await mock.state()).contracts.find(({ number }) => number === wanted)?.statusId;
  await begin(page);
  await box(page, '2026-0391').press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('radio', { name: /Pending$/ }).check();
  // The previous rows stay until the pending contracts are loaded.
  await expect(rowOf(page, '2026-0391')).toHaveCount(0);
  const pending = page.getByRole('row').nth(1);
  const number = (await pending.getByRole('link').first().textContent()) ?? '';
  await box(page, number).press('Space');
  await expect(page.getByText(/3 selected/)).toBeVisible();
  await expect(page.getByText(/2 of them not on this page/)).toBeVisible();

  await page.getByRole('button', { name: /^Statut.*Status$/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Apply to 3$/ }).press('Enter');
  await expect(dialog.getByText('Choose a status.')).toBeVisible();
  await dialog.getByRole('radio', { name: /Contracts done/ }).check();
  await expect(dialog.getByText('1 does not change')).toBeVisible();
  mock.faults.add({ route: 'PATCH courses/update', kind: 'error', times: 1 });
  await dialog.getByRole('button', { name: /Apply to 2$/ }).press('Enter');
  await expect(dialog.getByText('1 done')).toBeVisible();
  await expect(dialog.getByText('2 not done')).toBeVisible();
  await expect(dialog.getByRole('link', { name: number })).toBeVisible();
  await dialog.getByRole('button', { name: /Retry the failed ones$/ }).press('Enter');
  await expect(dialog.getByText('2 done')).toBeVisible();
  expect(await statusOf('2026-0391')).toBe(3);
  await dialog.getByRole('button', { name: 'Fermer - Close' }).last().press('Enter');
  await expect(page.getByText(/2 contracts: Contracts done\./)).toBeVisible();
  // Rows that failed stay selected.
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: everything is as before.')).toBeVisible();
  expect(await statusOf('2026-0391')).toBe(2);
  expect(await statusOf(number)).toBe(1);
});

test('chosen contracts are flagged on a phone (CON-LIST-29)', { tag: '@release' }, async ({ page, mock }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, 'admin');
  await page.getByRole('button', { name: 'Filtres - Filters' }).click();
  await begin(page);
  for (const number of ['2026-0362', '2026-0409'])
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: number }) })
      .getByRole('checkbox', { name: /Select/ })
      .check();
  const bar = page.getByRole('button', { name: 'Actions', exact: true });
  await bar.click();
  await page.getByRole('menuitem', { name: 'Marquer - Flag' }).click();
  await expect(page.getByText('2 contracts are flagged.')).toBeVisible();
  const flags = (await mock.state()).contracts.filter(({ number }) =>
    ['2026-0362', '2026-0409'].includes(number),
  );
  expect(flags.map(({ flag }) => flag)).toEqual([1, 1]);
});

test('the chosen contracts alone are exported', { tag: '@release' }, async ({ page }) => {
  await signInAs(page, 'admin');
  await begin(page);
  await box(page, '2026-0391').check();
  await box(page, '2026-0412').check();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).last().click();
  const path = await (await saving).path();
  const lines = (await readFile(path)).toString('utf16le').trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('2026-0391');
});

test('chosen students join a contract, those who are in it left out, and are archived and brought back together (CON-SIDE-13, OPEN-61)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await signInAs(page, 'admin', '/admin/students/list');
  await begin(page);
  const state = await mock.state();
  const contract = state.contracts.find(({ number }) => number === '2026-0391');
  const members = async () =>
    (await mock.state()).enrolments.filter(({ contractId }) => contractId === contract?.id).length;
  const before = await members();
  await page.getByRole('checkbox', { name: /Select the whole page/ }).check();
  await page.getByRole('button', { name: /Add to a contract$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Contract/ }).fill('0391');
  await page.getByRole('option', { name: /2026-0391/ }).click();
  await expect(dialog.getByText(/Is in contract 2026-0391 already/)).toBeVisible();
  await dialog.getByRole('button', { name: /Apply to/ }).click();
  await expect(dialog.getByText(/^\d+ done$/)).toBeVisible();
  expect(await members()).toBeGreaterThan(20);
  await dialog.getByRole('button', { name: 'Fermer - Close' }).last().click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: everything is as before.')).toBeVisible();
  expect(await members()).toBe(before);

  await page.getByRole('button', { name: /Deselect all$/ }).click();
  await box(page, 'Zoé Légaré').check();
  await page.getByRole('button', { name: /^Archiver.*Archive$/ }).click();
  await dialog.getByRole('button', { name: /Apply to 1$/ }).click();
  await expect(page.getByText('1 student is archived.')).toBeVisible();
  await expect(rowOf(page, 'Zoé Légaré')).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler - Undo' }).last().click();
  await expect(rowOf(page, 'Zoé Légaré')).toBeVisible();
});
