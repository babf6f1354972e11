import { accounts, expect, test } from '../../../e2e/fixtures';
import { printed } from '../../../e2e/pdf';

const company = `/#/clientReport/${accounts.company.token}`;
const student = `/#/student-report/${accounts.student.token}`;

/** Returns the text of the sheets on one line. */
const textOf = (sheets: string[]) => sheets.join(' ').replaceAll(/\s+/g, ' ');

test('a company prints several reports at once, each on a new page, on Letter and A4, in both languages or one (LINK-COMP-08, LINK-COMP-09, SHELL-041, SHELL-055)', {
  tag: ['@release', '@chromium'],
}, async ({ page }) => {
  await page.goto(company);
  const forms = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'View' }) });
  for (const place of [0, 1, 2]) await forms.nth(place).getByRole('checkbox').check();
  const names = await Promise.all(
    [0, 1, 2].map(async (place) =>
      (await forms.nth(place).getByRole('button', { name: 'View' }).textContent())
        ?.replace(/^.*View/, '')
        .trim(),
    ),
  );
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  const sheets = page.getByRole('article', { name: 'Progress Report' });
  await expect(sheets).toHaveCount(3);
  // Keyboard order: the back link, then the paper size.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeFocused();
  const title = await page.title();
  for (const name of names) {
    const [person = '', contract = ''] = (name ?? '').split(', ');
    expect(title).not.toContain(person);
    await expect(sheets.filter({ hasText: person }).filter({ hasText: contract })).toHaveCount(1);
  }

  const both = await printed(page);
  expect(both.paper).toEqual([612, 792]);
  // Each report begins on its own page and names its student in the header.
  const begun = both.sheets.filter((sheet) => sheet.includes('Progress Report'));
  expect(begun).toHaveLength(3);
  for (const sheet of both.sheets) {
    expect(sheet).toContain(accounts.company.name);
    expect(names.filter((name) => sheet.includes((name ?? '').replace(',', ' ·')))).toHaveLength(1);
  }
  for (const part of ['Rapport de progrès', 'Grammaire à l’écrit', 'Grammar in writing'])
    expect(textOf(both.sheets)).toContain(part);
  expect(textOf(both.sheets)).not.toContain('Retour à la liste');
  expect(textOf(both.sheets)).not.toContain('à imprimer');
  expect(both.sheets.at(-1)).toContain(`${both.sheets.length} / ${both.sheets.length}`);

  await page.getByRole('radio', { name: 'A4' }).check();
  expect((await printed(page)).paper).toEqual([595, 842]);

  await page.getByRole('radio', { name: 'EN', exact: true }).check();
  await expect(page.getByText('3 reports to print, each on a new page')).toBeVisible();
  const english = await printed(page);
  expect(textOf(english.sheets)).toContain('Grammar in writing');
  expect(textOf(english.sheets)).not.toContain('Grammaire à l’écrit');
  expect(english.paper).toEqual([595, 842]);

  // A reload signs in again and shows the same reports; then the list is unchanged.
  await page.reload();
  await expect(sheets).toHaveCount(3);
  await page.goBack();
  await expect(forms.first()).toBeVisible();
});

test('a list is as it was when one comes back from its print view (LINK-COMP-05, LINK-COMP-06)', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(company);
  await page.getByRole('searchbox', { name: 'Search reports' }).fill('davies');
  await expect(page).toHaveURL(/search=davies/);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'View' }) });
  await expect(row.first()).toContainText('Davies');
  await row.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByText('1 report to print')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row.first().getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('searchbox', { name: 'Search reports' })).toHaveValue('davies');
});

test('a student prints all their reports (LINK-STU-02, LINK-STU-07, REP-FORM-25)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await page.goto(student);
  await page.getByRole('button', { name: 'Print the reports' }).click();
  const sheets = page.getByRole('article', { name: 'Progress Report' });
  await expect(sheets.first()).toBeVisible();
  const count = await sheets.count();
  const { sheets: paper } = await printed(page);
  expect(paper.filter((sheet) => sheet.includes('Progress Report'))).toHaveLength(count);
  expect(textOf(paper)).toContain(`${accounts.student.name} ${accounts.student.lastName}`);
  // The print view has not signed the user out.
  expect(mock.requests.filter(({ route }) => route === 'POST student/login')).toHaveLength(1);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'See report' })).toBeVisible();
});
