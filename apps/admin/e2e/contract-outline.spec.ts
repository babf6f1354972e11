import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';
import { printed } from '../../../e2e/pdf';

const outlineForm = (page: Page) => page.getByRole('dialog', { name: /Course outline/ });

// 2026-0412 of the samples.
test.beforeEach(({ page }) => signInAs(page, 'admin', '/admin/contracts/edit/1/outline'));

test('an outline is saved by Enter, taken back to a draft, submitted, and printed (CON-OUT-05, CON-OUT-09, CON-OUT-10, OUTLINE-23, OUTLINE-24, OUTLINE-29, SHELL-071, MSG-32)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await page.getByRole('button', { name: /Open|Fill in the outline/ }).click();
  const form = outlineForm(page);
  await form.getByLabel(/Challenges/).fill('Les faux amis');
  await form
    .getByRole('group', { name: /emphasis on/ })
    .getByLabel('Other')
    .check();
  await expectAccessible(page);
  await form.getByLabel(/Other emphasis/).fill('Vente');
  await form.getByLabel(/Other emphasis/).press('Enter');
  // After saving, a submitted outline is still submitted.
  await expect(page.getByText('The outline was saved and stays submitted.')).toBeVisible();
  await expect(form).toHaveCount(0);
  const outlines = page.getByRole('table', { name: /Outlines of contract/ });
  await expect(outlines).toContainText('Outline submitted');
  await page.getByRole('button', { name: /Open/ }).click();
  await form.getByRole('button', { name: /Take back to draft$/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /Take back to draft$/ }).click();
  await expect(page.getByText('The outline is a draft again.')).toBeVisible();
  await expect(outlines).toContainText('Brouillon - Draft');

  await page.getByRole('button', { name: /Open/ }).click();
  await expect(page).toHaveURL(/dialog=outline/);
  await page.reload();
  await expect(form.getByLabel(/Other emphasis/)).toHaveValue('Vente');
  await form.getByRole('button', { name: /Submit/ }).dblclick();
  await expect(page.getByText('Outline was submitted successfully.')).toBeVisible();
  await expect(outlines).toContainText('Outline submitted');
  const saves = mock.requests.filter(({ route }) => /^(POST|PUT) outline-form/.test(route));
  expect(saves).toHaveLength(3);

  const opening = page.waitForEvent('popup');
  await outlines.getByRole('link', { name: /Print/ }).click();
  const print = await opening;
  const sheet = print.getByRole('article', { name: /Course outline/ });
  await expect(sheet).toContainText('Les faux amis');
  await expect(sheet).toContainText('Vente');
  await expectAccessible(print);

  const letter = await printed(print);
  expect(letter.paper).toEqual([612, 792]);
  const text = letter.sheets.join(' ').replaceAll(/\s+/g, ' ');
  for (const part of ['Plan de cours', 'Course outline', 'Les faux amis', 'Vente', '1 800 555-0199'])
    expect(text).toContain(part);
  // Every sheet repeats the page header, and no screen element is printed.
  for (const one of letter.sheets) expect(one).toContain('2026-0412');
  expect(text).not.toContain('Imprimer');

  await print.getByRole('radio', { name: 'A4' }).check();
  await print.getByRole('radio', { name: 'EN', exact: true }).check();
  await expect(print.getByRole('article', { name: 'Course outline', exact: true })).toBeVisible();
  const a4 = await printed(print);
  expect(a4.paper).toEqual([595, 842]);
  expect(a4.sheets.join(' ')).not.toContain('Plan de cours');
});

test('an outline is imported, and comes back as it was (CON-OUT-01, CON-OUT-02, CON-OUT-04)', {
  tag: '@release',
}, async ({ page }) => {
  await page.getByRole('button', { name: /Import an outline/ }).click();
  const dialog = page.getByRole('dialog', { name: /Import an outline/ });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Plan d’été.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('semaine;objectif\n1;Se présenter'),
  });
  await dialog.getByRole('button', { name: / Import$/ }).click();
  await expect(page.getByText('Document was uploaded successfully.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('row', { name: /Plan d’été/ })
    .getByRole('button', { name: /Download/ })
    .click();
  expect((await downloading).suggestedFilename()).toBe('Plan d’été.csv');
});

test('a material is assigned, changed and removed, whatever fails meanwhile (CON-OUT-08, CON-OUT-11, CON-OUT-16, CON-SIDE-22, MSG-53)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const materials = page.getByRole('table', { name: /Materials of contract/ });
  await page.getByRole('button', { name: /Add a material/ }).click();
  const dialog = page.getByRole('dialog', { name: /Assign a material/ });
  const material = dialog.getByRole('combobox', { name: /Material/ });
  await material.click();
  await dialog.getByRole('option').last().click();
  const title = await material.inputValue();
  await dialog.getByLabel(/Quantity/).fill('6');
  await dialog.getByLabel('Note*').fill('Pour le 24 novembre');
  mock.faults.add({ route: 'POST courses/assignMaterial', kind: 'error' });
  await dialog.getByRole('button', { name: /Assign$/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('The material was not assigned.');
  mock.faults.clear();
  await dialog.getByRole('button', { name: /Assign$/ }).click();
  await expect(dialog).toHaveCount(0);
  const row = materials.getByRole('row').filter({ hasText: 'Pour le 24 novembre' });
  await expect(row).toContainText(title);

  await row.getByRole('button', { name: /Update/ }).click();
  const update = page.getByRole('dialog', { name: /Update the material/ });
  await update.getByLabel(/Quantity/).fill('7');
  await update.getByRole('button', { name: /Update$/ }).click();
  await expect(row).toContainText('7');

  await row.getByRole('button', { name: /Remove/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: / Remove$/ })
    .click();
  await expect(row).toHaveCount(0);
});
