import { expect, signInAs, test } from '../../../e2e/fixtures';

test('the daily work is under Operations, and its former addresses lead there with their filters (DECISION-234)', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: 'Opérations - Operations' }).click();
  await expect(page).toHaveURL(/\/admin\/operations\/hours$/);
  await expect(page.getByRole('heading', { level: 1, name: /Hours of the month/ })).toBeVisible();
  await page.getByRole('link', { name: 'Courriels - Emails' }).click();
  await expect(page).toHaveURL(/\/admin\/operations\/mails$/);
  await expect(page.getByRole('link', { name: 'Opérations - Operations' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  for (const [former, address] of [
    ['hours?month=2026-10', 'hours?month=2026-10'],
    ['hours/totals?by=week', 'hours/totals?by=week'],
    ['contractHours?company=1', 'hours/contracts?company=1'],
    ['links?kind=student', 'links?kind=student'],
    ['imports?dialog=undo&record=2', 'imports?dialog=undo&record=2'],
    ['mails?state=failed', 'mails?state=failed'],
    ['reminders', 'reminders'],
  ]) {
    await page.goto(`/admin/settings/${former}`);
    await expect.poll(() => page.url()).toContain(`/admin/operations/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
