import { accounts, expect, samplePassword, signInAs, test } from '../../../e2e/fixtures';

test('a teacher changes the password on the phone, and signs in with the new one only (PORTAL-PROFILE-02, PORTAL-PROFILE-03, PORTAL-PROFILE-10, SHELL-032, SHELL-101, MSG-73, MSG-74)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const fresh = 'une longue phrase';
  await signInAs(page, 'teacher', '/teacher-view/profile');
  await expect(page.getByRole('heading', { name: 'Léa Villeneuve' })).toBeVisible();

  await page.getByLabel('Old password').fill('not this one');
  await page.getByLabel('New password').fill(fresh);
  await page.getByLabel('Confirmation').fill('une autre phrase');
  // The tap moves the focus from an invalid field, which blocks the button and then gets the focus again.
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByLabel('Confirmation')).toHaveAccessibleDescription(/Password must match\.$/);
  await expect(page.getByLabel('Confirmation')).toBeFocused();
  await page.getByLabel('Confirmation').fill(fresh);
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Password was not updated successfully.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue(fresh);

  await page.getByLabel('Old password').fill(samplePassword);
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Password was updated successfully.')).toBeVisible();
  await expect(page.getByLabel('Old password')).toHaveValue('');
  await expect(page.getByLabel('New password')).toHaveValue('');
  await expect(page.getByLabel('Confirmation')).toHaveValue('');
  expect(mock.requests.filter(({ route }) => route === 'PUT users/changePassword')).toHaveLength(2);

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).tap();
  await page.waitForURL('**/auth/login');
  const signIn = async (password: string) => {
    await page.getByLabel('Email').fill(accounts.teacher.email);
    await page.getByLabel('Password', { exact: false }).first().fill(password);
    await page.getByRole('button', { name: /Sign in$/ }).tap();
  };
  await signIn(samplePassword);
  await expect(page.getByText('Login credentials not valid')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await signIn(fresh);
  await page.waitForURL('**/teacher-view/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Léa');
});

test('the language and the appearance that are chosen on the profile last beyond a reload and signing out', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'teacher', '/teacher-view/profile');
  await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('main').getByRole('radio', { name: 'EN', exact: true }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).tap();
  await page.waitForURL('**/auth/login');
  await expect(page.getByRole('button', { name: /Sign in$/ })).toHaveText('Sign in');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the weekly digest is turned off on the profile, and stays off (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'teacher', '/teacher-view/profile');
  const digest = page.getByRole('switch', { name: /Receive the digest$/ });
  await expect(digest).toBeChecked();
  mock.faults.add({ route: 'PUT reminders/digest', kind: 'error' });
  await digest.tap();
  await expect(page.getByText('The setting was not saved.')).toBeVisible();
  mock.faults.clear();
  await expect(digest).toBeChecked();
  // The switch changes before the server has answered.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await digest.tap();
  await expect(digest).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(digest).not.toBeChecked();
});
