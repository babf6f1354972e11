import { authenticatorCode } from '../../../e2e/authenticatorCode';
import { accounts, expect, samplePassword, signInAs, test } from '../../../e2e/fixtures';
import { printed } from '../../../e2e/pdf';
import { tokensOf } from '../../../e2e/tokensOf';

type Page = Parameters<typeof signInAs>[0];

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Expects that the page is no wider than the screen of a phone. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
}

const used = /This code was already used: wait for the next one$/;

/** Calls the API with a token, and returns the status and the body. */
async function call(origin: string, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Sets up codes of a sample user, and returns the token of the session that has proved them. */
async function withCodes(origin: string, who: 'admin' | 'teacher'): Promise<string> {
  const { 'access-token': token = '' } = await tokensOf(origin, who);
  const offered = await call(origin, token, 'POST', '/auth/second-factor/authenticator');
  const code = authenticatorCode(offered.body.data.key);
  const { status } = await call(origin, token, 'PUT', '/auth/second-factor/authenticator', { code });
  expect(status).toBe(200);
  return token;
}

/** Fills in the dialog of a new API key, and returns it. */
async function fillKey(page: Page) {
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /Name of the program/ }).fill('Paie');
  await form
    .getByRole('group', { name: /^Contrats - Contracts$/ })
    .getByRole('checkbox', { name: /Read$/ })
    .check();
  return form;
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(accounts.admin.email);
  await page.getByLabel('Password').first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).click();
}

async function fromMenu(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Menu (:|of)/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

for (const { on, view, tag } of [
  { on: '', view: {}, tag: [] },
  { on: ' on a phone', view: phone, tag: '@release' },
])
  test.describe(`a second factor and a key${on}`, { tag }, () => {
    test.use(view);

    test(`an administrator sets up codes, signs in with one, and with a recovery code when it was used (DECISION-145)${on}`, async ({
      page,
      passTime,
    }) => {
      await signInAs(page, 'admin');
      await fromMenu(page, /Two-step sign-in$/);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /Set up codes$/ }).click();
      await expect(dialog.getByRole('img', { name: /Picture to scan/ })).toBeVisible();
      const key = await dialog.getByRole('textbox', { name: /Key$/ }).inputValue();
      await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(authenticatorCode(key));
      await dialog.getByRole('button', { name: /Set up$/ }).click();
      const codes = dialog.getByRole('list', { name: /Recovery codes/ }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      const [recovery = ''] = await codes.allTextContents();
      // The codes are printed below their explanation, without the buttons.
      const { sheets } = await printed(page);
      expect(sheets).toEqual([expect.stringMatching(new RegExp(`be shown again\\.\\s+${recovery}`))]);
      expect(sheets[0]).not.toMatch(/Print|I have kept/);
      await dialog.getByRole('button', { name: /I have kept these codes$/ }).click();
      await dialog
        .getByRole('button', { name: /Close$/ })
        .first()
        .click();

      await passTime(30_000);
      const next = authenticatorCode(key, 1);
      await fromMenu(page, /Logout$/);
      await enterPassword(page);
      const code = page.getByRole('textbox', { name: 'Code', exact: true });
      await code.fill(next);
      await page.getByRole('button', { name: /Continue$/ }).click();
      await page.waitForURL('**/contracts/list');

      await fromMenu(page, /Logout$/);
      await enterPassword(page);
      await code.fill(next);
      await page.getByRole('button', { name: /Continue$/ }).click();
      await expect(page.getByText(used)).toBeVisible();
      await page.getByRole('button', { name: /Use a recovery code$/ }).click();
      await page.getByRole('textbox', { name: /Recovery code$/ }).fill(recovery);
      await page.getByRole('button', { name: /Continue$/ }).click();
      await page.waitForURL('**/contracts/list');
      await fromMenu(page, /Two-step sign-in$/);
      await expect(dialog.getByRole('definition').last()).toHaveText('9');
    });

    test(`another program calls with a key that an administrator creates, until it ends (DECISION-165, DECISION-166, DECISION-167)${on}`, {
      tag: '@release',
    }, async ({ page, baseURL }) => {
      const origin = baseURL ?? '';
      await signInAs(page, 'admin', '/admin/settings/api-keys?dialog=add');
      const form = await fillKey(page);
      await form.getByRole('button', { name: /Create the key$/ }).click();
      const key = await page.getByRole('textbox', { name: /API key/ }).inputValue();
      expect(key).toMatch(/^portal_[\w-]{32}$/);
      await page.getByRole('button', { name: /I have copied the key$/ }).click();

      expect((await call(origin, key, 'GET', '/courses?resourcesPerPage=1')).status).toBe(200);
      const refused = await call(origin, key, 'GET', '/student');
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'Cette clé ne donne pas accès à cet appel - This key does not give access to this call',
      ]);

      await page.getByRole('button', { name: /End Paie$/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: /End$/ }).click();
      await expect(page.getByText(/Ended by Marie Bélanger on/)).toBeVisible();
      expect((await call(origin, key, 'GET', '/courses?resourcesPerPage=1')).status).toBe(401);
    });
  });

