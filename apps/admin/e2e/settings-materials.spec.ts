import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';

const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });

/** Opens the menu of a row and chooses an entry, without a pointer. */
async function choose(page: Page, title: string, entry: string) {
  await rowOf(page, title).getByRole('button', { name: 'Actions of material' }).press('Enter');
  const item = page.getByRole('menuitem', { name: entry });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('by keys alone a material is added, flagged, noted, edited against a refusal, archived and restored (SHELL-019, SET-MAT-04, SET-MAT-06, SET-MAT-08, SET-MAT-10, SET-MAT-13, SET-MAT-15, MSG-16)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin', '/admin/settings/materials');
  await page.getByRole('button', { name: 'Add Material' }).press('Enter');
  await expect(page.getByLabel('Title*')).toBeFocused();
  await expect(page.getByLabel('Language taught*')).toHaveValue('1');
  await page.keyboard.type('Édito B2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('English');
  // Enter opens a select, so the form is submitted from the title field.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Material Édito B2 was created successfully')).toBeVisible();
  await expect(rowOf(page, 'Édito B2')).toContainText('English');
  await expect(page.getByRole('button', { name: 'Add Material' })).toBeFocused();

  // From the search box on, Tab moves the focus.
  await page.getByRole('searchbox', { name: 'Search titles' }).focus();
  await page.keyboard.type('edito b2');
  await expect(page.getByRole('row')).toHaveCount(2);
  const flag = rowOf(page, 'Édito B2').getByRole('checkbox');
  for (let presses = 0; !(await flag.evaluate((box) => box === document.activeElement)); presses += 1) {
    expect(presses, 'presses of Tab to the first row').toBeLessThan(16);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(flag).toBeChecked();
  await expect
    .poll(() => mock.requests.filter(({ route }) => route === 'PUT materials/updateStatus').length)
    .toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Édito B2', exact: true })).toBeFocused();

  await choose(page, 'Édito B2', 'Notes');
  const notes = page.getByRole('dialog', { name: 'Édito B2' });
  await notes.getByRole('textbox').press('Control+a');
  await page.keyboard.type('Livre de l’élève seulement');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('listitem')).toContainText('Livre de l’élève seulement');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Édito B2')).toContainText('has notes');

  // The server rejects the call once: the error is shown, the input stays, and the flag survives the edit.
  mock.faults.add({ route: 'PATCH materials/update', kind: 'error', times: 1 });
  await page.getByRole('button', { name: 'Édito B2', exact: true }).press('Enter');
  await expect(page.getByLabel('Title*')).toHaveValue('Édito B2');
  await page.getByLabel('Title*').press('End');
  await page.keyboard.type(', 2e édition');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Material Édito B2, 2e édition was not updated successfully')).toBeVisible();
  await expect(page.getByLabel('Title*')).toHaveValue('Édito B2, 2e édition');
  await expectAccessible(page);
  await page.getByLabel('Title*').press('Enter');
  await expect(page.getByText('Material Édito B2, 2e édition was updated successfully')).toBeVisible();
  await expect(rowOf(page, 'Édito B2, 2e édition').getByRole('checkbox')).toBeChecked();
  const saved = (await mock.state()).materials.find(({ title }) => title === 'Édito B2, 2e édition');
  expect(saved).toMatchObject({ flag: 1, status: 1, languageId: 2 });

  await choose(page, 'Édito B2, 2e édition', 'Archive');
  const question = page.getByRole('alertdialog', { name: 'Archive “Édito B2, 2e édition”?' });
  await question.getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(page.getByText('Material Édito B2, 2e édition was archived')).toBeVisible();
  await expect(page.getByText('No material matches')).toBeVisible();
  await expect(page.locator('body'), 'the focus is not lost with the row').not.toBeFocused();
  await page.getByRole('switch', { name: 'Archived only' }).press('Space');
  await expect(rowOf(page, 'Édito B2, 2e édition')).toContainText('Archived');
  await choose(page, 'Édito B2, 2e édition', 'Restore');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText('Material Édito B2, 2e édition was restored')).toBeVisible();
  await page.getByRole('switch', { name: 'Archived only' }).press('Space');
  await expect(rowOf(page, 'Édito B2, 2e édition')).toBeVisible();
});

test('one goes from a material to the contract that requests it, and its copies there count here (SET-MAT-03, SET-MAT-16, SET-MAT-17)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'Matériel - Materials' }).click();
  const contract = page.getByRole('combobox', { name: 'Contracts' });
  await contract.fill('2026-0412');
  await page.getByRole('option', { name: '2026-0412' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/contract=\d+/);
  const row = page.getByRole('row').last();
  const cells = await row.getByRole('cell').allTextContents();
  const before = Number(cells[3]);
  await row.getByRole('link', { name: '2026-0412' }).click();
  await expect(page).toHaveURL(/\/contracts\/edit\/\d+\/outline$/);
  await page
    .getByRole('button', { name: /^Modifier - Update/ })
    .first()
    .click();
  const quantity = page.getByLabel('Quantity*');
  const copies = Number(await quantity.inputValue());
  await quantity.fill(String(copies + 4));
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'materials' }).last().click();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/settings\/materials\?contract=\d+/);
  await expect(row.getByRole('cell').nth(3)).toHaveText(String(before + 4));
});
