import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const inbox = '/admin/chase';
const of = (page: Page, teacher: string) => page.getByRole('listitem', { name: teacher, exact: true });
const count = (page: Page, items: number) =>
  page.getByRole('link', { name: `Relances - Follow-ups ${items} éléments - ${items} items` });

test('an administrator works through the inbox: narrows it, opens what lacks something, and puts the rest away by keys (DOMAIN-24, DOMAIN-26)', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: 'Relances - Follow-ups' }).click();
  await expect(page).toHaveURL(/\/admin\/chase$/);
  const lea = of(page, 'Léa Villeneuve');
  await expect(lea.getByText('Outline still a draft')).toBeVisible();
  await expect(lea.getByText('Started 95 days ago')).toBeVisible();
  await expect(lea.getByText('Materials not chosen')).toBeVisible();
  await expect(count(page, 13)).toBeVisible();

  // The link opens the part of the contract to fix; Back restores the same view.
  await page.getByRole('radio', { name: 'Plans de cours - Outlines (6)' }).check();
  await expect(page).toHaveURL(/kind=outline/);
  await expect(lea.getByText('Materials not chosen')).toHaveCount(0);
  await lea.getByRole('link', { name: '2026-0359' }).click();
  await expect(page).toHaveURL(/\/contracts\/edit\/16\/outline$/);
  await page.goBack();
  await expect(page).toHaveURL(/kind=outline/);
  await expect(lea.getByText('Outline still a draft')).toBeVisible();
  await expect(lea.getByRole('link', { name: '2026-0359' })).toBeFocused();

  // The mail covers every item, whatever the filter.
  const write = lea.getByRole('link', { name: 'Write' });
  await write.focus();
  const mail = new URL((await write.getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('lea.villeneuve@passerelle.example');
  expect(mail.searchParams.get('subject')).toContain('To complete: 2 contracts');
  expect(mail.searchParams.get('body')).toContain('- Materials not chosen (Started 4 days ago)');

  // With the keyboard: snooze for a week, then reload to check that it persists.
  await lea.getByRole('button', { name: 'Snooze 2026-0359' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Until tomorrow' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Snoozed until Nov 27th 26.')).toBeVisible();
  await expect(lea.getByRole('link', { name: '2026-0359' })).toHaveCount(0);
  await expect(count(page, 12)).toBeVisible();
  await page.reload();
  await expect(lea.getByRole('link', { name: '2026-0395' })).toBeVisible();
  await expect(lea.getByRole('link', { name: '2026-0359' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Snoozed (1)' }).click();
  await expect(lea.getByText('Comes back Nov 27th 26')).toBeVisible();
  await lea.getByRole('button', { name: 'Bring back' }).click();
  await expect(count(page, 13)).toBeVisible();
});

test('a teacher is reminded of reports once, and the inbox remembers when (MSG-36)', async ({
  page,
  mock,
}) => {
  await signInAs(page, 'admin', `${inbox}?kind=reports`);
  const andrew = of(page, 'Andrew Parker');
  await andrew.getByRole('button', { name: 'Send a reminder' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remind Andrew Parker of the reports?' });
  mock.faults.add({ route: 'POST teacher/notifyProgress', kind: 'drop' });
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/we do not know whether the email left/)).toBeVisible();
  mock.faults.clear();
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Progress Report Request was sent Successfully.')).toBeVisible();
  await expect(andrew.getByText('Reminder sent Nov 20th 26')).toBeVisible();
  const mails = (await mock.state()).mails.filter(({ to }) => to.startsWith('andrew'));
  expect(mails).toHaveLength(1);
  await page.reload();
  await expect(andrew.getByText('Reminder sent Nov 20th 26')).toBeVisible();
});

test('the count comes by itself to whoever has not opened the inbox, when the list has had its time', {
  tag: '@release',
}, async ({ page, mock }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00-05:00') });
  await signInAs(page, 'admin');
  await expect(page.getByRole('link', { name: '2026-0412' })).toBeVisible();
  const requestCount = () => mock.requests.filter(({ route }) => route === 'GET courses').length;
  const before = requestCount();
  await expect(count(page, 13)).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(count(page, 13)).toBeVisible({ timeout: 500 });
  }).toPass();
  // One call, and no further call on the next page load: the count is cached for some minutes.
  expect(requestCount()).toBe(before + 1);
  await page.goto('/admin/teachers/list');
  await expect(page.getByRole('link', { name: 'Léa Villeneuve' })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(count(page, 13)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(requestCount()).toBe(before + 1);
});

test('the list that does not come says why, and comes at the next try', async ({ page, mock }) => {
  mock.faults.add({ route: 'GET courses', kind: 'drop' });
  await signInAs(page, 'admin', inbox);
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible();
  mock.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(of(page, 'Léa Villeneuve')).toBeVisible();
});

test.describe('on a phone, in French, with limits of the provider’s own', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('who has given no lesson for two days is found, and put away with one thumb', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language-mode', value: 'fr', url: baseURL ?? '' }]);
    await page.route('**/config.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.portalConfig = { chase: { lessonDays: 2 } };',
      }),
    );
    await signInAs(page, 'admin', `${inbox}?kind=lesson`);
    const kate = of(page, 'Kate MacDonald');
    await expect(kate.getByText('Aucun cours depuis 2 jours')).toBeVisible();
    await kate.getByRole('button', { name: 'Reporter 2026-0384 Cours' }).tap();
    await page.getByRole('menuitem', { name: 'De 3 jours' }).tap();
    await expect(page.getByText('Reporté jusqu’au 23 nov. 26.')).toBeVisible();
    await expect(kate).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
