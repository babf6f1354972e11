import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { accounts, expect, samplePassword, signInAs, signInByForm, test } from '../../../e2e/fixtures';

const lessons = async (mock: Mock) => (await mock.state()).lessons.filter(({ status }) => status === 1);

/** A Sunday: the sample data has no class on it. */
const sunday = '2026-11-15';

/** Submits a class while the server is unreachable, so that it stays queued. */
async function keepOne(page: Page, mock: Mock) {
  await page.goto('/teacher-view/attendance');
  const contract = page.getByLabel('Contract');
  const option = contract.locator('option', { hasText: '2026-0412' });
  await contract.selectOption({ label: (await option.textContent()) ?? '' });
  await page.getByLabel('Date of class').fill(sunday);
  await page.getByRole('radio', { name: '90' }).check();
  mock.faults.add({ route: 'POST attendance', kind: 'drop' });
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByRole('region', { name: 'Not recorded yet' })).toContainText('Waiting to be sent');
}

/** Restores the connection. */
async function reconnect(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu of Léa Villeneuve' }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
}

test('Logout with attendance that is not sent says so; kept, it is sent when the same person signs in again (DECISION-12)', {
  tag: '@release',
}, async ({ page, mock }) => {
  // Slow, because three users sign in one after the other.
  test.slow();
  const before = (await lessons(mock)).length;
  await signInAs(page, 'teacher');
  await keepOne(page, mock);
  await logOut(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('the server does not have it yet');
  await expect(question).toContainText('2026-0412');
  await question.getByRole('button', { name: 'Send now' }).tap();
  await expect(question).toContainText('Not everything could be sent');
  await question.getByRole('button', { name: 'Keep and sign out' }).tap();
  await page.waitForURL('**/auth/login');
  mock.faults.clear();

  // Another user of the device can neither see nor send the queued class.
  await signInByForm(page, 'otherTeacher');
  await page.goto('/teacher-view/attendance');
  await expect(page.getByLabel('Contract')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not recorded yet' })).toHaveCount(0);
  await page.getByRole('button', { name: /Menu of/ }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await page.waitForURL('**/auth/login');
  expect(await lessons(mock)).toHaveLength(before);

  await signInByForm(page, 'teacher');
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect(await lessons(mock)).toHaveLength(before + 1);
});

test('Logout from the profile asks too, and sends what waits before it leaves (DECISION-12)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const before = (await lessons(mock)).length;
  await signInAs(page, 'teacher');
  await keepOne(page, mock);
  await page.goto('/teacher-view/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).tap();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2026-0412');
  mock.faults.clear();
  await question.getByRole('button', { name: 'Send now' }).tap();
  await expect(question).toContainText('Everything is sent.');
  expect(await lessons(mock)).toHaveLength(before + 1);
  await question.getByRole('button', { name: 'Sign out' }).tap();
  await page.waitForURL('**/auth/login');
});

test('what is discarded at Logout is named, asked about once more, and never sent (DECISION-12)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const before = (await lessons(mock)).length;
  await signInAs(page, 'teacher');
  await keepOne(page, mock);
  await logOut(page);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Discard and sign out' }).tap();
  await expect(question).toContainText('Nobody will receive what you submitted');
  await expect(question).toContainText('2026-0412');
  await question.getByRole('button', { name: 'Back' }).tap();
  await question.getByRole('button', { name: 'Discard and sign out' }).tap();
  await question.getByRole('button', { name: 'Discard and sign out' }).tap();
  await page.waitForURL('**/auth/login');
  mock.faults.clear();
  await signInByForm(page, 'teacher');
  await page.goto('/teacher-view/attendance');
  await expect(page.getByLabel('Contract')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not recorded yet' })).toHaveCount(0);
  expect(await lessons(mock)).toHaveLength(before);
});

test('a session that ends in mid-sending waits for the same person to sign in again (DECISION-08)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  const before = (await lessons(mock)).length;
  await signInAs(page, 'teacher');
  await keepOne(page, mock);
  mock.faults.clear();
  mock.faults.add({ route: 'POST attendance', kind: 'unauthorized', times: 1 });
  await reconnect(page);
  await page.waitForURL('**/auth/login');
  expect(await lessons(mock)).toHaveLength(before);
  await page.getByLabel('Email').fill(accounts.teacher.email);
  await page.getByLabel('Password', { exact: false }).first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await page.waitForURL('**/teacher-view/attendance');
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect(await lessons(mock)).toHaveLength(before + 1);
});

test('two tabs send what waits once, where a backend overlooks keys (DECISION-12)', {
  tag: '@release',
}, async ({ page, context, mock }) => {
  test.slow();
  const before = (await lessons(mock)).length;
  await signInAs(page, 'teacher');
  await keepOne(page, mock);
  const other = await context.newPage();
  await other.goto('/teacher-view/attendance');
  await expect(other.getByRole('region', { name: 'Not recorded yet' })).toContainText('2026-0412');
  mock.faults.clear();
  mock.faults.add({ route: 'POST attendance', kind: 'keyless' });
  mock.faults.add({ route: 'POST attendance', kind: 'slow', milliseconds: 300 });
  await Promise.all([reconnect(page), reconnect(other)]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: 'Recorded lately' })).toContainText('2026-0412');
    await expect(tab.getByRole('region', { name: 'Not recorded yet' })).toHaveCount(0);
  }
  expect(await lessons(mock)).toHaveLength(before + 1);
});

test('a class that two devices record is asked about instead of recorded twice (DECISION-16)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const before = (await lessons(mock)).length;
  await signInAs(page, 'teacher');
  // Without the list of recorded classes, a second class on the day goes unnoticed.
  mock.faults.add({ route: 'GET attendance', kind: 'drop' });
  await keepOne(page, mock);
  mock.faults.clear();
  mock.faults.add({ route: 'GET attendance', kind: 'drop' });
  const [contract] = (await mock.state()).contracts.filter(({ number }) => number === '2026-0412');
  const answer = await page.evaluate(
    async ([id, date]) => {
      const token = localStorage.getItem('access-token');
      const body = { courses_id: id, date_class: date, absent_student_ids: [], total_hours: 90 };
      const { status } = await fetch('/api/attendance', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return status;
    },
    [contract?.id, sunday] as const,
  );
  expect(answer).toBe(200);
  mock.faults.clear();

  const waiting = page.getByRole('region', { name: 'Not recorded yet' });
  await reconnect(page);
  await expect(waiting).toContainText('To be checked');
  await waiting.getByRole('button', { name: 'Check 2026-0412' }).tap();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Recorded on that day already');
  await expect(question).toContainText('all present');
  await question.getByRole('button', { name: 'It is the same' }).tap();
  await expect(waiting).toHaveCount(0);
  expect(await lessons(mock)).toHaveLength(before + 1);
});
