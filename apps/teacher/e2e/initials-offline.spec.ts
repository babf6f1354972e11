import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

// Offline use depends on the service worker.
test.use({ serviceWorkers: 'allow' });

/** A Sunday: the sample data has no class on it. */
const sunday = '2026-11-15';

const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function initial(page: Page, name: string, letters: string) {
  await page.getByRole('button', { name: `Initial: ${name}` }).tap();
  await page.getByRole('radio', { name: /Type$/ }).check();
  await page.getByLabel('Your initials').fill(letters);
  await page.getByRole('button', { name: /Initial$/ }).tap();
  await expect(lineOf(page, name)).toContainText('Waiting to be sent');
}

// Over WebDriver BiDi, Firefox stays offline in a page that was opened offline.
test('initials of a class that waits survive an app that is closed between two of them, and follow the class (DECISION-215)', {
  tag: ['@chromium', '@release'],
}, async ({ page, context, mock }) => {
  // The portal is opened twice.
  test.slow();
  await signInAs(page, 'teacher', '/teacher-view/attendance');
  const contract = page.getByLabel('Contract');
  const option = contract.locator('option', { hasText: '2026-0412' });
  await contract.selectOption({ label: (await option.textContent()) ?? '' });
  await page.getByLabel('Date of class').fill(sunday);
  await page.getByRole('radio', { name: '90' }).check();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  const waiting = page.getByRole('region', { name: 'Not recorded yet' });
  await waiting.getByRole('link', { name: /Initials/ }).tap();
  await initial(page, 'Inès Fortin', 'I. F.');
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(lineOf(again, 'Inès Fortin')).toContainText('Waiting to be sent');
  await initial(again, 'Zoé Légaré', 'Z. L.');
  await expect(again.getByText('2 of 3 have initialed.')).toBeVisible();
  expect(mock.requests.filter(({ route }) => route === 'POST initials')).toEqual([]);

  await context.setOffline(false);
  for (const name of ['Inès Fortin', 'Zoé Légaré'])
    await expect(lineOf(again, name)).toContainText('Initialed');
  await expect(lineOf(again, 'Denis Ouellet')).toContainText('To initial');
  const { lessons } = await mock.state();
  expect(lessons.filter(({ date, status }) => date === sunday && status === 1)).toHaveLength(1);
});
