import { expect, signInAs, test } from '../../../e2e/fixtures';
import { addVirtualAuthenticator } from '../../../e2e/virtualAuthenticator';

test('a teacher signs in with a passkey of the phone, by the button (DECISION-154)', {
  tag: '@release',
}, async ({ page }) => {
  const device = await addVirtualAuthenticator(page);
  await signInAs(page, 'teacher', '/teacher-view/profile');
  await page.getByRole('button', { name: /Manage two-step sign-in$/ }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Add a passkey$/ }).tap();
  await dialog.getByRole('button', { name: /I have kept these codes$/ }).tap();
  await expect(dialog.getByText(/Not used yet$/)).toBeVisible();

  // Until the person touches the phone, nothing happens.
  await device.answer(false);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/teacher-view/auth/login');
  const button = page.getByRole('button', { name: /Sign in with a passkey$/ });
  await expect(button).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await device.answer(true);
  await button.tap();
  await page.waitForURL('**/teacher-view/home');
});
