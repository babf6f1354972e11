import { expect, signInAs, test } from '../../../e2e/fixtures';

test('a teacher records a class, corrects it and deletes it, and the office sees each state (DECISION-52)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  // Slow, because two users check each status.
  test.slow();
  const sunday = '2026-11-15';
  const lesson = async () =>
    (await mock.state()).lessons.find(({ contractId, date }) => contractId === 1 && date === sunday);
  await signInAs(page, 'teacher', '/teacher-view/attendance?contract=1');
  await page.getByLabel('Date of class').fill(sunday);
  await page.getByRole('radio', { name: '90' }).tap();
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();

  await page.goto('/teacher-view/course/1');
  await page.getByRole('button', { name: 'Attendance' }).tap();
  await expect(page.getByText('Can be corrected until 12:00 on Nov 21st 26')).toBeVisible();
  await page.getByRole('link', { name: /Correct .*Nov 15th 26/ }).tap();
  await page.getByRole('radio', { name: '60' }).tap();
  await page.getByRole('switch', { name: 'All students present' }).tap();
  await page.getByRole('checkbox', { name: 'Inès Fortin' }).tap();
  await page.getByRole('button', { name: 'Save the correction' }).tap();
  await expect(page.getByText('The attendance was corrected.')).toBeVisible();
  expect(await lesson()).toMatchObject({ minutes: 60, absentStudentIds: [1], status: 1 });

  const desk = await openAnotherBrowser({ viewport: { width: 1440, height: 900 }, isMobile: false });
  await signInAs(desk, 'admin', '/admin/contracts/edit/1/attendance');
  const row = desk.getByRole('row').filter({ hasText: 'Nov 15th 26' });
  await expect(row).toContainText('60');
  await expect(row).toContainText('Inès Fortin');

  await page.getByRole('button', { name: 'Attendance' }).tap();
  await page.getByRole('button', { name: /Delete .*Nov 15th 26/ }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('The attendance was deleted.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Nov 15th 26' })).toHaveCount(0);
  await expect(page.getByRole('table')).toBeVisible();
  expect(await lesson()).toMatchObject({ status: 0 });
  await desk.reload();
  await expect(row).toContainText('Deleted');
});
