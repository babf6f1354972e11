import { accounts, expect, samplePassword, signInAs, signInByForm, test } from '../../../e2e/fixtures';

test.describe('the home entry sends people on', () => {
  test('an administrator to the contracts (SHELL-060, SHELL-062, SHELL-106, SHELL-107)', {
    tag: '@release',
  }, async ({ page }) => {
    await signInAs(page, 'admin', '/');
    await page.waitForURL('**/admin/contracts/list');
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('a teacher to their home (SHELL-060, SHELL-062, SHELL-106, SHELL-108)', async ({ page }) => {
    await signInAs(page, 'teacher', '/');
    await page.waitForURL('**/teacher-view/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('nobody to login (SHELL-060, SHELL-062, AUTH-34)', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL('**/admin/auth/login');
    await expect(page.getByRole('button', { name: /Sign in$/ })).toBeVisible();
  });

  test('a teacher who has signed out to their own login', { tag: '@release' }, async ({ page }) => {
    await signInByForm(page, 'teacher');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.waitForURL('**/teacher-view/auth/login');
    await expect(page.getByRole('button', { name: /Sign in$/ })).toBeVisible();
  });
});

test('the home entry shows an image and nothing else while it finds out who is there (SHELL-061)', async ({
  page,
  mock,
}) => {
  await signInByForm(page, 'admin');
  // A session that must be renewed waits for the server; the delay leaves time to check the page.
  await page.evaluate(() => localStorage.setItem('access-token', 'worn out'));
  // Twice, because the page that is about to be left may renew it too.
  mock.faults.add({ route: 'POST auth/checkToken', kind: 'slow', times: 2, milliseconds: 3000 });
  await page.goto('/');
  await expect(page.locator('main svg')).toBeVisible();
  // The name is part of the logo. Elements for print only are not visible.
  await expect(page.locator('#root > :visible')).toHaveText('Passerelle');
  const others = page.locator('#root').locator('h1, h2, p, a, button, input, nav, footer');
  await expect(others.filter({ visible: true })).toHaveCount(0);
  await page.waitForURL('**/admin/contracts/list');
});

test('each route names its layout: default, list, auth or report (SHELL-036)', async ({ page }) => {
  const navbar = page.getByRole('navigation', { name: /Main navigation/ });
  const footer = page.getByRole('contentinfo');
  const banner = page.getByRole('banner');
  const frame = async () => ({
    navbar: await navbar.count(),
    banner: await banner.count(),
    footer: await footer.count(),
  });

  await page.goto('/admin/auth/login');
  await expect(page.getByRole('button', { name: /Sign in$/ })).toBeVisible();
  expect(await frame(), 'auth').toEqual({ navbar: 0, banner: 0, footer: 0 });

  await page.goto(`/#/student-report/${accounts.student.token}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await frame(), 'report').toEqual({ navbar: 0, banner: 1, footer: 0 });

  await signInByForm(page, 'admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await frame(), 'list').toEqual({ navbar: 1, banner: 1, footer: 0 });
  const width = async () => (await page.getByRole('main').boundingBox())?.width ?? 0;
  const list = await width();

  await page.goto('/admin/contracts/create');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await frame(), 'default').toEqual({ navbar: 1, banner: 1, footer: 1 });
  expect(await width()).toBeLessThan(list);
});

test.describe('a documented address reaches its screen, behind the hash or plain (OPEN-77)', () => {
  for (const [address, landing] of [
    ['/#/contracts/list?status=done', '/admin/contracts/list?status=done'],
    ['/contracts/list?status=done', '/admin/contracts/list?status=done'],
    ['/#/admin/settings/languages', '/admin/settings/languages'],
    ['/#/students/list', '/admin/students/list'],
    ['/#/reports/list', '/admin/reports/list'],
  ] as const) {
    // `npm test` runs only the first of these tests.
    const tag = address === '/#/contracts/list?status=done' ? [] : '@release';
    test(`${address} (SHELL-056)`, { tag }, async ({ page }) => {
      await signInAs(page, 'admin', address);
      await page.waitForURL(`**${landing}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('/#/teacher-view/home (SHELL-094)', { tag: '@release' }, async ({ page }) => {
    await signInAs(page, 'teacher', '/#/teacher-view/home');
    await page.waitForURL('**/teacher-view/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // The cookie names the other app: the signed-in user decides, not the last user of this browser.
  for (const [who, app, other, tag] of [
    ['teacher', 'teacher-view', 'admin', ''],
    ['admin', 'admin', 'teacher', ' @release'],
  ] as const) {
    test(`a report of the ${who}, in their own app (SHELL-082, SHELL-083)${tag}`, async ({ page, mock }) => {
      const { contracts, enrolments } = await mock.state();
      const contract = contracts.find(({ number }) => number === '2026-0412');
      const studentId = enrolments.find(({ contractId }) => contractId === contract?.id)?.studentId;
      await signInAs(page, who);
      await page.context().addCookies([{ name: 'last-app', value: other, url: page.url() }]);
      await page.goto(`/#/reports/info/${studentId}/course/${contract?.id}`);
      await page.waitForURL(`**/${app}/reports/info/${studentId}/course/${contract?.id}/courseInfo`);
      await expect(page.getByRole('heading', { level: 2, name: /Course info$/ })).toBeVisible();
      await page.goto(`/reports/print/${studentId}/${contract?.id}`);
      await page.waitForURL(`**/${app}/reports/print/${studentId}/${contract?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('/#/auth/login and /auth/forgot (SHELL-057, SHELL-058)', async ({ page }) => {
    await page.goto('/#/auth/login');
    await page.waitForURL('**/admin/auth/login');
    await page.goto('/auth/forgot');
    await page.waitForURL('**/admin/auth/forgot');
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('a company’s link without its hash (SHELL-063)', async ({ page }) => {
    await page.goto(`/clientReport/${accounts.company.token}`);
    await page.waitForURL(`**/#/clientReport/${accounts.company.token}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  test('an address that nobody knows says so', async ({ page }) => {
    await page.goto('/#/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  test('Back does not lead into a page that leads on', { tag: '@release' }, async ({ page }) => {
    await page.goto('/outbox');
    await page.goto('/#/auth/login');
    await page.waitForURL('**/admin/auth/login');
    await page.goBack();
    await expect(page).toHaveURL(/\/outbox$/);
    await page.goto('/#/auth/login');
    await page.waitForURL('**/admin/auth/login');
    await expect(page.getByRole('button', { name: /Sign in$/ })).toBeVisible();
  });
});

test.describe('an invitation', () => {
  const invitation = `/#/invite/${accounts.invited.hash}`;

  test('sets a password, with which one then signs in (SHELL-059, AUTH-19, AUTH-20, AUTH-22, AUTH-23, AUTH-24, AUTH-25, MSG-05)', async ({
    page,
  }) => {
    await page.goto(invitation);
    const password = page.getByLabel('New password', { exact: false }).first();
    const confirmation = page.getByLabel('Confirmation', { exact: false }).first();
    const submit = page.getByRole('button', { name: 'Set password' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await password.fill('short');
    await confirmation.fill('other');
    await confirmation.blur();
    await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
    await expect(page.getByText('Password must match.')).toBeVisible();

    await password.fill('a long enough one');
    await confirmation.fill('a long enough one');
    await submit.click();
    await page.waitForURL('**/auth/login');
    await expect(page.getByText('Your password was set successfully')).toBeVisible();

    await page.getByLabel('Email').fill(accounts.invited.email);
    await page.getByLabel('Password', { exact: false }).first().fill('a long enough one');
    await page.getByRole('button', { name: /Sign in$/ }).click();
    await page.waitForURL('**/teacher-view/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('that was used or never sent says so at once, and offers another (OPEN-89)', {
    tag: '@release',
  }, async ({ page }) => {
    await page.goto('/#/invite/unknown-hash');
    await expect(page.getByText('This link is not known')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set password' })).toHaveCount(0);
    await page.request.post(`/api/setPassword/${accounts.invited.hash}`, {
      data: { password: samplePassword },
    });
    await page.goto(invitation);
    await expect(page.getByText('This link was already used')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.waitForURL('**/auth/forgot');
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('that is refused when the password is sent says so then (MSG-06)', { tag: '@release' }, async ({
    page,
    mock,
  }) => {
    mock.faults.add({ route: 'POST auth/passwordLink', kind: 'error' });
    await page.goto('/#/invite/unknown-hash');
    await page.getByLabel('New password', { exact: false }).first().fill(samplePassword);
    await page.getByLabel('Confirmation', { exact: false }).first().fill(samplePassword);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('An error occured, your password was not set')).toBeVisible();
    await expect(page.getByText('This link no longer works')).toBeVisible();
  });

  test('ends the session that this browser had, and drops nothing but its tokens (AUTH-21, DECISION-06)', {
    tag: '@release',
  }, async ({ page }) => {
    await signInByForm(page, 'admin');
    await page.evaluate(() => localStorage.setItem('kept', 'yes'));
    await page.goto(invitation);
    await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();
    expect(
      await page.evaluate(() => [
        localStorage.getItem('access-token'),
        localStorage.getItem('refresh-token'),
        localStorage.getItem('kept'),
      ]),
    ).toEqual([null, null, 'yes']);
  });
});
