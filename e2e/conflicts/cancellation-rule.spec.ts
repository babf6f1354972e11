import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, test } from '../fixtures';

// Delayed answers would only take time here: other journeys cover them.
test.use({ lateBy: [] });

/** Opens the form of the rule: that of the organization, or that of a contract. */
async function openRule(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Set a rule|Change the rule/ }).click();
  return page.getByRole('dialog', { name: /Cancellation rule/ });
}

const notice = (dialog: Locator, kind: 'single' | 'group') => dialog.locator(`[name="${kind}Count"]`);
const save = (dialog: Locator) => dialog.getByRole('button', { name: /Save$/ }).click();

for (const [name, path] of [
  ['the organization', '/admin/settings/organisation'],
  ['a contract', '/admin/contracts/edit/1/basic'],
] as const)
  test(`two administrators change the rule of ${name}: different parts are merged, the same part is asked about`, {
    tag: ['@DECISION-37', '@DECISION-129', '@release'],
  }, async ({ page, openAnotherBrowser }) => {
    const other = await openAnotherBrowser();
    await Promise.all([signInAs(page, 'admin', path), signInAs(other, 'otherAdmin', path)]);

    const [mine, theirs] = await Promise.all([openRule(page), openRule(other)]);
    await notice(mine, 'group').fill('72');
    await notice(theirs, 'single').fill('48');
    await save(theirs);
    await expect(theirs).toHaveCount(0);
    await save(mine);
    await expect(mine).toHaveCount(0);
    await expect(page.getByText('Notice of 48 h')).toBeVisible();
    await expect(page.getByText('Notice of 72 h')).toBeVisible();

    await page.reload();
    await other.reload();
    const [again, theirsAgain] = await Promise.all([openRule(page), openRule(other)]);
    await notice(again, 'single').fill('12');
    await notice(theirsAgain, 'single').fill('36');
    await save(theirsAgain);
    await expect(theirsAgain).toHaveCount(0);
    await save(again);
    const question = page
      .getByRole('dialog')
      .filter({ hasText: /Someone else has saved/ })
      .last();
    await expect(question.getByText('Notice of 36 h')).toBeVisible();
    await question.getByRole('radio', { name: /Yours/ }).check();
    await question.getByRole('button', { name: /Save$/ }).click();
    await expect(page.getByText('Notice of 12 h')).toBeVisible();
    await expect(page.getByText('Notice of 72 h')).toBeVisible();
  });
