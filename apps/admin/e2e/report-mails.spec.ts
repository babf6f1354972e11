import { accounts, expect, signInAs, test } from '../../../e2e/fixtures';

test('the office finds submitted reports and mails them; the company opens the link, and a colleague sees who sent it', {
  tag: '@release',
}, async ({ page, mock, browser }) => {
  const company = (await mock.state()).companies.find(({ name }) => name === accounts.company.name);
  const address = 'training@champlain.example';
  await signInAs(page, 'admin', `/admin/settings/companies?dialog=contact&record=${company?.id}`);
  await page.getByLabel('Email address').fill(address);
  await page.getByLabel('Language of emails').selectOption('en');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The address was saved.')).toBeVisible();

  await page.goto('/admin/reports/list');
  await page.getByRole('radio', { name: /Submitted/ }).check({ force: true });
  await page.getByRole('searchbox').fill(accounts.company.name);
  await expect(page.getByRole('row', { name: new RegExp(accounts.company.name) }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sélectionner - Select' }).click();
  await page.getByRole('checkbox', { name: 'Select the whole page' }).check({ force: true });
  await page.getByRole('button', { name: 'Email to the company' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(address)).toBeVisible();
  await expect(dialog.getByText(/These progress reports are ready:/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(page.getByText('1 email sent.')).toBeVisible();

  const mail = (await mock.outbox()).find(({ to }) => to === address);
  expect(mail?.subject).toMatch(/^\d+ progress reports$/);
  await page.goto(mail?.link ?? '');
  await expect(page.getByText(accounts.company.name).first()).toBeVisible();

  const other = await browser.newPage();
  await signInAs(other, 'otherAdmin', `/admin/reports/list?state=submitted&company=${company?.id}`);
  await other.getByRole('button', { name: 'Sélectionner - Select' }).click();
  await other.getByRole('checkbox', { name: 'Select the whole page' }).check({ force: true });
  await other.getByRole('button', { name: 'Email to the company' }).click();
  await expect(other.getByRole('dialog').getByText(/^Sent on .* by Marie Bélanger/)).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Send 1 email' }).click();
  await expect(other.getByText(/Nothing more was sent to .*: Marie Bélanger had just sent/)).toBeVisible();
  expect((await mock.outbox()).filter(({ to }) => to === address)).toHaveLength(1);
  await other.close();
});
