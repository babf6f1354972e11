import { accounts, expect, signInAs, test } from '../../../e2e/fixtures';

test('a student announces an absence on the phone, the teacher’s form opens with it, and the student takes it back (DECISION-138)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  const { contracts, plannedClasses } = await mock.state();
  const contract = contracts.find(({ number }) => number === '2026-0412');
  const planned = plannedClasses.find(
    ({ contractId, date }) => contractId === contract?.id && date === '2026-11-23',
  );
  await page.goto(`/#/student-report/${accounts.student.token}`);
  await page.getByRole('button', { name: /I cannot come: .*Nov 23.*, 12:00/ }).click();
  await expect(page.getByRole('checkbox', { name: /Nov 23.*2026-0412/ })).toBeChecked();
  await page.getByRole('textbox', { name: /A note/ }).fill('Rendez-vous médical');
  await page.getByRole('button', { name: 'Announce my absence' }).click();
  await expect(page.getByText('Absence announced')).toBeVisible();

  const phone = await openAnotherBrowser();
  await signInAs(
    phone,
    'teacher',
    `/teacher-view/attendance?contract=${contract?.id}&class=${planned?.id}&date=2026-11-23&minutes=90`,
  );
  await expect(phone.getByText('Inès Fortin: Rendez-vous médical')).toBeVisible();
  await expect(phone.getByRole('checkbox', { name: 'Inès Fortin' })).not.toBeChecked();

  await page.getByRole('button', { name: /I will come after all: .*Nov 23.*, 12:00/ }).click();
  await expect(page.getByText('Absence announced')).toHaveCount(0);
});
