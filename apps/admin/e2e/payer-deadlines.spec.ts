import { expect, signInAs, test } from '../../../e2e/fixtures';

test('an administrator says what the payer of a company wants, sees what is owed, marks it as sent, and takes it back (DECISION-218, DECISION-220, DECISION-221)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin', '/admin/settings/companies');
  await page.getByRole('button', { name: 'Payer deadlines of Aéro Beauséjour inc.' }).click();
  const terms = page.getByRole('dialog', { name: 'Payer deadlines: Aéro Beauséjour inc.' });
  await terms.getByRole('radio', { name: 'Government of Canada' }).check();
  await terms.getByRole('textbox', { name: 'Name of the payer' }).fill('Patrimoine canadien');
  const since = terms.getByRole('textbox', { name: 'From' });
  await since.fill('2026-10-01');
  await since.press('Tab');
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Payer deadlines saved.')).toBeVisible();

  const followUps = page.getByRole('link', { name: /^Relances - Follow-ups/ });
  await followUps.click();
  const owed = page
    .getByRole('listitem')
    .filter({ hasText: 'Monthly attendance report, October 2026' })
    .first();
  await expect(owed.getByText('Due to Patrimoine canadien by Nov 6th 26')).toBeVisible();
  await expect(owed.getByText('14 days overdue')).toBeVisible();
  const contract = owed.getByRole('link').first();
  const number = /20\d\d-\d+/.exec((await contract.textContent()) ?? '')?.[0] ?? '';
  const place = (await contract.getAttribute('href')) ?? '';

  await owed.getByRole('button', { name: /Mark as sent/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('Marked as sent.')).toBeVisible();
  const mark = page.getByRole('button', { name: new RegExp(`October 2026, contract ${number}$`) });
  await expect(mark).toHaveCount(0);

  // It stays at the contract, where it can be taken back.
  await page.goto(place);
  await page.getByRole('button', { name: 'Take back: Monthly attendance report, October 2026' }).click();
  await expect(page.getByText('Taken back. The paper is owed again.')).toBeVisible();
  await followUps.click();
  await expect(mark).toBeVisible();
});
