import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { accounts, expect, samplePassword, test } from '../../../e2e/fixtures';
import { choose, keptAddresses, notRecorded, openOnceBefore, sunday } from './offlineAttendance';

// Offline use depends on the service worker.
test.use({ serviceWorkers: 'allow' });

const lessons = async (mock: Mock) => (await mock.state()).lessons.filter(({ status }) => status === 1);

// Over WebDriver BiDi, Firefox stays offline in a page that was reloaded offline.
test('a class submitted without a connection is kept over a reload, and recorded once when it is back (PORTAL-ATT-09, DECISION-12)', {
  tag: '@chromium',
}, async ({ page, context, mock }) => {
  // The portal is opened three times.
  test.slow();
  const before = (await lessons(mock)).length;
  await openOnceBefore(page);
  await choose(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('This attendance is kept on this device', { exact: false })).toBeVisible();
  await expect(page.getByRole('radio', { name: '90' })).not.toBeChecked();
  await expect(notRecorded(page)).toContainText('Waiting to be sent');

  await page.reload();
  await expect(notRecorded(page)).toContainText('2026-0412');
  await expect(page.getByLabel('Contract').locator('option')).toHaveText([
    /Choose a contract/,
    /2026-0412/,
    /2026-0359/,
    /2026-0395/,
  ]);
  // A second class on the day is confirmed, although the first is still queued.
  await choose(page);
  await expect(page.getByText(/After this class: /)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the form' }).tap();
  expect(await lessons(mock)).toHaveLength(before);

  await context.setOffline(false);
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recorded lately' })).toContainText('2026-0412');
  await expect(notRecorded(page)).toHaveCount(0);
  expect(await lessons(mock)).toHaveLength(before + 1);
});

test('what is kept of courses is there for their teacher without a connection, and for nobody after Logout', {
  tag: '@release',
}, async ({ page, context, mock }) => {
  test.slow();
  await openOnceBefore(page);
  // The last of some sixty prefetched requests, which run one after the other.
  await expect.poll(() => keptAddresses(page, '/languages'), { timeout: 30_000 }).toHaveLength(1);
  await context.setOffline(true);
  // A page that was not opened before.
  await page.goto('/teacher-view/home');
  await expect(page.getByRole('listitem').filter({ hasText: '2026-0412' }).first()).toBeVisible();
  expect(await keptAnswers(page)).toHaveLength(1);
  // Its course, students, outline and report are not cached either.
  await page.getByRole('link', { name: '2026-0412', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Contract 2026-0412' })).toBeVisible();
  await page.getByRole('link', { name: 'See the student list' }).tap();
  await page.getByRole('button', { name: 'Inès Fortin' }).tap();
  await page
    .getByRole('link', { name: /Inès Fortin/ })
    .first()
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Inès Fortin' })).toBeVisible();
  const { contracts } = await mock.state();
  const id = contracts.find(({ number }) => number === '2026-0412')?.id;
  await page.goto(`/teacher-view/outline-form/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /2026-0412/ })).toBeVisible();
  await expect(page.getByText('No connection')).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu of Léa Villeneuve' }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await page.waitForURL('**/auth/login');
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  await context.setOffline(false);
});

test('the form opens with what is kept when the connection hangs, and the class waits (PORTAL-ATT-09)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await openOnceBefore(page);
  mock.faults.add({ route: '*', kind: 'hang' });
  await page.reload();
  await choose(page);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(notRecorded(page)).toContainText('2026-0412');
});

test('a second class of a day is asked about when the connection led nowhere and the list was an old one (DECISION-16)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await openOnceBefore(page);
  await recordElsewhere(page, mock);
  const before = (await lessons(mock)).length;
  // The browser still reports a connection.
  for (const route of ['GET attendance', 'POST attendance']) mock.faults.add({ route, kind: 'drop' });
  await page.reload();
  await choose(page);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(notRecorded(page)).toContainText('Waiting to be sent');
  mock.faults.clear();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notRecorded(page)).toContainText('To be checked');
  expect(await lessons(mock)).toHaveLength(before);
});

/** Sends a request as the office, and returns the response. */
async function asOffice(page: Page, path: string, data: object) {
  const { email } = accounts.admin;
  const signedIn = await page.request.post('/api/login', {
    data: { email, username: email, password: samplePassword },
  });
  const { auth }: { auth: { access_token: string } } = await signedIn.json();
  const headers = { Authorization: `Bearer ${auth.access_token}` };
  const answer = await page.request.post(`/api/${path}`, { data, headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

test('a class of a former teacher whose phone was offline arrives after the change, and is that teacher’s (DECISION-84)', {
  tag: '@release',
}, async ({ page, context, mock }) => {
  test.slow();
  const { contracts, teachers, users } = await mock.state();
  const contract = contracts.find(({ number }) => number === '2026-0412');
  const idOf = (lastName: string) =>
    teachers.find(({ userId }) => users.find(({ id }) => id === userId)?.lastName === lastName)?.id;
  const before = (await lessons(mock)).length;
  await openOnceBefore(page);
  await choose(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(notRecorded(page)).toContainText('Waiting to be sent');
  const change = { courseId: contract?.id, teacherId: idOf('Parker'), from: '2026-11-16' };
  const { months } = await asOffice(page, 'teacher/change/preview', change);
  const why = { removeMotive: 'Congé', hoursDone: 1, months };
  await asOffice(page, 'teacher/change', { ...change, ...why });
  await context.setOffline(false);
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  await expect(notRecorded(page)).toHaveCount(0);
  const after = await lessons(mock);
  expect(after).toHaveLength(before + 1);
  // An attendance record of the contract's current teacher does not name the teacher.
  const ofSunday = after.find(({ contractId, date }) => contractId === contract?.id && date === sunday);
  expect(ofSunday).toMatchObject({ minutes: 90, teacherId: idOf('Villeneuve') });
});

/** Records an hour on the same day, as on another device. */
async function recordElsewhere(page: Page, mock: Mock) {
  const contract = (await mock.state()).contracts.find(({ number }) => number === '2026-0412');
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const answer = await page.request.post('/api/attendance', {
    headers: { Authorization: `Bearer ${token}` },
    data: { courses_id: contract?.id, date_class: sunday, absent_student_ids: [], total_hours: 60 },
  });
  expect(answer.status()).toBe(200);
}

test('what is kept of courses is read ahead again after a session that was lost on the same day', {
  tag: ['@release', '@chromium'],
}, async ({ page, mock }) => {
  test.slow();
  await openOnceBefore(page);
  const last = () => keptAddresses(page, '/languages');
  await expect.poll(last, { timeout: 30_000 }).toHaveLength(1);
  // Fails each request: a single request that takes more than 4 seconds on a busy machine would be answered from the
  // cache.
  mock.faults.add({ route: '*', kind: 'unauthorized' });
  await page.reload();
  await page.waitForURL('**/teacher-view/auth/login');
  mock.faults.clear();
  await expect.poll(last).toEqual([]);
  await page.getByLabel('Email').fill(accounts.teacher.email);
  await page.getByLabel('Password').first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).tap();
  await expect.poll(last, { timeout: 30_000 }).toHaveLength(1);
});

test('a report step that was never opened is filled in without a connection, and saved when it is back (REP-FORM-08, MSG-47)', {
  tag: '@release',
}, async ({ page, context, mock }) => {
  test.slow();
  const { contracts, students } = await mock.state();
  const contract = contracts.find(({ number }) => number === '2026-0412');
  const ines = students.find(({ lastName }) => lastName === 'Fortin');
  const form = async () =>
    (await mock.state()).reportForms.find(
      (row) => row.studentId === ines?.id && row.contractId === contract?.id,
    );
  await openOnceBefore(page);
  // The last of some sixty prefetched requests, which run one after the other.
  await expect.poll(() => keptAddresses(page, '/languages'), { timeout: 30_000 }).toHaveLength(1);
  await context.setOffline(true);
  await page.goto(`/teacher-view/reports/info/${ines?.id}/course/${contract?.id}/comments`);
  const comments = page.getByRole('textbox', { name: /Comments$/ });
  await comments.fill('Prend des risques à l’oral.');
  await page.getByRole('button', { name: /Close$/ }).tap();
  // The page and the toast show the reason and the specified text.
  await expect(page.getByText('Information was not updated successfully.')).toBeVisible();
  await expect(page.getByText(/No connection$/)).toBeVisible();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await expect(comments).toHaveValue('Prend des risques à l’oral.');

  // Typed text survives a reload without a connection.
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).tap();
  await expect(comments).toHaveValue('Prend des risques à l’oral.');
  await context.setOffline(false);
  await page.getByRole('button', { name: /Close$/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Contract 2026-0412' })).toBeVisible();
  expect((await form())?.answers.comments).toBe('Prend des risques à l’oral.');
});

function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('answers-')));
}

test('an absence that was announced before the phone lost its connection fills in the form, is recorded, and is sent later (DECISION-138)', {
  tag: ['@chromium', '@release'],
}, async ({ page, context, mock, openAnotherBrowser }) => {
  test.slow();
  const { contracts, plannedClasses, students } = await mock.state();
  const contract = contracts.find((one) => one.number === '2026-0412');
  const planned = plannedClasses.find(
    ({ contractId, date }) => contractId === contract?.id && date === '2026-11-23',
  );
  const student = students.find(({ name, lastName }) => `${name} ${lastName}` === 'Inès Fortin');
  const office = await openAnotherBrowser();
  const { email } = accounts.admin;
  const signedIn = await office.request.post('/api/login', {
    data: { email, username: email, password: samplePassword },
  });
  const { auth }: { auth: { access_token: string } } = await signedIn.json();
  // This evening, so that the student can still announce it and the teacher records it today.
  const moved = await office.request.patch(`/api/plannedClasses/${planned?.id}`, {
    data: { date: '2026-11-20', time: '19:00', minutes: 90, accept_clashes: true },
    headers: { Authorization: `Bearer ${auth.access_token}` },
  });
  expect(moved.status()).toBe(200);
  await office.goto(`/#/student-report/${accounts.student.token}`);
  await office.getByRole('button', { name: /I cannot come: .*Nov 20.*, 19:00/ }).click();
  await office.getByRole('button', { name: 'Announce my absence' }).click();
  await expect(office.getByText('Absence announced')).toBeVisible();

  await openOnceBefore(page);
  await expect
    .poll(() => keptAddresses(page, '/plannedClasses').then(({ length }) => length))
    .toBeGreaterThan(0);
  await context.setOffline(true);
  // A form that was not opened before.
  await page.goto(
    `/teacher-view/attendance?contract=${contract?.id}&class=${planned?.id}&date=2026-11-20&minutes=90`,
  );
  await expect(page.getByRole('checkbox', { name: 'Inès Fortin' })).not.toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('This attendance is kept on this device', { exact: false })).toBeVisible();
  const recordsOf = async () =>
    (await lessons(mock)).filter((one) => one.contractId === contract?.id && one.date === '2026-11-20');
  expect(await recordsOf()).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();
  expect(await recordsOf()).toMatchObject([{ absentStudentIds: [student?.id] }]);
});
