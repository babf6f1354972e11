import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const part = (page: Page, name: RegExp) =>
  page
    .getByRole('navigation', { name: /Parts of the contract/ })
    .getByRole('link', { name })
    .click();

/** Selects a person in a combobox by a part of the name. */
async function choose(place: Page | Locator, field: RegExp, typed: string, name: RegExp) {
  await place.getByRole('combobox', { name: field }).fill(typed);
  await place.getByRole('option', { name }).click();
}

test('a contract from its creation to its copy (CON-SIDE-08, CON-SIDE-09, CON-SIDE-19, CON-ATT-09, CON-ATT-17, CON-FINAL-03, CON-FINAL-10, CON-LIST-38)', {
  tag: '@release',
}, async ({ page }) => {
  test.slow();
  await signInAs(page, 'admin');

  await test.step('it is created', async () => {
    await page.getByRole('link', { name: /Create Contract/ }).click();
    await choose(page, /Company/, 'banque', /Banque Champlain/);
    await page.getByLabel('Contact person').fill('Noël Séguin');
    await page.getByLabel('Language*').selectOption({ label: 'English' });
    await page.getByLabel('Course Type').selectOption({ label: 'Groupe - Group' });
    await page.getByLabel('length of each class').fill('1.5');
    await page.getByLabel('Number of classes').fill('2');
    await page.getByRole('button', { name: /Add course/ }).click();
    await page.waitForURL('**/contracts/edit/*/basic');
    await page.getByLabel('Contract status').selectOption({ label: 'Activé - Activated' });
    await expect(page.getByText('Course status was updated successfully.')).toBeVisible();
  });
  const number = await page.getByLabel('Contract #').inputValue();

  const students = page.getByRole('complementary').getByRole('listitem').getByRole('link');
  await test.step('a teacher and two students are assigned', async () => {
    await page.getByRole('button', { name: /Assign$/ }).click();
    const teacher = page.getByRole('dialog', { name: /Assign a teacher/ });
    await choose(teacher, /Teacher/, 'park', /Andrew Parker/);
    await teacher.getByRole('button', { name: /Assign$/ }).click();
    await expect(page.getByRole('button', { name: /Change teacher$/ })).toBeVisible();

    await page.getByRole('button', { name: /Manage students$/ }).click();
    const dialog = page.getByRole('dialog', { name: /Manage students/ });
    const others = dialog.getByRole('listbox', { name: /Other students/ });
    await others.getByRole('option').first().click();
    await others.getByRole('option').nth(1).click();
    await expect(dialog.getByText('To add: 2')).toBeVisible();
    await dialog.getByRole('button', { name: /Save$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(students).toHaveCount(2);
  });
  await test.step('its lessons are recorded until nothing is left to record', async () => {
    await part(page, /Attendance/);
    for (const day of ['2026-11-17', '2026-11-19']) {
      await page.getByRole('main').getByRole('button', { name: /Add$/ }).first().click();
      const lesson = page.getByRole('dialog', { name: /Manage Attendance/ });
      await lesson.getByLabel(/Class date/).fill(day);
      await lesson.getByLabel(/Length \(minutes\)/).selectOption('90');
      await lesson.getByRole('button', { name: /Save$/ }).click();
      await expect(lesson).toHaveCount(0);
    }
    await expect(page.getByRole('checkbox', { name: /Attendance is completed/ })).toBeChecked();
    await expect(page.getByText('2 classes of 2')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /Add$/ }).first()).toBeDisabled();
  });

  await test.step('its outline is filled in and submitted, a material is assigned', async () => {
    await part(page, /Outline and materials/);
    await page.getByRole('button', { name: /Fill in the outline$/ }).click();
    const outline = page.getByRole('dialog', { name: /Course outline/ });
    await outline.getByLabel(/Challenges$/).fill('Les faux amis');
    await outline.getByRole('button', { name: /Submit$/ }).click();
    await page.getByRole('button', { name: /Submit anyway$/ }).click();
    await expect(page.getByText('Outline was submitted successfully.')).toBeVisible();
    await expect(outline).toHaveCount(0);

    await page.getByRole('button', { name: /Add a material$/ }).click();
    const material = page.getByRole('dialog');
    await choose(material, /Material/, 'market', /Market Leader/);
    await material.getByLabel(/Quantity/).fill('2');
    await material.getByLabel(/^Note/).fill('Livres seulement');
    await material.getByRole('button', { name: /Assign$/ }).click();
    await expect(page.getByRole('row', { name: /Market Leader/ })).toContainText('Livres seulement');
  });

  await test.step('a report is uploaded, the client gets it, the contract ends', async () => {
    const student = (await students.first().textContent()) ?? '';
    await part(page, /Final/);
    await page.getByRole('button', { name: /Upload Progress Reports/ }).click();
    const upload = page.getByRole('dialog', { name: /Upload Progress Reports/ });
    await choose(upload, /Student/, student.slice(0, 4), new RegExp(student));
    await upload.locator('input[type=file]').setInputFiles({
      name: 'Évaluation de fin.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 a report'),
    });
    await upload.getByRole('button', { name: /Upload$/ }).click();
    await expect(page.getByText('Document was uploaded successfully.')).toBeVisible();
    await expect(
      page
        .getByRole('table', { name: /Progress reports of contract/ })
        .getByRole('row', { name: new RegExp(student) }),
    ).toContainText('Download');

    await page.getByLabel(/Send to client$/).fill('2026-11-20');
    await page.getByLabel(/Send to client$/).press('Tab');
    await expect(page.getByText('Send to client updated Successfully.')).toBeVisible();
    await page.getByRole('checkbox', { name: /Contract is completed$/ }).click();
    await expect(page.getByText('Contract is completed updated Successfully.')).toBeVisible();
    await page.getByLabel('Contract status').selectOption({ label: 'Archivé - Archived' });
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Archive$/ })
      .click();
    await expect(page.getByText('Course status was updated successfully.')).toBeVisible();
  });

  await test.step('it stands among the archived ones, and is duplicated', async () => {
    await page.getByRole('link', { name: 'Contrats - Contracts' }).last().click();
    await page.getByRole('radio', { name: /Archived/ }).check();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: /Duplicate/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Duplicate$/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Open the copy/ })
      .click();
    await page.waitForURL('**/contracts/edit/*/basic');
    await expect(page.getByLabel('Contact person')).toHaveValue('Noël Séguin');
    await expect(page.getByLabel('Contract #')).not.toHaveValue(number);
    await expect(page.getByLabel('Contract status')).toHaveValue('pending');
  });
});
