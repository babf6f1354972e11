import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, now, signInAs, test } from '../../../e2e/fixtures';

const contract = async (mock: Mock, number = '2026-0412') => {
  const found = (await mock.state()).contracts.find((row) => row.number === number);
  if (!found) throw new Error(`The samples lack contract ${number}`);
  return found;
};

const lessonsOf = async (mock: Mock, contractId: number) =>
  (await mock.state()).lessons.filter((lesson) => lesson.contractId === contractId && lesson.status === 1);

/** Returns the Sunday this many weeks from now: no class of the samples is on a Sunday. */
function sunday(weeks: number): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay() + 7 * weeks);
  return day.toISOString().slice(0, 10);
}

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit' });

/** Submits a class of 90 minutes on a day without another class. */
async function fillIn(page: Page, { number = '2026-0412', date = sunday(-1) } = {}) {
  await page.goto('/teacher-view/attendance');
  await page.getByLabel('Contract').selectOption({ label: await optionOf(page, number) });
  await page.getByLabel('Date of class').fill(date);
  await page.getByRole('radio', { name: '90' }).check();
}

async function optionOf(page: Page, number: string): Promise<string> {
  const option = page.getByLabel('Contract').locator('option', { hasText: number });
  return (await option.textContent()) ?? number;
}

test('five taps after a class: the hours go up, and the office sees who was absent (PORTAL-ATT-01, PORTAL-ATT-06, PORTAL-ATT-08, PORTAL-ATT-09, MSG-75, SHELL-030)', async ({
  page,
  mock,
  openAnotherBrowser,
}) => {
  // Slow, because two users sign in one after the other.
  test.slow();
  const { id } = await contract(mock);
  const before = (await lessonsOf(mock, id)).length;
  // On a weekday of this class, the sample data may contain a class today.
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const isTaken = (await lessonsOf(mock, id)).some((lesson) => lesson.date === day);
  await signInAs(page, 'teacher');
  await expect(page.getByText('31 / 48 h')).toBeVisible();

  await page.getByRole('link', { name: 'Submit the attendance of contract 2026-0412' }).tap();
  await expect(page.getByLabel('Date of class')).toHaveValue(day);
  await page.getByRole('switch', { name: 'All students present' }).tap();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })).toHaveText([
    /Inès Fortin/,
    /Zoé Légaré/,
    /Denis Ouellet/,
  ]);
  await page.getByRole('checkbox', { name: 'Denis Ouellet' }).tap();
  await page.getByRole('radio', { name: '90' }).tap();
  await expect(page.getByText('After this class: 32.5 h of 48 h')).toBeVisible();
  await submit(page).tap();
  if (isTaken) await page.getByRole('button', { name: 'Submit anyway' }).tap();

  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  await expect(page.getByRole('radio', { name: '90' })).not.toBeChecked();
  expect(await lessonsOf(mock, id)).toHaveLength(before + 1);

  await page.goto('/teacher-view/home');
  await expect(page.getByText('32.5 / 48 h')).toBeVisible();

  const desk = await openAnotherBrowser({ viewport: { width: 1440, height: 900 }, isMobile: false });
  await signInAs(desk, 'admin', `/admin/contracts/edit/${id}/attendance`);
  await expect(
    desk.getByRole('row').filter({ hasText: 'Denis Ouellet' }).filter({ hasText: '90' }).first(),
  ).toBeVisible();
});

/** The card with the queued classes. */
const waiting = (page: Page) => page.getByRole('region', { name: 'Not recorded yet' });

test('a connection that drops loses nothing: the class is kept, and recorded once by the next try (DECISION-12)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { id } = await contract(mock);
  const before = (await lessonsOf(mock, id)).length;
  await signInAs(page, 'teacher');
  await fillIn(page);
  await page.getByRole('switch', { name: 'All students present' }).tap();
  await page.getByRole('checkbox', { name: 'Inès Fortin' }).tap();
  // Every request fails, because the browser itself retries once after a dropped connection.
  mock.faults.add({ route: 'POST attendance', kind: 'drop' });
  await submit(page).tap();

  await expect(page.getByText('This attendance is kept on this device', { exact: false })).toBeVisible();
  await expect(waiting(page)).toContainText('2026-0412');
  await expect(waiting(page)).toContainText('1 absent');
  await expect(page.getByText('Attendance was not registered successfully.')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: '90' })).not.toBeChecked();
  expect(await lessonsOf(mock, id)).toHaveLength(before);

  // The class cannot be sent yet, and stays queued.
  const attempts = () => mock.requests.filter(({ route }) => route === 'POST attendance').length;
  const attempted = attempts();
  await waiting(page).getByRole('button', { name: 'Send now' }).tap();
  await expect.poll(attempts).toBeGreaterThan(attempted);
  await expect(waiting(page)).toContainText('Waiting to be sent');
  mock.faults.clear();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect(await lessonsOf(mock, id)).toHaveLength(before + 1);
});

