import type { Page } from '@playwright/test';
import { accounts, expect, signInAs, test } from '../../../e2e/fixtures';

const list = '/admin/operations/links';
const { name: company, token } = accounts.company;
const rowOf = (page: Page, name = company) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function confirm(page: Page, step: string) {
  await rowOf(page)
    .getByRole('button', { name: `${step} ${company}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: step }).click();
}

async function openings(page: Page): Promise<number> {
  return Number(await rowOf(page).getByRole('cell').nth(5).textContent());
}

async function follow(visitor: Page, link: string) {
  await visitor.goto('about:blank');
  await visitor.goto(`/#/clientReport/${link}`);
}

test('a link is opened, renewed and revoked, and its holder reads why it does not work (DECISION-51)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser, mock }) => {
  await signInAs(page, 'admin', list);
  await expect(rowOf(page)).toBeVisible();
  const before = await openings(page);
  expect(before).toBeGreaterThan(0);
  const visitor = await openAnotherBrowser();
  await follow(visitor, token);
  await expect(visitor.getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  await expect.poll(() => openings(page)).toBe(before + 1);

  await confirm(page, 'Renew');
  await expect(page.getByText('Link renewed')).toBeVisible();
  await expect.poll(() => openings(page)).toBe(0);
  await follow(visitor, token);
  await expect(visitor.getByText('This link was replaced by a new one')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:/);

  const renewed = (await mock.state()).companies.find(({ name }) => name === company)?.tokenLogin ?? '';
  await follow(visitor, renewed);
  await expect(visitor.getByRole('row').nth(1)).toBeVisible();
  await page.reload();
  await confirm(page, 'Revoke');
  await expect(page.getByText('Link revoked')).toBeVisible();
  await expect(rowOf(page)).toContainText('Marie Bélanger');
  await follow(visitor, renewed);
  await expect(visitor.getByText('This link was revoked')).toBeVisible();
  await expect(visitor.getByRole('table')).toHaveCount(0);
});

test('an administrator whose list is old is told, and renews nothing (DECISION-51)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser, mock }) => {
  const theirs = await openAnotherBrowser();
  await signInAs(page, 'admin', list);
  await signInAs(theirs, 'otherAdmin', list);
  for (const browser of [page, theirs]) {
    await rowOf(browser)
      .getByRole('button', { name: `Renew ${company}` })
      .click();
    await expect(browser.getByRole('alertdialog')).toBeVisible();
  }
  const renew = (browser: Page) =>
    browser.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click();
  const linkNow = async () => (await mock.state()).companies.find(({ name }) => name === company)?.tokenLogin;
  await renew(theirs);
  await expect(theirs.getByText('Link renewed')).toBeVisible();
  const given = await linkNow();
  await renew(page);
  await expect(page.getByText(`Changed by someone else in the meantime: ${company}.`)).toBeVisible();
  await expect(rowOf(page)).toContainText('Never opened');
  expect(await linkNow()).toBe(given);
});

test('the links of the samples that are over say why (DECISION-51)', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  const { privateLinks, companies } = await mock.state();
  const expired = privateLinks.find(
    ({ companyId, expiresOn }) => companyId !== null && expiresOn !== null && expiresOn < '2026-11',
  );
  const owner = companies.find(({ id }) => id === expired?.companyId);
  await follow(page, owner?.tokenLogin ?? '');
  await expect(page.getByText('This link has expired')).toBeVisible();
  await follow(page, 'revoked-company-5c1a90e7d3r1ky');
  await expect(page.getByText('This link was revoked')).toBeVisible();
});

test('the dialog of a link is at its address, for links of other pages too (DECISION-51)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin', `${list}?kind=student&page=2&dialog=expiry&record=1`);
  const dialog = page.getByRole('dialog', { name: /Expiry/ });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).not.toHaveURL(/dialog=/);
  await expect(page).toHaveURL(/page=2/);
});

test('without the extension, no page of links is there (DECISION-51)', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  mock.faults.add({ route: 'GET capabilities', kind: 'refused', because: 'not-found' });
  await signInAs(page, 'admin', '/admin/settings/companies');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: /Private links/ })).toHaveCount(0);
});
