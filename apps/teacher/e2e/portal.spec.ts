import { expect, signInAs, test } from '../../../e2e/fixtures';

test('signing in on the phone lands on the home with a card for each course (PORTAL-HOME-03, PORTAL-HOME-05, SHELL-108)', async ({
  page,
}) => {
  await signInAs(page, 'teacher');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello Léa');
  await expect(page.getByRole('heading', { level: 3, name: /^\d{4}-\d{4}$/ })).toHaveText([
    '2026-0412',
    '2026-0359',
    '2026-0395',
    '2026-0413',
    '2026-0337',
  ]);
  await page.getByRole('link', { name: '2026-0412', exact: true }).tap();
  await expect(page).toHaveURL(/\/teacher-view\/course\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contract 2026-0412');
});

test('a card says what its course still asks for (PORTAL-HOME-06, PORTAL-HOME-08, PORTAL-HOME-09)', async ({
  page,
}) => {
  await signInAs(page, 'teacher');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '2026-0395' }) });
  await expect(card.getByText('Outline required')).toBeVisible();
  await expect(card.getByText('Material required')).toBeVisible();
  await expect(card.getByText('Progress report required')).toBeVisible();

  // Each warning links to its page; the rest of the card links to the course.
  await card.getByRole('link', { name: /Progress report required 2026-0395$/ }).tap();
  await expect(page).toHaveURL(/\/student-list\/\d+$/);
  await expect(page.getByText('Report due')).toHaveCount(6);
  await page.goBack();
  await card.getByRole('link', { name: /Outline required 2026-0395$/ }).tap();
  await expect(page).toHaveURL(/\/outline-form\/\d+$/);
});

test('the bar under the thumb leads to home, attendance, hours, guide and profile (SHELL-046, SHELL-093, SHELL-100, SHELL-101)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'teacher');
  const bar = page.getByRole('navigation');
  await bar.getByRole('link', { name: 'Guide' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invoicing guide');
  await bar.getByRole('link', { name: 'Attendance' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Submit Attendance');
  await bar.getByRole('link', { name: 'Hours' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your hours of the month');
  await page.goBack();
  await bar.getByRole('link', { name: 'Profile' }).tap();
  await expect(page.getByRole('heading', { name: 'Léa Villeneuve' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page).toHaveURL(/\/teacher-view\/auth\/login$/);
  await page.goto('/teacher-view/home');
  await expect(page).toHaveURL(/\/teacher-view\/auth\/login$/);
});

test('the course shows its hours, dates and classes; a reload keeps the session (PORTAL-COURSE-04, PORTAL-COURSE-05, AUTH-33)', async ({
  page,
  mock,
}) => {
  await signInAs(page, 'teacher');
  const course = (await mock.state()).contracts.find(({ number }) => number === '2026-0412');
  await page.goto(`/teacher-view/course/${course?.id}`);
  await expect(page.getByText('31 / 48 h')).toBeVisible();
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Attendance' }).tap();
  const given = (await mock.state()).lessons.filter(
    ({ contractId, status }) => contractId === course?.id && status === 1,
  );
  // A second row of a class has its buttons.
  await expect(page.getByRole('table').locator('tbody time')).toHaveCount(given.length);
});

test('a teacher never sees a colleague’s contract (OPEN-04, SHELL-026)', async ({ page, mock }) => {
  const foreign = (await mock.state()).contracts.find(({ number }) => number === '2026-0409');
  await signInAs(page, 'teacher');
  await expect(page.getByText('2026-0409')).toHaveCount(0);
  await page.goto(`/teacher-view/course/${foreign?.id}`);
  await expect(page.getByText('This course is not yours')).toBeVisible();
  await expect(page.getByText('2026-0409')).toHaveCount(0);
});

test('an administrator reads a course, submits nothing, and is told whose the rest is (OPEN-21, SHELL-106)', async ({
  page,
  mock,
}) => {
  const course = (await mock.state()).contracts.find(({ number }) => number === '2026-0412');
  await signInAs(page, 'admin', `/teacher-view/course/${course?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contract 2026-0412');
  await expect(page.getByRole('main').getByRole('link', { name: 'Submit Attendance' })).toHaveCount(0);
  await page.goto('/teacher-view/home');
  await expect(page.getByText('Marie Bélanger').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Hello');
});

test.describe('a documented child of the teacher portal has its address', () => {
  for (const [path, heading, rows] of [
    ['home', 'Hello Léa', 'SHELL-094'],
    ['course/1', 'Contract 2026-0412', 'SHELL-095'],
    ['outline-form/1', 'Course outline 2026-0412', 'SHELL-097'],
    ['student-list/1', 'Students', 'SHELL-098'],
    ['student-info/1', 'Inès Fortin', 'SHELL-099'],
    ['print/1/outline', 'Course outline', 'SHELL-096'],
    ['guide', 'Invoicing guide', 'SHELL-100'],
    ['profile', 'Your Profile', 'SHELL-101'],
    ['attendance', 'Submit Attendance', 'SHELL-102'],
  ] as const) {
    // `npm test` runs only the first of these tests.
    const tag = path === 'home' ? [] : '@release';
    test(`${path}, behind the entry guard (${rows}, SHELL-113)`, { tag }, async ({ page }) => {
      await page.goto(`/#/teacher-view/${path}`);
      await page.waitForURL('**/auth/login');
      await expect(page.getByText(heading)).toHaveCount(0);
      await signInAs(page, 'teacher', `/#/teacher-view/${path}`);
      await page.waitForURL(`**/teacher-view/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    });
  }
});
test('a thumb anywhere on a card opens its course; the button on it stays a button (PORTAL-HOME-03)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'teacher');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: '2026-0412', exact: true }) });
  await card.tap({ position: { x: 200, y: 60 } });
  await expect(page).toHaveURL(/\/course\/\d+$/);

  await page.goBack();
  await page.getByRole('link', { name: 'Submit the attendance of contract 2026-0412' }).tap();
  await expect(page).toHaveURL(/\/attendance\?contract=\d+$/);
});
