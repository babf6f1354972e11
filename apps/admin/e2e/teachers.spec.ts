import type { Page } from '@playwright/test';
import { accounts, expect, expectAccessible, samplePassword, signInAs, test } from '../../../e2e/fixtures';

test.beforeEach(({ page }) => signInAs(page, 'admin', '/admin/teachers/list'));

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) });

/** The back link next to the record; the first link with this name is in the navbar. */
const toList = (page: Page) => page.getByRole('link', { name: 'Enseignants - Teachers' }).last().click();

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer - Save' }).click();

test('a taken email is refused beside its field, nothing typed is lost, and a free one is saved (TEA-EDIT-24, MSG-44, MSG-41, SHELL-091)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await page.getByRole('link', { name: 'Léa Villeneuve' }).click();
  await expect(page).toHaveURL(/\/teachers\/edit\/1\/profile$/);
  const email = page.getByLabel('Email');
  const before = await email.inputValue();
  await page.getByLabel('City').fill('Brossard');
  await page.getByLabel('Other rate').fill('Soirs 10 $');
  await email.fill(accounts.otherTeacher.email.toUpperCase());
  await save(page);
  await expect(email).toHaveAccessibleDescription(/Email duplicated/);
  await expect(email).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Brossard');
  await expect(page.getByLabel('Other rate')).toHaveValue('Soirs 10 $');
  expect(mock.requests.some(({ route }) => route === 'PUT teacher/update')).toBe(false);
  await expectAccessible(page);

  // The server fails once: the error is shown, and the input is kept.
  await email.fill('lea.v@passerelle.example');
  mock.faults.add({ route: 'PUT teacher/update', kind: 'error' });
  await save(page);
  await expect(page.getByText('Teacher Léa Villeneuve was not updated successfully.')).toBeVisible();
  mock.faults.clear();
  await expect(email).toHaveValue('lea.v@passerelle.example');
  await save(page);
  await expect(page.getByText('Teacher Léa Villeneuve was updated successfully.')).toBeVisible();

  await page.reload();
  await expect(email).toHaveValue('lea.v@passerelle.example');
  await expect(page.getByLabel('City')).toHaveValue('Brossard');
  expect(before).toBe(accounts.teacher.email);
  await toList(page);
  await expect(rowOf(page, 'Léa Villeneuve')).toContainText('Brossard');
});

test('a teacher is created, invited, and signs in with a password of their own (SHELL-011, SHELL-092, MSG-40, CON-SIDE-21, TEA-LIST-08, TEA-LIST-09)', async ({
  page,
  mock,
  openAnotherBrowser,
}) => {
  await page.getByRole('link', { name: 'Create a teacher' }).click();
  await page.getByLabel('First name').fill('Noémie');
  await page.getByLabel('Last name').fill('Gauthier');
  await page.getByLabel('Email').fill('noemie.gauthier@passerelle.example');
  await page.getByRole('textbox', { name: 'Phone*' }).fill('(514) 555-0188');
  await page.getByRole('combobox', { name: 'Languages' }).fill('esp');
  await page.getByRole('option', { name: 'Español' }).click();
  await page.getByLabel('Individuel').fill('41,5');
  await page.getByRole('button', { name: 'Create a teacher' }).dblclick();
  await expect(page.getByText('Teacher Noémie Gauthier was created successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/teachers\/edit\/13\/profile$/);
  await expect(page.getByText(/\$41\.50.*since always/)).toBeVisible();
  expect(mock.requests.filter(({ route }) => route === 'POST teacher/create')).toHaveLength(1);

  const aside = page.getByRole('complementary');
  await expect(aside.getByText('Inactive')).toBeVisible();
  await aside.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation was sent.')).toBeVisible();
  await expect(aside.getByText('Invited')).toBeVisible();

  const mail = (await mock.outbox()).find(({ to }) => to === 'noemie.gauthier@passerelle.example');
  const theirs = await openAnotherBrowser();
  await theirs.goto(mail?.link ?? '');
  await theirs.getByLabel('New password').first().fill('lanterne boréale');
  await theirs.getByLabel('Confirmation').first().fill('lanterne boréale');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByText('Your password was set successfully')).toBeVisible();

  await toList(page);
  await expect(rowOf(page, 'Noémie Gauthier')).toContainText('Active');
  await expect(rowOf(page, 'Noémie Gauthier')).toContainText('Unassigned');
});

test('an archived teacher cannot sign in until restored (OPEN-61, TEA-LIST-04, TEA-LIST-10)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  // With the keyboard only: the row menu, its entry, the confirmation.
  await rowOf(page, 'Andrew Parker').getByRole('button', { name: 'Actions of teacher' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Archive Andrew Parker?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/dialog=archive&record=2/);
  await question.getByRole('button', { name: 'Archive', exact: false }).press('Enter');
  await expect(page.getByText('Teacher Andrew Parker was archived.')).toBeVisible();
  await expect(rowOf(page, 'Andrew Parker')).toHaveCount(0);

  const theirs = await openAnotherBrowser();
  await theirs.goto('/teacher-view/auth/login');
  await theirs.getByLabel('Email').fill(accounts.otherTeacher.email);
  await theirs.getByLabel('Password', { exact: false }).first().fill(samplePassword);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('Login credentials not valid')).toBeVisible();

  await page.getByRole('radio', { name: 'Inactive' }).check();
  await expect(rowOf(page, 'Andrew Parker')).toContainText('Archived');
  await rowOf(page, 'Andrew Parker').getByRole('button', { name: 'Actions of teacher' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Teacher Andrew Parker was restored.')).toBeVisible();

  await theirs.getByLabel('Email').fill(accounts.otherTeacher.email);
  await theirs.getByLabel('Password', { exact: false }).first().fill(samplePassword);
  await theirs.keyboard.press('Enter');
  await theirs.waitForURL('**/teacher-view/home');
});

test('one goes from the history of a teacher to a contract and back, to the row in the list (TEA-EDIT-01, SHELL-090)', {
  tag: '@release',
}, async ({ page }) => {
  await page.getByRole('radio', { name: 'Tous - All' }).check();
  await page.getByPlaceholder('Search teachers').fill('villeneuve');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Léa Villeneuve' }).click();
  await page.getByRole('link', { name: 'Contract history' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await page.getByRole('table').getByRole('link', { name: '2026-0412' }).click();
  await expect(page.getByLabel('Contract #')).toHaveValue('2026-0412');
  await page.goBack();
  await expectAccessible(page);
  await toList(page);
  await expect(page).toHaveURL(/status=all&search=villeneuve/);
  await expect(page.getByRole('link', { name: 'Léa Villeneuve' })).toBeFocused();
});