test('a class whose answer is lost on its way is sent again with its key, and recorded once (DECISION-12, DECISION-53)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { id } = await contract(mock);
  const before = (await lessonsOf(mock, id)).length;
  await signInAs(page, 'teacher');
  await fillIn(page);
  mock.faults.add({ route: 'POST attendance', kind: 'drop-answer', times: 1 });
  await submit(page).tap();
  await expect(waiting(page)).toContainText('Waiting to be sent');
  await waiting(page).getByRole('button', { name: 'Send now' }).tap();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await lessonsOf(mock, id)).toHaveLength(before + 1);
});

test('a refusal keeps the class with the server’s words, to be sent again, changed or removed (MSG-76)', {
  tag: '@release',
}, async ({ page, mock }) => {
  // Slow, because it has four parts.
  test.slow();
  const { id } = await contract(mock);
  const before = (await lessonsOf(mock, id)).length;
  await signInAs(page, 'teacher');
  await fillIn(page);
  mock.faults.add({ route: 'POST attendance', kind: 'refused', because: 'forbidden' });
  await submit(page).tap();
  await expect(page.getByText('Attendance was not registered successfully.')).toBeVisible();
  await expect(waiting(page)).toContainText('The server refused it:');

  await page.goto('/teacher-view/home');
  await page.getByRole('status').getByRole('link', { name: 'See' }).tap();
  await expect(waiting(page)).toContainText('Not recorded');

  mock.faults.clear();
  await waiting(page).getByRole('button', { name: 'Change 2026-0412' }).tap();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByLabel('Date of class')).toHaveValue(sunday(-1));
  await expect(page.getByRole('radio', { name: '90' })).toBeChecked();
  await page.getByRole('radio', { name: '60' }).check();
  mock.faults.add({ route: 'POST attendance', kind: 'refused', times: 1 });
  await submit(page).tap();
  await waiting(page).getByRole('button', { name: 'Try again 2026-0412' }).tap();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect(await lessonsOf(mock, id)).toHaveLength(before + 1);
  expect((await lessonsOf(mock, id)).at(-1)).toMatchObject({ minutes: 60 });

  await fillIn(page, { date: sunday(-2) });
  mock.faults.add({ route: 'POST attendance', kind: 'refused', times: 1 });
  await submit(page).tap();
  await waiting(page).getByRole('button', { name: 'Remove 2026-0412' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).tap();
  await expect(waiting(page)).toHaveCount(0);
  expect(await lessonsOf(mock, id)).toHaveLength(before + 1);
});

