import type { Page } from '@playwright/test';
import { accounts, expect, signInAs, test } from '../../../e2e/fixtures';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name} `) }) });

const question = (page: Page) => page.getByRole('alertdialog');

test('a language in use is archived: it leaves the selectors, and no contract loses it (SHELL-017, SHELL-065, SHELL-066, SET-LANG-13, SET-LANG-14, SET-LANG-15, SET-LANG-16, OPEN-80)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { contracts, languages } = await mock.state();
  const inUse = contracts.find(({ statusId, languageId }) => statusId === 2 && languageId !== null);
  const language = languages.find(({ id }) => id === inUse?.languageId);
  if (!inUse || !language) throw new Error('no contract in the samples has a language');
  const choices = async () =>
    (await page.getByLabel('Language*').getByRole('option').allTextContents()).includes(language.name);

  await signInAs(page, 'admin', '/admin/contracts/create');
  await expect.poll(choices).toBe(true);
  await page.goto('/admin/settings');
  await expect(page).toHaveURL(/\/admin\/settings\/languages$/);
  await rowOf(page, language.name)
    .getByRole('button', { name: /Archive / })
    .click();
  await question(page).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(`Language ${language.name} was archived.`)).toBeVisible();
  await expect(rowOf(page, language.name)).toHaveCount(0);

  await page.goto('/admin/contracts/create');
  await expect(page.getByLabel('Language*').getByRole('option').nth(1)).toBeAttached();
  expect(await choices()).toBe(false);
  await page.goto(`/admin/contracts/edit/${inUse.id}/basic`);
  await expect(page.getByLabel('Language*')).toHaveValue(String(language.id));
  // The archived value is still selected in this contract, and marked as archived.
  await expect(
    page
      .getByLabel('Language*')
      .getByRole('option', { name: new RegExp(`^${language.name} \\(.*archived\\)$`) }),
  ).toBeAttached();

  await page.goto('/admin/settings/languages?archived=true');
  await rowOf(page, language.name)
    .getByRole('button', { name: /Restore / })
    .click();
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expect(rowOf(page, language.name)).toHaveCount(0);
  await page.goto('/admin/contracts/create');
  await expect.poll(choices).toBe(true);
});

test('the link of a company is replaced: the old one dies at once, and the new one opens its reports (SET-COMP-19, SET-COMP-20, SET-COMP-21, SET-COMP-22, SET-COMP-23, MSG-24, MSG-25, OPEN-82)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  const { name, token } = accounts.company;
  await signInAs(page, 'admin', '/admin/settings/companies');
  const company = rowOf(page, name);
  await company.getByRole('button', { name: 'Show link' }).click();
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    company.getByRole('link', { name: /Open / }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1, name: 'Progress reports' })).toBeVisible();
  await opened.close();

  const theirs = await openAnotherBrowser();
  await theirs.goto(`/#/clientReport/${token}`);
  await expect(theirs.getByText(name)).toBeVisible();

  await company.getByRole('button', { name: /Generate a new link/ }).click();
  await question(page).getByRole('button', { name: 'Generate a new link' }).click();
  await expect(page.getByText('Token was generated successfully')).toBeVisible();
  await expect(company.getByText(token)).toHaveCount(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await company.getByRole('button', { name: /Copy the magic link/ }).click();
  await expect(page.getByText('Magic link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/#\/clientReport\/[\w-]{20,}$/);

  await theirs.reload();
  await expect(theirs.getByText('Invalid token')).toBeVisible();
  await expect(theirs.getByRole('row')).toHaveCount(0);
  await theirs.goto('about:blank');
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Progress reports' })).toBeVisible();
  await expect(theirs.getByText(name)).toBeVisible();
});

test('companies are added, renamed, archived and restored by keys alone (SHELL-018, SET-COMP-02, SET-COMP-04, SET-COMP-11, SET-COMP-13, SET-COMP-15, SET-COMP-16)', {
  tag: '@release',
}, async ({ page }) => {
  /** Presses Tab until a control with this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const words = await page
        .locator(':focus')
        .evaluate((element) =>
          element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent,
        );
      if (name.test(words ?? '')) return;
    }
    throw new Error(`no control ${name} within 60 stops`);
  };

  await signInAs(page, 'admin', '/admin/settings/companies');
  await expect(rowOf(page, accounts.company.name)).toBeVisible();
  await tabTo(/Name of the new company/);
  await page.keyboard.type('Zinc Abitibi');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company Zinc Abitibi was added.')).toBeVisible();

  await tabTo(/^Modifier Zinc Abitibi - Edit Zinc Abitibi$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Aluminium Abitibi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Edit Aluminium Abitibi/ })).toBeFocused();

  // The arrow keys move along the row.
  const controls = ['link', 'email', 'thresholds', 'deadlines', 'evidence', 'history', 'archive'];
  for (const _control of controls) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /Archive Aluminium Abitibi/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await tabTo(/^Archiver - Archive$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company Aluminium Abitibi was archived.')).toBeVisible();
  await expect(rowOf(page, 'Aluminium Abitibi')).toHaveCount(0);
  await expect(page.locator('[data-row] :focus')).toHaveText(/Archive/);

  await page.getByRole('switch', { name: /Archived only/ }).focus();
  await page.keyboard.press('Space');
  await expect(rowOf(page, 'Aluminium Abitibi')).toBeVisible();
  await tabTo(/^Rétablir - Restore Aluminium Abitibi$/);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await tabTo(/^Rétablir - Restore$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company Aluminium Abitibi was restored.')).toBeVisible();
  await expect(rowOf(page, 'Aluminium Abitibi')).toHaveCount(0);
});
