import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'admin', '/admin/students/list');
  await expect(page.getByRole('link', { name: 'Zoé Légaré' })).toBeVisible();
});

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) });

test('a student is added with an address of their own, told what is needed in a language, and found in the list (STU-FORM-05, STU-FORM-07, SHELL-010, STU-EDIT-27, MSG-55, MSG-59, MSG-63)', async ({
  page,
  mock,
}) => {
  const taken = (await mock.state()).students.find(
    ({ name, lastName }) => `${name} ${lastName}` === 'Zoé Légaré',
  );
  await page.getByRole('link', { name: 'Add student' }).click();
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill('Thériault-Nguyễn');
  await page.getByLabel('Email').fill(taken?.email ?? '');
  await page.getByLabel('Mother tongue').selectOption('other');
  await page.getByLabel('Other mother tongue').fill('Tiếng Việt');
  const add = page.getByRole('button', { name: 'Add student' });
  await add.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email duplicated/);
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
  await page.getByLabel('Email').fill('maya@client.example');
  mock.faults.add({ route: 'POST student/create', kind: 'slow', milliseconds: 300 });
  await add.dblclick();
  await expect(page.getByText('Student Maya Thériault-Nguyễn was created successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/students\/edit\/\d+\/basic$/);
  expect(mock.requests.filter(({ route }) => route === 'POST student/create')).toHaveLength(1);

  await page.getByLabel('Add a language').selectOption({ label: 'English' });
  await page.getByLabel('Number of hours').fill('22,5');
  await page.getByLabel('Webinar type').selectOption('teams');
  await page.getByLabel('Conversation / Speaking').selectOption('weekly');
  await page.getByLabel('Objectives').fill('Négocier');
  await page.getByRole('button', { name: 'Save the needs' }).click();
  await expect(page.getByText('Student Maya Thériault-Nguyễn was updated successfully.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'English' })).toBeVisible();
  await expect(page.getByLabel('Webinar type')).toHaveValue('teams');
  await expect(page.getByLabel('Other mother tongue')).toHaveValue('Tiếng Việt');

  await page.getByLabel('City').fill('Lévis');
  await page.getByRole('button', { name: 'Update student' }).click();
  await expect(page.getByText('Student Maya Thériault-Nguyễn was updated successfully.')).toBeVisible();
  await expect(page.getByLabel('Number of hours')).toHaveValue('22.5');
  await page.getByRole('link', { name: 'Étudiants - Students' }).last().click();
  await page.getByPlaceholder('Search students').fill('nguyen');
  await expect(rowOf(page, 'Maya Thériault-Nguyễn')).toContainText('Lévis');
  await expect(rowOf(page, 'Maya Thériault-Nguyễn')).toContainText('Not currently enrolled');
});

test('back from a student, the list stands as it was left, at the same row (STU-LIST-03, STU-LIST-04)', {
  tag: '@release',
}, async ({ page }) => {
  await page.getByLabel('Language level').selectOption('A2');
  await page.getByRole('button', { name: 'Nom - Name' }).click();
  const name = 'Zoé Légaré';
  // Wait for the new order: until then, another student's link may be under the pointer.
  await expect(page).toHaveURL(/level=A2&sort=name/);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Contract History' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: 'Étudiants - Students' }).last().click();
  await expect(page).toHaveURL(/level=A2&sort=name/);
  await expect(page.getByRole('link', { name })).toBeFocused();
});

test('a student is archived and restored from the list (OPEN-61)', { tag: '@release' }, async ({ page }) => {
  await rowOf(page, 'Zoé Légaré').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Student Zoé Légaré was archived.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zoé Légaré' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Archived only' }).check();
  await rowOf(page, 'Zoé Légaré').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Student Zoé Légaré was restored.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Archived only' }).uncheck();
  await expect(page.getByRole('link', { name: 'Zoé Légaré' })).toBeVisible();
});
