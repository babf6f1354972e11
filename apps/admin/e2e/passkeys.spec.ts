import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';
import { addVirtualAuthenticator } from '../../../e2e/virtualAuthenticator';

/** Opens the dialog in which a person sets up the second step. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu (:|of)/ }).click();
  await page.getByRole('menuitem', { name: /Two-step sign-in$/ }).click();
}

test('an administrator adds a passkey, signs in with it without typing, and removes it (DECISION-154, DECISION-156)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const device = await addVirtualAuthenticator(page);
  await signInAs(page, 'admin');
  await openDialog(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Add a passkey$/ }).click();
  // The first second factor comes with recovery codes.
  await expect(dialog.getByRole('list', { name: /Recovery codes/ }).getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: /I have kept these codes$/ }).click();
  await dialog.getByRole('button', { name: /Rename “Chrome/ }).click();
  await dialog.getByRole('textbox', { name: /Name of the passkey$/ }).fill('Ordinateur du bureau');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Ordinateur du bureau', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText(/Not used yet$/)).toBeVisible();
  expect(await device.passkeys()).toHaveLength(1);
  await dialog
    .getByRole('button', { name: /Close$/ })
    .first()
    .click();

  // Until the person chooses the passkey among the suggestions of the address field, nothing happens.
  await device.answer(false);
  await page.getByRole('button', { name: /^Menu (:|of)/ }).click();
  await page.getByRole('menuitem', { name: /Logout$/ }).click();
  await expect(page.getByRole('button', { name: /Sign in with a passkey$/ })).toBeVisible();
  await device.answer(true);
  await page.reload();
  await page.waitForURL('**/contracts/list');

  await openDialog(page);
  await expect(dialog.getByText(/Not used yet$/)).toBeHidden();
  await dialog.getByRole('button', { name: /Remove Ordinateur du bureau$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove$/ })
    .click();
  await expect(dialog.getByText(/you sign in without a password/)).toBeVisible();
  // The device forgets it too.
  await expect.poll(device.passkeys).toEqual([]);
  const subjects = (await mock.outbox()).map(({ subject }) => subject);
  expect(subjects).toContain('Clé d’accès ajoutée - Passkey added');
  expect(subjects).toContain('Clé d’accès retirée - Passkey removed');
});

test('a passkey answers the second step after a password, and a device that recognizes nobody does not (DECISION-155)', {
  tag: '@release',
}, async ({ page }) => {
  const device = await addVirtualAuthenticator(page);
  await signInAs(page, 'admin');
  await page.getByRole('button', { name: /^Menu (:|of)/ }).click();
  await page.getByRole('menuitem', { name: /Two-step sign-in$/ }).click();
  await page.getByRole('button', { name: /Add a passkey$/ }).click();
  await page.getByRole('button', { name: /I have kept these codes$/ }).click();

  await device.answer(false);
  await device.verify(false);
  await signInAs(page, 'admin');
  await device.answer(true);
  await page.getByRole('button', { name: /Use a passkey$/ }).click();
  await expect(page.getByText(/cancelled or took too long\.$/)).toBeVisible();
  await device.verify(true);
  await page.getByRole('button', { name: /Use a passkey$/ }).click();
  await page.waitForURL('**/contracts/list');
});

test('a trusted device spares the second step, and a protected action there asks for the passkey (DECISION-158, DECISION-159)', {
  tag: '@release',
}, async ({ page }) => {
  const device = await addVirtualAuthenticator(page);
  await signInAs(page, 'admin');
  await openDialog(page);
  await page.getByRole('button', { name: /Add a passkey$/ }).click();
  await page.getByRole('button', { name: /I have kept these codes$/ }).click();

  // Otherwise the browser would offer the passkey on the sign-in page, which needs no password.
  await device.answer(false);
  await signInAs(page, 'admin');
  await page.getByRole('checkbox', { name: /Do not ask on this device for 30 days$/ }).check();
  await device.answer(true);
  await page.getByRole('button', { name: /Use a passkey$/ }).click();
  await page.waitForURL('**/contracts/list');

  await device.answer(false);
  await signInAs(page, 'admin');
  await page.waitForURL('**/contracts/list');
  await openDialog(page);
  await page.getByRole('button', { name: /Remove Chrome/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove$/ })
    .click();
  const proof = page.getByRole('dialog', { name: /Confirm that it is you$/ });
  await device.answer(true);
  await proof.getByRole('button', { name: /Confirm with a passkey$/ }).click();
  await expect(page.getByText(/you sign in without a password/)).toBeVisible();
  await expect.poll(device.passkeys).toEqual([]);
});
