import { accounts, expect, signInAs, test } from '../../../e2e/fixtures';

test('an administrator adds the result of a federal test, sees it with the student, and follows it up before it ends (DECISION-222, DECISION-224)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { name, lastName } = accounts.student;
  const { students } = await mock.state();
  const ines = students.find((student) => student.name === name && student.lastName === lastName)?.id ?? 0;
  await signInAs(page, 'admin', `/admin/students/edit/${ines}/basic`);
  await page.getByRole('button', { name: /Add .*Scale of the client$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a result' });
  const language = dialog.getByRole('combobox', { name: /Language\*/ });
  await language.fill('fran');
  await dialog.getByRole('option', { name: 'Français', exact: true }).click();
  await dialog.getByRole('combobox', { name: /Scale\*/ }).selectOption('sle');
  const day = dialog.getByRole('textbox', { name: /Day of the test\*/ });
  await day.fill('2022-01-20');
  await day.press('Tab');
  await dialog.getByRole('combobox', { name: 'Reading comprehension' }).selectOption('C');
  await dialog.getByRole('combobox', { name: 'Written expression' }).selectOption('B');
  await dialog.getByRole('combobox', { name: 'Oral interaction' }).selectOption('C');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Result saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const results = page.getByRole('list', { name: 'Results on the scale of the client' });
  const result = results.getByRole('listitem').filter({ hasText: 'SLE' });
  await expect(result.getByText('CBC', { exact: true }).first()).toBeVisible();
  await expect(result.getByText('Valid until Jan 20th 27')).toBeVisible();

  await page.getByRole('link', { name: /^Relances - Follow-ups/ }).click();
  await page.getByRole('radio', { name: /Results \(1\)$/ }).check();
  await expect(page).toHaveURL(/kind=result/);
  await expect(
    page.getByText(/SLE.*Reading comprehension C, Written expression B, Oral interaction C/),
  ).toBeVisible();
});
