import type { Page } from '@playwright/test';
import { accounts, expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';

const dialog = (page: Page) => page.getByRole('dialog');

/** Signs in as an administrator and opens the student of the sample link. */
async function openInes(page: Page, query = '') {
  await signInAs(page, 'admin', `/admin/students/edit/${ines}/basic${query}`);
  await expect(page.getByRole('heading', { name: 'Inès Fortin', level: 1 })).toBeVisible();
}

/** Her id in the samples. */
let ines = 0;

test.beforeEach(async ({ mock }) => {
  const { name, lastName } = accounts.student;
  ines =
    (await mock.state()).students.find((student) => student.name === name && student.lastName === lastName)
      ?.id ?? 0;
});

test('Escape closes the calendar in front of a dialog first, then the dialog', {
  tag: '@firefox',
}, async ({ page }) => {
  await openInes(page, '?dialog=level');
  const level = page.getByRole('dialog', { name: /level/i });
  const calendar = page.getByRole('dialog', { name: /calendar/ });
  await level.getByRole('button', { name: /Open the calendar/ }).click();
  await expect(calendar.getByRole('gridcell', { selected: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(level.getByRole('button', { name: /Open the calendar/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(level).toHaveCount(0);
});

test('a level that was tested again is kept with the one before, and drawn (STU-EDIT-03, MSG-61)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const tests = async () => (await mock.state()).students.find(({ id }) => id === ines)?.levels.length ?? 0;
  const before = await tests();
  await openInes(page);
  await page.getByRole('button', { name: /Add a test/ }).click();
  await expect(page).toHaveURL(/dialog=level/);
  await dialog(page)
    .getByLabel(/- Level\*/)
    .selectOption('C1');
  await dialog(page)
    .getByLabel(/Last tested\*/)
    .fill('2026-11-19');
  await dialog(page)
    .getByLabel(/Tester initials\*/)
    .fill('MB');
  await expectAccessible(page);
  mock.faults.add({ route: 'PUT student/update', kind: 'error' });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Student status was not updated successfully.')).toBeVisible();
  await expect(dialog(page).getByLabel(/Tester initials\*/)).toHaveValue('MB');
  mock.faults.clear();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Student status was updated successfully.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const picture = page.getByRole('figure', { name: /Levels over time/ });
  await expect(picture.getByRole('listitem').filter({ hasText: 'Nov 19th 26 C1' })).toBeVisible();
  expect(await tests()).toBe(before + 1);
});

test('a student is assigned to a course, and a report uploaded there becomes the latest (STU-EDIT-02, STU-EDIT-11, STU-EDIT-12, STU-EDIT-24, MSG-34)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await openInes(page);
  await page.getByRole('button', { name: 'Assign to course' }).click();
  await dialog(page)
    .getByRole('combobox', { name: /Contract\*/ })
    .click();
  const option = dialog(page).getByRole('option').first();
  const number = (await option.textContent())?.slice(0, 9) ?? '';
  await option.click();
  await dialog(page).getByRole('button', { name: 'Assign to course' }).click();
  await expect(page.getByText(`Inès Fortin was assigned to contract ${number}.`)).toBeVisible();
  const contractId = (await mock.state()).contracts.find((contract) => contract.number === number)?.id;
  expect((await mock.state()).enrolments).toContainEqual(
    expect.objectContaining({ studentId: ines, contractId }),
  );

  await page.getByRole('button', { name: /Upload.*Progress reports/ }).click();
  await dialog(page)
    .getByRole('combobox', { name: /Contract\*/ })
    .fill(number);
  await dialog(page).getByRole('option').first().click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'bilan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await dialog(page).getByRole('button', { name: 'Upload', exact: false }).last().click();
  await expect(page.getByText('Document was uploaded successfully.')).toBeVisible();
  const latest = page.getByRole('checkbox', { name: new RegExp(`report of contract ${number}`) });
  await expect(latest.first()).toBeChecked();
  await latest.first().uncheck();
  const marks = () =>
    mock.requests.filter(({ route }) => route === 'PUT progressReports').map(({ body }) => body);
  await expect.poll(marks).toContainEqual(expect.objectContaining({ status: 0, course_id: contractId }));
  await latest.first().check();
  await expect.poll(marks).toContainEqual(expect.objectContaining({ status: 2, course_id: contractId }));
  await page.reload();
  await expect(latest.first()).toBeChecked();
});

test('the magic link of a student opens the own reports for somebody else (STU-EDIT-08, STU-EDIT-09, LINK-STU-11, MSG-26)', {
  tag: ['@release', '@chromium'],
}, async ({ page, openAnotherBrowser }) => {
  await openInes(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Show link' }).click();
  await page.getByRole('button', { name: 'Copy the magic link' }).click();
  await expect(page.getByText('Magic link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/#/student-report/${accounts.student.token}$`));
  const hers = await openAnotherBrowser();
  await hers.goto(link);
  await expect(hers.getByText('Inès Fortin').first()).toBeVisible();
  await expect(hers.getByText('Report Update')).toHaveCount(0);
});
