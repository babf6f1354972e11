import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';

const desk = { viewport: { width: 1440, height: 900 } };
const challenges = (page: Page) => page.getByLabel('Challenges');
const told = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('a teacher and the office see each other at an outline, and what the other saved (ADR 39)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  const office = await openAnotherBrowser(desk);
  await Promise.all([
    signInAs(page, 'teacher', '/teacher-view/outline-form/1'),
    signInAs(office, 'admin', '/admin/contracts/edit/1/outline?dialog=outline'),
  ]);
  const before = await challenges(office).inputValue();
  await challenges(page).fill('Les faux amis');
  await told(office, 'Léa Villeneuve also has unsaved changes here.');
  await expect(challenges(office)).toHaveValue(before);
  await expectAccessible(office);

  await office.getByLabel('Current use').fill('Courriels chaque jour');
  await told(page, 'Marie Bélanger also has unsaved changes here.');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^(Save|Enregistrer)/ }).tap();
  await told(office, 'Léa Villeneuve saved changes. What you typed is kept');
  await expect(office.getByText('Léa Villeneuve also has unsaved changes here.')).toHaveCount(0);
  await office.getByRole('dialog').getByRole('button', { name: /Save$/ }).click();
  await told(office, 'The outline was saved and stays submitted.');
  await office.getByRole('button', { name: /Open/ }).first().click();
  await expect(challenges(office)).toHaveValue('Les faux amis');
  await expect(office.getByLabel('Current use')).toHaveValue('Courriels chaque jour');
});

test('a teacher and the office see each other at a progress report, and not at that of another student (ADR 39)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  const { enrolments } = await mock.state();
  const [one, other] = enrolments.filter(({ contractId }) => contractId === 1);
  const office = await openAnotherBrowser(desk);
  const comments = (student = one) => `/reports/info/${student?.studentId}/course/1/comments`;
  await Promise.all([
    signInAs(page, 'teacher', `/teacher-view${comments()}`),
    signInAs(office, 'admin', `/admin${comments(other)}`),
  ]);
  await page.getByRole('textbox', { name: 'Recommendations' }).fill('Lire chaque jour.');
  await expect(office.getByRole('textbox', { name: 'Recommendations' })).toBeVisible();
  await expect(office.getByText('also has unsaved changes here')).toHaveCount(0);

  await office.goto(`/admin${comments()}`);
  await told(office, 'Léa Villeneuve also has unsaved changes here.');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Close$/ })
    .tap();
  await told(office, 'Léa Villeneuve saved changes. You see the latest version.');
  await expect(office.getByRole('textbox', { name: 'Recommendations' })).toHaveValue('Lire chaque jour.');
});
