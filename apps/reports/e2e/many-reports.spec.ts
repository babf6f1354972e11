import { smallDataSet } from '@portal/mock-api';
import { accounts, expect, test } from '../../../e2e/fixtures';

/** The samples plus 300 students of one of the company's contracts, each with a report. */
function withManyReports() {
  const samples = smallDataSet('2026-11-20');
  const company = samples.companies.find(({ name }) => name === accounts.company.name);
  const form = samples.reportForms.find(({ studentId, status }) => {
    const student = samples.students.find(({ id }) => id === studentId);
    return student?.companyId === company?.id && status === 1;
  });
  const report = samples.reports.find(({ formId }) => formId === form?.id);
  const student = samples.students.find(({ id }) => id === form?.studentId);
  if (!form || !report || !student) throw new Error('the samples have no report of the company');
  const places = Array.from({ length: 300 }, (_, place) => place + 1);
  return {
    ...samples,
    students: [
      ...samples.students,
      ...places.map((place) => ({
        ...student,
        id: 90_000 + place,
        name: place < 100 ? 'Solène' : 'Andrée',
        lastName: `Zacharie ${String(place).padStart(3, '0')}`,
        email: `zacharie.${place}@client.example`,
        tokenLogin: null,
      })),
    ],
    reportForms: [
      ...samples.reportForms,
      ...places.map((place) => ({ ...form, id: 90_000 + place, studentId: 90_000 + place })),
    ],
    reports: [
      ...samples.reports,
      ...places.map((place) => ({
        ...report,
        id: 90_000 + place,
        studentId: 90_000 + place,
        formId: 90_000 + place,
      })),
    ],
  };
}

test.use({ data: withManyReports() });

test('a company with three hundred reports pages through, sorts and searches them, and prints some of several pages (LINK-COMP-05, LINK-COMP-06, LINK-COMP-07, LIMIT-01)', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(`/#/clientReport/${accounts.company.token}`);
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(51);
  await expect(page.getByText(/^1–50 \/ 3\d\d$/)).toBeVisible();

  await page.getByRole('columnheader', { name: 'Student' }).getByRole('button').click();
  await expect(rows.nth(1)).toContainText('Bouchard');
  await page.getByRole('columnheader', { name: 'Student' }).getByRole('button').click();
  await expect(rows.nth(1)).toContainText('Zacharie 300');
  await rows.nth(1).getByRole('checkbox').check();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.nth(1)).toContainText('Zacharie 250');
  await rows.nth(1).getByRole('checkbox').check();
  await expect(page.getByText('2 reports selected')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search reports' }).fill('solene');
  await expect(page.getByText(/^1–50 \/ 99$/)).toBeVisible();
  await expect(rows.nth(1)).toContainText('Zacharie 099');

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByRole('article', { name: 'Progress Report' })).toHaveCount(2);
  await page.goBack();
  await expect(rows.nth(1)).toContainText('Zacharie 099');
  await expect(page.getByText('2 reports selected')).toBeVisible();
});
