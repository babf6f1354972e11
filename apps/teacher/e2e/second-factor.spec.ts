import { authenticatorCode } from '../../../e2e/authenticatorCode';
import { accounts, expect, samplePassword, test } from '../../../e2e/fixtures';
import { tokensOf } from '../../../e2e/tokensOf';

/** An administrator sets up codes, and requires them of everybody. */
async function requireCodes(origin: string): Promise<void> {
  const { 'access-token': token } = await tokensOf(origin, 'admin');
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const { data } = await call('POST', '/auth/second-factor/authenticator');
  await call('PUT', '/auth/second-factor/authenticator', { code: authenticatorCode(data.key) });
  await call('PUT', '/organisation', { second_factor_for: 'everybody' });
}

test('a teacher who must have codes is led through setting them up on the phone (DECISION-146)', {
  tag: '@release',
}, async ({ page, baseURL }) => {
  await requireCodes(baseURL ?? '');
  await page.goto('/teacher-view/auth/login');
  await page.getByLabel('Email').fill(accounts.teacher.email);
  await page.getByLabel('Password').first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).tap();
  await expect(page.getByText(/asks for a second step after the password/)).toBeVisible();
  // Another address of the portal does not lead past it.
  await page.goto('/teacher-view/hours');
  await expect(page.getByText(/asks for a second step after the password/)).toBeVisible();

  const key = await page.getByRole('textbox', { name: /Key$/ }).inputValue();
  // On the phone, the app opens by a link; a camera cannot scan its own screen.
  await expect(page.getByRole('link', { name: /Open in an app on this device$/ })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${key.replaceAll(' ', '')}&`),
  );
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill('12345');
  await page.getByRole('button', { name: /Set up$/ }).tap();
  await expect(code).toHaveAccessibleDescription(/six digits that the app shows/);
  await code.fill(authenticatorCode(key));
  await page.getByRole('button', { name: /Set up$/ }).tap();
  const codes = page.getByRole('list', { name: /Recovery codes/ }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: /I have kept these codes$/ }).tap();
  await page.waitForURL('**/teacher-view/hours');

  await page.goto('/teacher-view/profile');
  await page.getByRole('button', { name: /Manage two-step sign-in$/ }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Your role requires this second step/)).toBeVisible();
  await expect(dialog.getByRole('definition').last()).toHaveText('10');
});
