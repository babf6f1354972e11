import { expect, signInAs, test } from '../../../e2e/fixtures';

test('the guide tells when the next invoice is due, and gives the template (PORTAL-GUIDE-03, PORTAL-GUIDE-05, PORTAL-GUIDE-14, FILES-10, SHELL-100, LIMIT-51, LIMIT-52)', async ({
  page,
  mock,
}) => {
  await signInAs(page, 'teacher', '/teacher-view/guide');
  await expect(page.getByRole('row').filter({ hasText: 'October 2026' })).toContainText('Nov 16th 26');
  const next = page.getByRole('row').filter({ hasText: 'November 2026' });
  await expect(next).toContainText('in 26 days');
  await expect(next).toContainText('Dec 31st 26');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download an invoice template example' }).tap();
  const download = await downloading;
  const request = mock.requests.findLast(({ route }) => route === 'GET files/download');
  expect(new URL(request?.url ?? '', 'http://portal').searchParams.get('fileId')).toBe('3');
  const template = (await mock.state()).files.find(({ id }) => id === 3);
  expect(download.suggestedFilename()).toBe(template?.name);
  await expect(page.getByText(`The template was downloaded: ${template?.name}`)).toBeVisible();

  await page.getByRole('link', { name: 'See my hours' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your hours of the month');
});

test('without a connection the template is asked for again once it is back (PORTAL-GUIDE-14)', {
  tag: '@release',
}, async ({ page, context }) => {
  await signInAs(page, 'teacher', '/teacher-view/guide');
  const button = page.getByRole('button', { name: 'Download an invoice template example' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.tap();
  await expect(page.getByText('No connection. Try again once it is back.')).toBeVisible();
  await context.setOffline(false);
  const downloading = page.waitForEvent('download');
  await button.tap();
  await downloading;
  await expect(page.getByText('No connection. Try again once it is back.')).toHaveCount(0);
});

test('on paper the guide is its statements and dates, without what can only be pressed (PORTAL-GUIDE-01)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'teacher', '/teacher-view/guide');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invoicing guide');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('the total amount in dollars')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download an invoice template example' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
});
