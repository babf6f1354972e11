import type { Locator, Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const week = (page: Page) => page.getByRole('region', { name: 'This week' });
const nextWeek = (page: Page) => page.getByRole('region', { name: 'Next week' });
/** On a phone the weeks start collapsed. */
async function openWeeks(page: Page) {
  for (const name of ['This week', 'Next week']) await page.getByRole('button', { name }).tap();
}
/** Returns the list item of a day with its classes, which are list items too. */
const day = (of: Locator, text: string) => of.getByRole('listitem').filter({ hasText: text }).first();

/** Returns the planned class of a contract on a day. */
async function plannedClass(mock: Mock, number: string, date: string) {
  const { contracts, plannedClasses } = await mock.state();
  const contract = contracts.find((row) => row.number === number);
  const found = plannedClasses.find((row) => row.contractId === contract?.id && row.date === date);
  if (!found) throw new Error(`The samples plan no class of ${number} on ${date}`);
  return found;
}

test('over a backend without extensions the portal is as the documents say (DECISION-51, DECISION-52, PORTAL-HOME-01)', async ({
  page,
  mock,
}) => {
  mock.faults.add({ route: 'GET capabilities', kind: 'refused', because: 'not-found' });
  await signInAs(page, 'teacher');
  await expect(page.getByText('Welcome to the portal.', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Start' })).toHaveAttribute(
    'href',
    '/teacher-view/attendance',
  );
  await expect(page.getByText('31 / 48 h')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0);

  await page.goto('/teacher-view/attendance?contract=1');
  await expect(page.getByText('Only the office can correct it', { exact: false })).toBeVisible();
  await page.getByRole('switch', { name: 'All students present' }).tap();
  await expect(page.getByRole('checkbox', { name: 'Inès Fortin' })).toBeVisible();
  await expect(page.getByLabel('Note for the office')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Late|excused/i })).toHaveCount(0);

  await page.goto('/teacher-view/profile');
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your calendar' })).toHaveCount(0);
  expect(mock.requests.filter(({ route }) => /plannedClasses|calendar/.test(route))).toEqual([]);
});

test.describe('on the Sunday on which the clocks go back', () => {
  test('classes keep their time on the home, in the calendar file and at the office (DECISION-51)', {
    tag: '@release',
  }, async ({ page, context, openAnotherBrowser }) => {
    await context.clock.setFixedTime(new Date('2026-11-01T12:00:00-05:00'));
    await signInAs(page, 'otherTeacher');
    await openWeeks(page);
    // The list shows the class before and after the change.
    await expect(day(week(page), 'Mon 26')).toContainText('09:00');
    await expect(day(nextWeek(page), 'Mon 2')).toContainText('09:00');

    await page.goto('/teacher-view/profile');
    await page.getByRole('button', { name: /Show my address$/ }).tap();
    const address = await page.getByLabel('Private address').inputValue();
    const file = await (await page.request.get(address)).text();
    for (const day of ['20261026', '20261028', '20261102', '20261104'])
      expect(file).toContain(`DTSTART;TZID=America/Toronto:${day}T090000`);
    for (const name of ['EDT', 'EST']) expect(file).toContain(`TZNAME:${name}`);

    const desk = await openAnotherBrowser({
      viewport: { width: 1440, height: 900 },
      isMobile: false,
    });
    await signInAs(desk, 'admin', '/admin/calendar?date=2026-10-26&teacher=2');
    const classes = desk.getByRole('grid').getByRole('button', { name: /^09:00 – 10:30 / });
    await expect(classes).toHaveCount(2);
    await desk.getByRole('button', { name: 'Next week' }).click();
    await expect(desk).toHaveURL(/date=2026-11-02/);
    await expect(classes).toHaveCount(2);
    await expect(classes.first()).toBeVisible();
  });
});

test.describe('without a connection', () => {
  // Offline use depends on the service worker.
  test.use({ serviceWorkers: 'allow' });

  test('the coming two weeks are there; a planned class is recorded, and sent when the connection is back (DECISION-51, DECISION-12)', {
    tag: '@release',
  }, async ({ page, context, mock }) => {
    test.slow();
    const planned = await plannedClass(mock, '2026-0395', '2026-11-20');
    await signInAs(page, 'teacher');
    await expect(page.getByRole('button', { name: 'This week' })).toBeVisible();
    await expect.poll(() => plannedClassesKept(page)).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.reload();
    await openWeeks(page);
    await expect(day(nextWeek(page), 'Mon 23')).toContainText('12:00');
    await page.getByRole('link', { name: 'class of 08:30, Fri Nov 20th, contract 2026-0395' }).tap();
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
    await expect(page.getByText('This attendance is kept on this device', { exact: false })).toBeVisible();
    await page.goto('/teacher-view/home');
    await openWeeks(page);
    const today = day(week(page), 'Fri 20').getByRole('listitem').filter({ hasText: '08:30' });
    await expect(today).toContainText('waiting to be sent');
    await expect(page.getByRole('link', { name: 'class of 08:30, Fri Nov 20th' })).toHaveCount(0);

    await context.setOffline(false);
    await expect(today).toContainText('Attendance recorded');
    const sent = mock.requests.filter(({ route }) => route === 'POST attendance');
    expect(sent.map(({ body }) => body)).toMatchObject([{ planned_class_id: planned.id }]);
  });
});

/** Returns the number of cached responses about planned classes. */
function plannedClassesKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().filter(({ url }) => new URL(url).pathname.endsWith('/plannedClasses')).length;
  });
}
