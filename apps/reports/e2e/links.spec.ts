import type { Page } from '@playwright/test';
import { accounts, expect, signInAs, signInByForm, test } from '../../../e2e/fixtures';

const company = `/#/clientReport/${accounts.company.token}`;
const student = `/#/student-report/${accounts.student.token}`;

// WebDriver BiDi does not report downloads.
test('a company opens its link, finds a report, reads it and downloads another (SHELL-114, LINK-COMP-02, LINK-COMP-05, LINK-COMP-06, LINK-COMP-08, LINK-COMP-09, MSG-08)', {
  tag: '@chromium',
}, async ({ page, mock }) => {
  const answered = page.waitForResponse((response) => response.url().includes('/api/companySummary'));
  await page.goto(company);
  await expect(page.getByRole('heading', { level: 1, name: 'Progress reports' })).toBeVisible();
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
  await expect(page.getByText(accounts.company.name)).toBeVisible();

  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  // The first screen of rows is painted before the others.
  const { data } = await (await answered).json();
  const all = data.rows.length + 1;
  await expect(rows).toHaveCount(all);
  await page.getByRole('searchbox', { name: 'Search reports' }).fill('davies');
  await expect(page.getByRole('row', { name: /Davies/ }).first()).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows).toHaveCount(all);

  await page.getByRole('button', { name: 'View' }).first().click();
  const report = page.getByRole('dialog', { name: 'Progress report' });
  await expect(report.getByText(accounts.company.name)).toBeVisible();
  await expect(report.getByRole('row', { name: /Listening comprehension/ })).toBeVisible();
  await expect(report.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  const fileNames = (await mock.state()).files.map(({ name }) => name);
  expect(fileNames).toContain((await download).suggestedFilename());
});

test('the order of the list is in its address, and Back undoes it (LINK-COMP-05)', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(company);
  await page.getByRole('columnheader', { name: 'Student' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=student/);
  const names = page.getByRole('row').locator('nth=1');
  await expect(names).toContainText('Bouchard');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=student/);
});

test('the token of a link is in no request, console, title or storage, nor that of its print view (SHELL-063, SHELL-064)', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  page.on('console', (message) => sent.push(message.text()));
  for (const [address, token] of [
    [company, accounts.company.token],
    [student, accounts.student.token],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'View' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('article', { name: 'Progress Report' })).toBeVisible();
    expect(sent.filter((request) => request.includes(token))).toEqual([]);
    expect(await page.title()).not.toContain(token);
    expect(
      await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      ),
    ).not.toContain(token);
  }
});

test('a student opens their link, reads a report and leaves for login (SHELL-064, SHELL-115, LINK-STU-01, LINK-STU-11, REP-FORM-25)', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(student);
  await expect(page.getByRole('heading', { level: 1, name: 'See report' })).toBeVisible();
  await page.getByRole('button', { name: 'View' }).first().click();
  const report = page.getByRole('dialog', { name: 'Progress report' });
  await expect(report.getByText(`${accounts.student.name} ${accounts.student.lastName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Report Update' })).toHaveCount(0);

  await page.evaluate(() => {
    window.location.hash = '#/';
  });
  await page.waitForURL('**/admin/auth/login');
  await expect(page.getByRole('button', { name: /Sign in$/ })).toBeVisible();
});

test('a student’s link followed by a company’s, or by an invitation, opens each (LINK-STU-08)', {
  tag: '@release',
}, async ({ page }) => {
  const follow = (hash: string) =>
    page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
  await page.goto(student);
  await expect(page.getByRole('heading', { level: 1, name: 'See report' })).toBeVisible();
  await follow(`#/clientReport/${accounts.company.token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Progress reports' })).toBeVisible();
  await follow(student.slice(1));
  await expect(page.getByRole('heading', { level: 1, name: 'See report' })).toBeVisible();
  await follow(`#/invite/${accounts.invited.hash}`);
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();
  expect(page.url()).toContain('/#/invite/');
});

test('leaving a student’s reports ends their session and goes to login (LINK-STU-08, LINK-STU-09)', async ({
  page,
  context,
  mock,
}) => {
  const signIns = () => mock.requests.filter(({ route }) => route === 'POST student/login').length;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers().authorization ?? ''}`));
  // The page reads these a moment after its start.
  const readLater = ['organisation', 'meetingLinks', 'student/classes'].map((path) =>
    page.waitForRequest((request) => request.url().endsWith(`/${path}`)),
  );
  await page.goto(student);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await Promise.all(readLater);
  const session = sent.find((line) => line.includes('Bearer '))?.split('Bearer ')[1] ?? '';
  expect(session).not.toBe('');
  expect(signIns()).toBe(1);

  // Sends nothing even to a page that anybody may open.
  sent.length = 0;
  await page.evaluate(() => {
    window.location.hash = '#/nowhere';
  });
  await page.waitForURL('**/admin/auth/login');
  await expect(page.getByRole('button', { name: /Sign in$/ })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept + JSON.stringify(await context.cookies())).not.toContain(session);
  expect(sent.filter((line) => line.includes(session))).toEqual([]);

  await page.goto(student);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(signIns()).toBe(2);
});

// Firefox scrolls to fractions of pixels.
test('a link that is typed over another one begins at its top', { tag: ['@chromium', '@release'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(company);
  const scrolledTo = () =>
    page.evaluate(() => {
      window.scrollTo(0, 300);
      return window.scrollY;
    });
  // Wait until the page is long enough to scroll.
  await expect.poll(scrolledTo).toBe(300);
  await page.evaluate(() => window.location.assign('#/student-report/nobody-knows-this'));
  await expect(page.getByText('This link is not valid')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const path of ['clientReport', 'student-report']) {
  test(`a bad token of ${path} says so, and what to do (LINK-COMP-03, MSG-07)`, async ({ page }) => {
    await page.goto(`/#/${path}/nobody-knows-this`);
    await expect(page.getByText('Login error')).toBeVisible();
    await expect(page.getByText('Invalid token', { exact: true })).toBeVisible();
    await expect(page.getByText('This link is not valid')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:/);
  });
}