test('an administrator resets the lost codes of a teacher, and the mails about it are in the list (DECISION-147)', {
  tag: '@release',
}, async ({ page, baseURL, mock }) => {
  const origin = baseURL ?? '';
  const lost = await withCodes(origin, 'teacher');
  await signInAs(page, 'admin', `/admin/settings/sign-in-methods?search=${accounts.teacher.email}`);
  await page.getByRole('button', { name: /Reset the second step .+$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Reset the second step$/ })
    .click();
  await expect(page.getByText(/The second step is reset$/)).toBeVisible();
  expect((await call(origin, lost, 'GET', '/languages')).status).toBe(401);
  // The password is enough again.
  const { 'access-token': token = '' } = await tokensOf(origin, 'teacher');
  expect((await call(origin, token, 'GET', '/languages')).status).toBe(200);
  const reset = (await mock.outbox()).filter(({ subject }) => subject.includes('Sign-in codes reset'));
  expect(reset.map(({ to }) => to)).toEqual(
    expect.arrayContaining([accounts.teacher.email, accounts.admin.email]),
  );
  await page.goto(`/admin/operations/mails?search=${accounts.teacher.email}`);
  await expect(page.getByText(/Sign-in codes reset/).first()).toBeVisible();
});

test('under the rule for administrators, a sign-in without the code opens nothing else (DECISION-146)', {
  tag: '@release',
}, async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const token = await withCodes(origin, 'admin');
  const rule = { second_factor_for: 'administrators' };
  expect((await call(origin, token, 'PUT', '/organisation', rule)).status).toBe(200);
  await page.goto('/admin/auth/login');
  await enterPassword(page);
  await expect(page.getByText(/six-digit code of your authenticator app\.$/)).toBeVisible();
  await page.goto('/admin/settings/users');
  await expect(page.getByText(/six-digit code of your authenticator app\.$/)).toBeVisible();
  const partial = await page.evaluate(() => localStorage.getItem('access-token'));
  for (const path of ['/users', '/courses', '/apiKeys', '/organisation']) {
    const refused = await call(origin, partial ?? '', 'GET', path);
    expect([path, refused.status, refused.body.code]).toEqual([path, 401, 'second-factor']);
  }
  // A teacher is not asked for anything.
  const teacher = await tokensOf(origin, 'teacher');
  expect((await call(origin, teacher['access-token'] ?? '', 'GET', '/languages')).status).toBe(200);
});

test.describe('a protected action on a phone', () => {
  test.use(phone);

  test('asks for the password and goes on, with what was typed (DECISION-157, DECISION-158)', {
    tag: '@release',
  }, async ({ page, passTime }) => {
    await signInAs(page, 'admin', '/admin/settings/api-keys?dialog=add');
    const form = await fillKey(page);
    await passTime(11 * 60_000);
    await form.getByRole('button', { name: /Create the key$/ }).tap();
    const proof = page.getByRole('dialog', { name: /Confirm that it is you$/ });
    await expect(proof.getByText(/What you have entered is not lost/)).toBeVisible();
    await proof.getByLabel(/Password/).fill(samplePassword);
    await proof.getByRole('button', { name: /Confirm$/ }).tap();
    await expect(page.getByRole('textbox', { name: /API key/ })).toHaveValue(/^portal_[\w-]{32}$/);
    await expectNoOverflow(page);
  });
});
