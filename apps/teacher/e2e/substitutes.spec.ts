import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';

test('a teacher proposes a substitute from the phone, the office confirms, and the colleague has the class (DECISION-99)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  await signInAs(page, 'teacher');
  // The samples contain an open proposal of Léa.
  await expect(page.getByText('Proposed: Andrew Parker')).toBeVisible();
  await page.getByRole('button', { name: 'Propose a substitute' }).tap();
  await page.getByRole('checkbox', { name: 'Wed Nov 25th, 12:00' }).check();
  await page.getByRole('combobox', { name: 'Colleague' }).tap();
  await page.getByRole('option', { name: 'Andrew Parker' }).tap();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Propose to the administration' }).tap();
  await expect(page.getByText('The proposal was sent to the administration.')).toBeVisible();
  const proposed = page.getByRole('listitem').filter({ hasText: 'Wed Nov 25th, 12:00' });
  await expect(proposed).toBeVisible();

  const office = await openAnotherBrowser({ viewport: { width: 1440, height: 900 }, isMobile: false });
  await signInAs(office, 'admin', '/admin/follow-ups');
  await expect(office.getByText('Léa Villeneuve proposes as substitute: Andrew Parker')).toBeVisible();
  await expect(office.getByRole('listitem').filter({ hasText: 'Wed Nov 25th, 12:00' })).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Confirm the substitute' }).click();
  await expect(office.getByText('Substitute confirmed: Andrew Parker.')).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Proposed substitutes' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(proposed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the proposal back' })).toHaveCount(0);

  await signInAs(page, 'otherTeacher');
  await page.getByRole('button', { name: 'Next week' }).tap();
  const nextWeek = page.getByRole('region', { name: 'Next week' });
  await expect(nextWeek.getByText('Substitute for Léa Villeneuve')).toBeVisible();
});
