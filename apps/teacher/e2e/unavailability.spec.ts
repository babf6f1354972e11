import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';

test('a teacher enters on the phone when the teacher is away, and the office sees it in the calendar (DECISION-134)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  await signInAs(page, 'teacher', '/teacher-view/profile');
  await page.getByRole('button', { name: 'Add an unavailability' }).tap();
  await page.getByLabel('First day').fill('2026-11-25');
  await page.getByLabel('Name').fill('Déménagement');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('Unavailability saved.')).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: 'Déménagement' });
  await expect(entry).toContainText('Nov 25th 26');
  await expect(entry).toContainText('1 class is planned at this time.');
  await expect(entry).toContainText('Propose a substitute, or talk to the office.');

  const office = await openAnotherBrowser({ viewport: { width: 1440, height: 900 }, isMobile: false });
  await signInAs(office, 'admin', '/admin/calendar?date=2026-11-25');
  const away = office.getByRole('list', { name: 'Away' });
  await expect(away.getByText('Léa Villeneuve: Déménagement, Nov 25th 26')).toBeVisible();
  const row = office.getByRole('row').filter({ hasText: 'Léa Villeneuve' });
  await row
    .getByRole('button', { name: /Wed Nov 25th, Conflict$/ })
    .first()
    .click();
  await expect(office.getByText('Léa Villeneuve is away at this time.')).toBeVisible();
  await expectAccessible(office);
});
