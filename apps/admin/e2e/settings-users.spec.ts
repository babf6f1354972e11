import type { Page } from '@playwright/test';
import { accounts, expect, samplePassword, signInAs, test } from '../../../e2e/fixtures';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const signIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.keyboard.press('Enter');
};

test('a user is added, edited and found by keys alone, and becomes active with the password of the link (SHELL-016, SET-USER-01, SET-USER-05, SET-USER-17, SET-USER-18, SET-USER-22, MSG-13, MSG-14)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  const keys = page.keyboard;
  const inTurn = async (...texts: string[]) => {
    for (const text of texts) {
      await keys.type(text);
      await keys.press('Tab');
    }
  };
  await signInAs(page, 'admin', '/admin/settings/users');

  await page.getByRole('button', { name: 'Add Users' }).press('Enter');
  await expect(page).toHaveURL(/dialog=add/);
  await expect(page.getByLabel('First name')).toBeFocused();
  await inTurn('Odile', 'Gamach', 'odile.gamache@passerelle.example', '514 555-0142');
  await expect(page.getByLabel('Role').last()).toBeFocused();
  await keys.press('Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByText('User Odile Gamach was created successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Users' })).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText('Odile Gamach');
  await expect(rowOf(page, 'Odile')).toContainText('Inactive');

  await rowOf(page, 'Odile').getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await keys.press('Tab');
  await keys.type('Gamache');
  await keys.press('Enter');
  await expect(page.getByText('User Odile Gamache was updated successfully.')).toBeVisible();

  // Filters by status, role and name.
  await page.getByRole('radio', { name: 'Actifs - Active' }).focus();
  await keys.press('ArrowRight');
  await expect(rowOf(page, 'Susan Whitfield')).toBeVisible();
  await page.getByRole('combobox', { name: 'Rôle - Role' }).press('ArrowDown');
  await expect(page).toHaveURL(/role=ROLE_ADMIN/);
  await page.getByPlaceholder('Search users').focus();
  await keys.type('gamac');
  await expect(page.getByRole('row')).toHaveCount(2);
  await rowOf(page, 'Odile').getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(page.getByText('The invitation was sent.')).toBeVisible();
  await expect(rowOf(page, 'Odile')).toContainText('Invitation sent');
  await expect(rowOf(page, 'Odile')).toContainText('Nov 20th 26');

  const mail = (await mock.outbox()).find(({ to }) => to === 'odile.gamache@passerelle.example');
  const theirs = await openAnotherBrowser();
  await theirs.goto(mail?.link ?? '');
  await theirs.getByLabel('New password').first().fill('lanterne boréale');
  await theirs.getByLabel('Confirmation').first().fill('lanterne boréale');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.waitForURL('**/auth/login');
  await signIn(theirs, 'odile.gamache@passerelle.example', 'lanterne boréale');
  await theirs.waitForURL('**/admin/contracts/list');

  await page.getByRole('radio', { name: 'Inactifs ou invités - Inactive or invited' }).focus();
  await keys.press('ArrowLeft');
  await expect(rowOf(page, 'Odile')).toContainText('Active');
  await expect(rowOf(page, 'Odile')).toContainText('Nov 20th 26 12:00');
  // A user who has signed in cannot be invited again.
  await expect(rowOf(page, 'Odile').getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(rowOf(page, 'Odile').getByRole('button', { name: /invitation/ })).toHaveCount(0);
});

test('an invited person sets a password with a link that no mail carried, and it works once (DECISION-55)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  await signInAs(page, 'admin', '/admin/settings/users?status=all');
  const invited = rowOf(page, 'chloe.desilets@passerelle.example');
  await invited.getByRole('button', { name: 'Create a link without an email' }).click();
  const question = page.getByRole('alertdialog', { name: /Create a link for Chloé/ });
  await expect(question).toContainText('A link that was sent or created before stops working.');
  await question.getByRole('button', { name: 'Create the link' }).dblclick();
  const dialog = page.getByRole('dialog', { name: /Link for Chloé/ });
  const link = await dialog.getByRole('textbox', { name: 'Link to set a password' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(mock.requests.filter(({ route }) => route === 'POST users/password-link')).toHaveLength(1);
  expect(await mock.outbox()).toEqual([]);

  const theirs = await openAnotherBrowser();
  await theirs.goto(link);
  await theirs.getByLabel('New password').first().fill('lanterne boréale');
  await theirs.getByLabel('Confirmation').first().fill('lanterne boréale');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.waitForURL('**/auth/login');
  await signIn(theirs, 'chloe.desilets@passerelle.example', 'lanterne boréale');
  await theirs.waitForURL('**/admin/contracts/list');
  const again = await openAnotherBrowser();
  await again.goto(link);
  await expect(again.getByRole('button', { name: 'Set password' })).toHaveCount(0);
});

test('one’s own password is changed from the menu, and only the new one opens (MSG-73, MSG-74, PORTAL-PROFILE-03, PORTAL-PROFILE-10)', {
  tag: '@release',
}, async ({ page }) => {
  const chosen = 'une toute nouvelle phrase';
  await signInAs(page, 'admin');
  const menu = page.getByRole('button', { name: 'Menu of Marie Bélanger' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Old password').first().fill('pas celui-ci');
  await dialog.getByLabel('New password').first().fill(chosen);
  await dialog.getByLabel('Confirmation').first().fill(chosen);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password was not updated successfully.')).toBeVisible();
  await expect(dialog.getByLabel('Old password').first()).toHaveAccessibleDescription(
    /This is not your current password/,
  );
  await dialog.getByLabel('Old password').first().fill(samplePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password was updated successfully.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth/login');
  await signIn(page, accounts.admin.email, samplePassword);
  await expect(page.getByText('Login credentials not valid')).toBeVisible();
  await signIn(page, accounts.admin.email, chosen);
  await page.waitForURL('**/admin/contracts/list');
});
