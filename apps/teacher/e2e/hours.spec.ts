import { readFile } from 'node:fs/promises';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../../../e2e/fixtures';

/** Returns the classes of a month that count for the teacher of this contract. */
async function lessonsOfTeacher(mock: Mock, month: string, number = '2026-0412') {
  const { contracts, lessons } = await mock.state();
  const teacherId = contracts.find((contract) => contract.number === number)?.teacherId;
  const own = new Map(
    contracts
      .filter((contract) => contract.teacherId === teacherId)
      .map((contract) => [contract.id, contract]),
  );
  return lessons
    .filter(({ contractId, date, status }) => own.has(contractId) && status === 1 && date.startsWith(month))
    .map((lesson) => ({ ...lesson, number: own.get(lesson.contractId)?.number ?? '' }));
}

const minutesOf = (lessons: readonly { minutes: number }[]) =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

test('the hours of a month, copied and saved, are the sum of its classes (PORTAL-GUIDE-08, PORTAL-GUIDE-09, PORTAL-GUIDE-10, PORTAL-GUIDE-12, LIMIT-46)', {
  tag: '@release',
}, async ({ page, context, mock }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lessons = await lessonsOfTeacher(mock, '2026-11');
  const numbers = [...new Set(lessons.map(({ number }) => number))].sort();
  expect(numbers.length).toBeGreaterThan(2);

  await signInAs(page, 'teacher', '/teacher-view/guide');
  await page.getByRole('radio', { name: 'EN', exact: true }).check();
  await page.getByRole('link', { name: 'See my hours' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible();
  const hours = minutesOf(lessons) / 60;
  await expect(page.getByRole('definition').filter({ hasText: `${hours} h` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Dec 16th 26' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(numbers);

  await page.getByRole('button', { name: 'Copy text' }).tap();
  await expect(page.getByText('The text is copied: paste it into your invoice.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Hours taught in November 2026\nLéa Villeneuve\nPeriod: Nov 1st 26 – Nov 30th 26');
  expect(text).toContain(`Total hours: ${hours}`);
  const ofContracts = [...text.matchAll(/^Hours taught: (.*)$/gm)].map(([, hoursTaught]) =>
    Number(hoursTaught),
  );
  expect(ofContracts.reduce((sum, hoursTaught) => sum + hoursTaught, 0)).toBe(hours);

  await page.getByRole('button', { name: 'Copy table' }).tap();
  await expect(page.getByText('The table is copied', { exact: false })).toBeVisible();
  const table = await page.evaluate(() => navigator.clipboard.readText());

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('heures-hours-2026-11.csv');
  const file = new TextDecoder('utf-16le').decode(await readFile(await download.path()));
  const rows = file
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split('\t'));
  expect(rows.map(([number]) => number)).toEqual(['Contract number', ...numbers, 'Total']);
  expect(rows.slice(1, -1).map(([, , , , , minutes]) => Number(minutes))).toEqual(
    numbers.map((number) => minutesOf(lessons.filter((lesson) => lesson.number === number))),
  );
  expect(rows.at(-1)?.slice(3, 6)).toEqual([
    String(lessons.length),
    `${Math.floor(hours)}:${String(minutesOf(lessons) % 60).padStart(2, '0')}`,
    String(minutesOf(lessons)),
  ]);
  expect(
    table
      .trimEnd()
      .split(/\r?\n/)
      .map((line) => line.split('\t')),
  ).toEqual(rows);
});

test('only one’s own classes are asked for, and the month is in the address (SHELL-026)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const lessons = await lessonsOfTeacher(mock, '2026-10');
  const { contracts } = await mock.state();
  const own = contracts.find(({ number }) => number === '2026-0412')?.teacherId;
  await signInAs(page, 'teacher', '/teacher-view/hours');
  await page.getByRole('button', { name: 'Previous month: October 2026' }).tap();
  await expect(page).toHaveURL(/\/hours\?month=2026-10$/);
  await expect(page.getByRole('heading', { level: 2, name: 'October 2026' })).toBeVisible();
  const classes = page.getByRole('definition').filter({ hasText: new RegExp(`^${lessons.length}$`) });
  await expect(classes).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'October 2026' })).toBeVisible();
  await expect(classes).toBeVisible();
  const formRequests = mock.requests
    .filter(({ route }) => route === 'GET attendance')
    .map(({ url }) => Number(new URL(url, 'http://portal').searchParams.get('courseId')));
  expect(formRequests.length).toBeGreaterThan(0);
  for (const id of formRequests)
    expect(contracts.find((contract) => contract.id === id)?.teacherId).toBe(own);
});

test('a contract whose classes do not come is named, and trying again completes the sum', {
  tag: '@release',
}, async ({ page, mock }) => {
  const hours = minutesOf(await lessonsOfTeacher(mock, '2026-11')) / 60;
  // With the extension, the hours come in one response, so none of a single contract can be missing.
  mock.faults.add({ route: 'GET capabilities', kind: 'refused', because: 'not-found' });
  mock.faults.add({ route: 'GET attendance', kind: 'error', times: 1 });
  await signInAs(page, 'teacher', '/teacher-view/hours');
  await expect(page.getByText('Some hours are missing')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByText('Some hours are missing')).toHaveCount(0);
  await expect(
    page.getByRole('definition').filter({ hasText: `${String(hours).replace('.', ',')} h` }),
  ).toBeVisible();
});

test('the hours are behind the entry guard: an administrator is told whose they are (SHELL-026)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await page.goto('/teacher-view/hours');
  await page.waitForURL('**/auth/login');
  await signInAs(page, 'admin', '/teacher-view/hours');
  await expect(page.getByText('Marie Bélanger').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('hours');
  expect(mock.requests.filter(({ route }) => route === 'GET attendance')).toEqual([]);
});
