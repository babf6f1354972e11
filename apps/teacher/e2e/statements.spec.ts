import { readFile } from 'node:fs/promises';
import { expect, signInAs, test } from '../../../e2e/fixtures';

test('a month from its last class to the approved statement, and a late correction (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  // Slow, because two users check each status.
  test.slow();
  await signInAs(page, 'teacher', '/teacher-view/attendance?contract=1');
  await page.getByRole('radio', { name: 'EN', exact: true }).check();
  await page.getByLabel('Date of class').fill('2026-11-19');
  await page.getByRole('radio', { name: '90' }).tap();
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();

  const { contracts, lessons } = await mock.state();
  const own = new Set(contracts.filter(({ teacherId }) => teacherId === 1).map(({ id }) => id));
  const taught = lessons
    .filter(
      ({ contractId, date, status }) => own.has(contractId) && status === 1 && date.startsWith('2026-11'),
    )
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const hours = `${taught / 60} h`;

  await page.goto('/teacher-view/hours?month=2026-11');
  await page.getByRole('textbox', { name: /Note for the office/ }).fill('All classes of the month.');
  await page.getByRole('button', { name: 'Submit the statement' }).tap();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The month is not over');
  await expect(question).toContainText(hours);
  await question.getByRole('button', { name: 'Submit the statement' }).tap();
  await expect(page.getByText('The statement is submitted.')).toBeVisible();

  const desk = await openAnotherBrowser({ viewport: { width: 1440, height: 900 }, isMobile: false });
  await signInAs(desk, 'admin', '/admin/operations/hours?month=2026-11');
  await desk.getByRole('radio', { name: 'EN', exact: true }).check();
  const row = desk.getByRole('row').filter({ hasText: 'Léa Villeneuve' });
  await expect(row).toContainText('Submitted');
  await expect(row).toContainText(hours);
  await row.getByRole('button', { name: 'Léa Villeneuve', exact: true }).click();
  const month = desk.getByRole('dialog');
  await expect(month).toContainText('All classes of the month.');
  await month.getByRole('button', { name: `Approve ${hours}` }).click();
  await expect(row).toContainText('Approved');

  await desk.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('dialog').getByRole('button', { name: 'CSV' }).click(),
  ]);
  const file = new TextDecoder('utf-16le').decode(await readFile(await download.path()));
  const [head = [], ...lines] = file.split('\r\n').map((line) => line.split('\t'));
  const minutes = lines
    .filter((cells) => cells.includes('Villeneuve'))
    .map((cells) => Number(cells[head.indexOf('Minutes')]));
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(taught);

  // The approved statement is unchanged, and the office sees the difference.
  await page.goto('/teacher-view/course/1');
  await page.getByRole('button', { name: 'Attendance' }).tap();
  await page.getByRole('link', { name: /Correct .*Nov 19th 26/ }).tap();
  await page.getByRole('radio', { name: '60' }).tap();
  await page.getByRole('button', { name: 'Save the correction' }).tap();
  await expect(page.getByText('The attendance was corrected.')).toBeVisible();
  await page.goto('/teacher-view/hours?month=2026-11');
  await expect(page.getByText('The approved statement does not change.', { exact: false })).toBeVisible();

  await desk.reload();
  await expect(row).toContainText('−0.5 h');
  await row.getByRole('button', { name: /^See difference/ }).click();
  await expect(month).toContainText(
    `Statement of ${hours}; the records now add up to ${taught / 60 - 0.5} h.`,
  );
  await expect(month).toContainText('2026-0412 · Nov 19th 26 · 60 min · changed; 90 min in the statement');

  // After the office returns it, the teacher submits it again with the current hours.
  await month.getByRole('button', { name: 'Return to Léa…' }).click();
  await month.getByLabel('What has to be corrected?').fill('November 19 was 60 minutes.');
  await month.getByRole('button', { name: 'Return to Léa', exact: true }).click();
  await expect(row).toContainText('Returned');
  await page.reload();
  await expect(page.getByText('November 19 was 60 minutes.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit again' }).tap();
  await expect(page.getByText('The statement is submitted.')).toBeVisible();
  // Newest first; the office has two administrators.
  const submitted =
    'Relevé soumis : Léa Villeneuve, novembre 2026 - Statement submitted: Léa Villeneuve, November 2026';
  expect((await mock.outbox()).map(({ subject }) => subject)).toEqual([
    submitted,
    submitted,
    'Relevé à revoir : novembre 2026 - Statement to review: November 2026',
    'Relevé approuvé : novembre 2026 - Statement approved: November 2026',
    submitted,
    submitted,
  ]);
});
