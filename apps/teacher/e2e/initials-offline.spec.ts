import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/fixtures';
import { choose, notRecorded, openOnceBefore, sunday } from './offlineAttendance';

// Offline use depends on the service worker.
test.use({ serviceWorkers: 'allow' });

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
  await openOnceBefore(page);
  await choose(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await notRecorded(page)
    .getByRole('link', { name: /Initials/ })
    .tap();
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
