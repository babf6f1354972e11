import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, now, signInAs, signInByForm, test } from '../../../e2e/fixtures';

test.use({ viewport: { width: 360, height: 740 } });

/** The code of the key that the page shows, some steps of 30 seconds after the present one. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: now.getTime() + steps * 30_000,
  });

const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

test('an administrator sets up codes on the phone, keeps recovery codes, and signs in with them (DECISION-145)', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/admin/contracts/list');
  await page.getByRole('button', { name: /Menu of Marie Bélanger/ }).click();
  await page.getByRole('menuitem', { name: /Two-step sign-in/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Set up codes$/ }).click();
  await expect(dialog.getByRole('img', { name: /Picture to scan/ })).toBeVisible();
  const key = await dialog.getByRole('textbox', { name: /Key$/ }).inputValue();
  await code(page).fill(codeOf(key));
  await dialog.getByRole('button', { name: /Set up$/ }).click();
  const codes = dialog.getByRole('list', { name: /Recovery codes/ }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /Download$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/recovery-codes\.txt$/);
  await dialog.getByRole('button', { name: /I have kept these codes$/ }).click();
  await dialog.getByRole('button', { name: /Close$/ }).click();

  await page.getByRole('button', { name: /Menu of Marie Bélanger/ }).click();
  await page.getByRole('menuitem', { name: /Logout/ }).click();
  await signInByForm(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: /Second step/ })).toBeVisible();
  // A reload does not lead past it.
  await page.goto('/admin/students/list');
  await expect(page.getByRole('heading', { level: 1, name: /Second step/ })).toBeVisible();
  await expect(code(page)).toBeFocused();
  // The code that has set it up works once.
  await code(page).fill(codeOf(key));
  await page.getByRole('button', { name: /Continue$/ }).click();
  await expect(page.getByText(/already used/)).toBeVisible();
  await code(page).fill(codeOf(key, 1).replace(/^(...)/, '$1 '));
  await page.getByRole('button', { name: /Continue$/ }).click();
  await expect(page).toHaveURL(/\/admin\/students\/list$/);

  await page.getByRole('button', { name: /Menu of Marie Bélanger/ }).click();
  await page.getByRole('menuitem', { name: /Logout/ }).click();
  await signInByForm(page, 'admin');
  await page.getByRole('button', { name: /Use a recovery code$/ }).click();
  await page.getByRole('textbox', { name: /Recovery code$/ }).fill(recovery[0] ?? '');
  await page.getByRole('button', { name: /Continue$/ }).click();
  await expect(page).toHaveURL(/\/admin\/contracts\/list$/);
});