test('a server that fails is said so, and the class is sent once it works again (MSG-76)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { id } = await contract(mock);
  const before = (await lessonsOf(mock, id)).length;
  await signInAs(page, 'teacher');
  await fillIn(page);
  mock.faults.add({ route: 'POST attendance', kind: 'error', times: 1 });
  await submit(page).tap();
  await expect(page.getByText('Attendance was not registered successfully.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect(await lessonsOf(mock, id)).toHaveLength(before + 1);
});

test('what was chosen and not submitted survives a reload', { tag: '@release' }, async ({ page }) => {
  await signInAs(page, 'teacher');
  await fillIn(page);
  await page.getByRole('switch', { name: 'All students present' }).tap();
  await page.getByRole('checkbox', { name: 'Inès Fortin' }).tap();
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).tap();
  await expect(page.getByLabel('Date of class')).toHaveValue(sunday(-1));
  await expect(page.getByRole('radio', { name: '90' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Inès Fortin' })).not.toBeChecked();
});

test('a restored attendance is still about its planned class, with its length (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { id } = await contract(mock, '2026-0395');
  const { plannedClasses } = await mock.state();
  const planned = plannedClasses.find(({ contractId, date }) => contractId === id && date === '2026-11-20');
  const address = `/teacher-view/attendance?contract=${id}&class=${planned?.id}&date=${planned?.date}&minutes=75`;
  await signInAs(page, 'teacher', address);
  await page.getByLabel('Note').fill('Salle 4');
  // The URL of the form contains no class.
  await page.goto('/teacher-view/attendance');
  await page.getByRole('button', { name: 'Resume' }).tap();
  await expect(page.getByLabel('Note')).toHaveValue('Salle 4');
  await expect(page.getByRole('radio', { name: '75' })).toBeChecked();
  await submit(page).tap();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect((await lessonsOf(mock, id)).at(-1)).toMatchObject({ minutes: 75 });
  const sent = mock.requests.findLast(({ route }) => route === 'POST attendance');
  expect(sent?.body).toMatchObject({ planned_class_id: planned?.id });
});

test('a class recorded wrongly: the page says who can correct it, and whom to contact', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'teacher', '/teacher-view/attendance');
  const main = page.getByRole('main');
  await expect(main.getByText('For a while you can correct it yourself', { exact: false })).toBeVisible();
  await expect(main.getByRole('link', { name: /1 800 555-0199$/ })).toHaveAttribute(
    'href',
    'tel:18005550199',
  );
  await expect(main.getByRole('link', { name: /info@passerelle.example$/ })).toBeVisible();
});

test('two quick taps record one class, and the border shows that it is under way (SHELL-042)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { id } = await contract(mock);
  const before = (await lessonsOf(mock, id)).length;
  await signInAs(page, 'teacher');
  await fillIn(page);
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true');
  mock.faults.add({ route: 'POST attendance', kind: 'slow', times: 1, milliseconds: 800 });
  await submit(page).dblclick();
  await expect(page.locator('[data-highlighted]')).toBeVisible();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  await expect(page.locator('[data-highlighted]')).toHaveCount(0);
  expect(await lessonsOf(mock, id)).toHaveLength(before + 1);
  expect(mock.requests.filter(({ route }) => route === 'POST attendance')).toHaveLength(1);
});

test('a second class on one day, or a day to come, is asked about first (DECISION-16)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { id } = await contract(mock);
  const lessons = await lessonsOf(mock, id);
  await signInAs(page, 'teacher');
  await fillIn(page, { date: lessons.at(-1)?.date });
  await submit(page).tap();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2026-0412');
  await question.getByRole('button', { name: 'Back to the form' }).tap();
  await expect(question).toHaveCount(0);
  expect(await lessonsOf(mock, id)).toHaveLength(lessons.length);

  // The latest day that can be recorded (DECISION-16).
  await page.getByLabel('Date of class').fill('2026-11-21');
  await submit(page).tap();
  await question.getByRole('button', { name: 'Submit anyway' }).tap();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect(await lessonsOf(mock, id)).toHaveLength(lessons.length + 1);
});

test('submit waits for a contract and a length, and says so (PORTAL-ATT-03, PORTAL-ATT-04)', async ({
  page,
}) => {
  await signInAs(page, 'teacher', '/teacher-view/attendance');
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await submit(page).focus();
  await expect(page.getByRole('tooltip')).toContainText('contract');
});

test('only activated contracts of one’s own are offered (PORTAL-ATT-02, LIMIT-45)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'teacher');
  const foreign = await contract(mock, '2026-0409');
  await page.goto(`/teacher-view/attendance?contract=${foreign.id}`);
  await expect(
    page.getByText('This contract is not among your activated contracts: choose another one.'),
  ).toBeVisible();
  await expect(page.getByLabel('Contract').locator('option')).toHaveText([
    /Choose a contract/,
    /2026-0412/,
    /2026-0359/,
    /2026-0395/,
  ]);
  const request = mock.requests.findLast(({ route }) => route === 'GET courses');
  const query = new URL(request?.url ?? '', 'http://portal').searchParams;
  expect(['courseStatus', 'page', 'resourcesPerPage'].map((name) => query.get(name))).toEqual([
    '2',
    '1',
    '100',
  ]);
});