/** Returns the stored items, except those that a page of a link stores too: its last visit, and the office's clock. */
function itemsOfSession(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(
      Object.entries(localStorage)
        .filter(([key]) => !key.startsWith('company-visits') && key !== 'organisation-clock')
        .toSorted(),
    ),
  );
}

test('both links leave an administrator of the same browser signed in, their tokens untouched (LINK-COMP-02, LINK-STU-03)', {
  tag: '@release',
}, async ({ page }) => {
  await signInByForm(page, 'admin');
  const held = () => itemsOfSession(page);
  const before = await held();
  for (const address of [company, student, '/#/clientReport/nobody-knows-this']) {
    await page.goto(address);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await held()).toBe(before);
  }
  await page.goto('/admin/contracts/list');
  await expect(page.getByRole('table')).toBeVisible();
});

test('both links are read and printed while an administrator works in another tab (SHELL-114, SHELL-115, LINK-COMP-02, LINK-STU-03)', {
  tag: '@release',
}, async ({ page, context }) => {
  const work = await context.newPage();
  await signInAs(work, 'admin');
  const rows = work.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  // The link session is confirmed with new tokens shortly after the page is shown.
  await expect.poll(() => work.evaluate(() => localStorage.getItem('access-token-received'))).not.toBeNull();
  const heldBy = () => itemsOfSession(work);
  const held = await heldBy();
  for (const address of [company, student]) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('button', { name: 'View' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('article', { name: 'Progress Report' })).toBeVisible();
    await work.getByRole('columnheader').getByRole('button').first().click();
    await expect(work).toHaveURL(/sort=/);
    await expect(rows.nth(1)).toBeVisible();
    await work.goBack();
    await expect(work).not.toHaveURL(/sort=/);
    expect(await heldBy()).toBe(held);
  }
});

test('a new link ends the old one at once, also where it is open (MSG-07, LINK-COMP-03, DECISION-30)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser, mock }) => {
  await page.goto(company);
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const office = await openAnotherBrowser();
  await signInAs(office, 'admin');
  const renewed = await office.evaluate(
    async ({ id }) => {
      const answer = await fetch('/api/companies/auth/generateToken', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('access-token')}`,
        },
        body: JSON.stringify({ id }),
      });
      return answer.status;
    },
    { id: (await mock.state()).companies.find(({ name }) => name === accounts.company.name)?.id },
  );
  expect(renewed).toBe(200);

  await page.getByRole('radio', { name: '2026' }).click();
  await expect(page.getByText('This link was replaced by a new one')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Invalid token', { exact: true })).toBeVisible();

  const token = (await mock.state()).companies.find(({ name }) => name === accounts.company.name)?.tokenLogin;
  await page.goto('about:blank');
  await page.goto(`/#/clientReport/${token}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a session that the server ends is opened again from the address, once', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  mock.faults.add({ route: 'GET companySummary', kind: 'unauthorized', times: 1 });
  await page.goto(company);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const signIns = () => mock.requests.filter(({ route }) => route === 'POST company/login').length;
  expect(signIns()).toBe(2);

  mock.faults.add({ route: 'GET companySummary', kind: 'unauthorized' });
  await page.reload();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  expect(signIns()).toBe(4);
  mock.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
