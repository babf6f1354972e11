import { accounts, expect, test } from '../../../e2e/fixtures';
import { expectFocusSeen, tabTo } from '../../../e2e/keyboard';

test('a company finds a student, reads the report and closes it by keys alone; where one is, is seen at every stop (LINK-COMP-05, LINK-COMP-08)', {
  tag: '@release',
}, async ({ page, sampled }) => {
  await page.emulateMedia({ forcedColors: sampled ? 'none' : 'active' });
  const { keyboard } = page;
  await page.goto(`/#/clientReport/${accounts.company.token}`);
  await tabTo(page, page.getByRole('searchbox', { name: 'Search reports' }));
  await keyboard.type('davies');
  await expect(page.getByRole('row', { name: /Davies/ }).first()).toBeVisible();
  // The previous rows stay until the search results arrive; the header is a row as well.
  await expect(page.getByRole('row').filter({ hasNotText: 'Davies' })).toHaveCount(1);
  const view = page
    .getByRole('row', { name: /Davies/ })
    .first()
    .getByRole('button', { name: 'View' });
  await tabTo(page, view);
  await keyboard.press('Enter');
  const report = page.getByRole('dialog', { name: 'Progress report' });
  await expect(report).toBeVisible();
  await expectFocusSeen(page);
  await tabTo(page, report.getByRole('button', { name: 'Print' }));
  await keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(view).toBeFocused();
});
