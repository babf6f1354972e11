import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const rowOf = (page: Page, recipient: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: recipient }) });
const chloe = 'chloe.desilets@passerelle.example';

test('an invitation waits in the list of emails, and one that failed is sent again (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin', '/admin/settings/users?status=archived');
  await page
    .getByRole('row')
    .filter({ hasText: chloe })
    .getByRole('button', { name: 'Send the invitation' })
    .click();
  await expect(page.getByText('The invitation was sent.')).toBeVisible();

  await page.getByRole('link', { name: 'Opérations - Operations' }).click();
  await page.getByRole('link', { name: 'Courriels - Emails' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courriels - Emails' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(chloe);
  await expect(rowOf(page, chloe)).toContainText('Waiting');
  await expect(page.locator('main')).not.toContainText('/invite/');

  await page.getByRole('combobox', { name: 'État - State' }).selectOption('Échec - Failed');
  await expect(page).toHaveURL(/state=failed/);
  await expect(rowOf(page, chloe)).toHaveCount(0);
  await page.reload();
  const failed = rowOf(page, 'rita.okafor@exemple.example');
  await expect(failed).toContainText('The mail server refuses the account');
  await failed.getByRole('button', { name: 'Send again' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send this email again?' });
  await question.getByRole('button', { name: 'Send again' }).click();
  await expect(
    page.getByText('The email to rita.okafor@exemple.example is waiting to be sent.'),
  ).toBeVisible();
  await expect(failed).toHaveCount(0);
  const mail = (await mock.state()).mails.find(({ to }) => to.startsWith('rita'));
  expect(mail).toMatchObject({ failedAt: null, claimedAt: null, attempts: 0, error: null });
});

test('a mail that a colleague has sent again is not sent twice (DECISION-51)', { tag: '@release' }, async ({
  page,
  openAnotherBrowser,
}) => {
  const recipient = 'olga.roussel@exemple.example';
  const theirs = await openAnotherBrowser();
  await signInAs(page, 'admin', '/admin/operations/mails');
  await signInAs(theirs, 'otherAdmin', '/admin/operations/mails');
  for (const browser of [page, theirs]) {
    await rowOf(browser, recipient).getByRole('button', { name: 'Send again' }).click();
  }
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expect(theirs.getByText(`The email to ${recipient} is waiting to be sent.`)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This email is already waiting or was sent');
  await expect(rowOf(page, recipient)).toContainText('Waiting');
});

test('a backend without extensions has no emails, and their address leads to no page (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  mock.faults.add({ route: 'GET capabilities', kind: 'refused', because: 'not-found' });
  await signInAs(page, 'admin', '/admin/settings/users');
  await expect(page.getByRole('row').filter({ hasText: 'Marie Bélanger' })).toBeVisible();
  await expect
    .poll(() => mock.requests.some(({ route, status }) => route === 'GET capabilities' && status === 404))
    .toBe(true);
  await expect(page.getByRole('navigation', { name: 'Administration' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Opérations - Operations' })).toHaveCount(0);
  await page.goto('/admin/operations/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(mock.requests.filter(({ route }) => route === 'GET mails')).toEqual([]);
});
