import { accounts, expect, signInAs, test } from '../../../e2e/fixtures';

test('the reports are sent to the client, the mail arrives in the company’s language and its link opens the company’s page', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { companies, contracts, reports } = await mock.state();
  const company = companies.find(({ name }) => name === accounts.company.name);
  const reported = new Set(reports.filter(({ status }) => status === 1).map(({ contractId }) => contractId));
  const contract = contracts.find(({ id, companyId }) => companyId === company?.id && reported.has(id));
  if (!contract) throw new Error('the samples have no reports of the company');
  const address = 'training@champlain.example';

  await signInAs(page, 'admin', `/admin/settings/companies?dialog=contact&record=${company?.id}`);
  await page.getByLabel('Email address').fill(address);
  await page.getByLabel('Language of emails').selectOption('en');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The address was saved.')).toBeVisible();

  await page.goto(`/admin/contracts/edit/${contract.id}/final`);
  await page.getByRole('button', { name: 'Email the link to the company' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Progress reports: contract ${contract.number}`)).toBeVisible();
  await dialog.getByRole('button', { name: /^Send( again)?$|- Send( again)?$/ }).click();
  await expect(page.getByText(`The link was sent to ${address}.`)).toBeVisible();

  const mail = (await mock.outbox()).find(({ to }) => to === address);
  expect(mail?.subject).toBe(`Progress reports: contract ${contract.number}`);
  expect(mail?.text).toMatch(/^Hello,/);
  await page.goto(mail?.link ?? '');
  await expect(page.getByText(accounts.company.name).first()).toBeVisible();
});
