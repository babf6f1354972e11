import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const inbox = '/admin/follow-ups';
const of = (page: Page, teacher: string) => page.getByRole('listitem', { name: teacher, exact: true });
const count = (page: Page, items: number) =>
  page.getByRole('link', { name: `Relances - Follow-ups ${items} éléments - ${items} items` });

test('an administrator works through the inbox: narrows it, opens what lacks something, and puts the rest away by keys (DOMAIN-24, DOMAIN-26)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const stored = async () => (await mock.state()).snoozes.length;
  const before = await stored();
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: 'Relances - Follow-ups' }).click();
  await expect(page).toHaveURL(/\/admin\/follow-ups$/);
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
  await expect(page.getByRole('menuitem', { name: 'Until tomorrow' }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Snoozed until Nov 27th 26.')).toBeVisible();
  await expect(lea.getByRole('link', { name: '2026-0359' })).toHaveCount(0);
  await expect(count(page, 12)).toBeVisible();
  await expect.poll(stored).toBe(before + 1);
  await page.reload();
  await expect(lea.getByRole('link', { name: '2026-0395' })).toBeVisible();
  await expect(lea.getByRole('link', { name: '2026-0359' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Snoozed (1)' }).click();
  await expect(lea.getByText('Comes back Nov 27th 26')).toBeVisible();
  await lea.getByRole('button', { name: 'Bring back' }).click();
  await expect(count(page, 13)).toBeVisible();
});

const remindersTo = async (mock: Mock, to: string) =>
  (await mock.outbox()).filter((mail) => mail.to.startsWith(to));

test('a teacher is reminded of reports once, also after a lost answer, and the inbox remembers when (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin', `${inbox}?kind=reports`);
  const andrew = of(page, 'Andrew Parker');
  await andrew.getByRole('button', { name: /Remind 2026-\d+$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind teachers' });
  mock.faults.add({ route: 'POST reminders', kind: 'commit-done', times: 2 });
  await dialog.getByRole('button', { name: 'Send 1 email' }).click();
  await expect(page.getByText('Finding out whether it was saved')).toBeVisible();
  const done = page.getByRole('dialog', { name: 'Reminders sent' });
  await expect(done.getByText('Andrew Parker')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(andrew.getByText(/Reminder sent Nov 20th 26 by Marie/)).toBeVisible();
  expect(await remindersTo(mock, 'andrew')).toHaveLength(1);
  await page.reload();
  await expect(andrew.getByText(/Reminder sent Nov 20th 26 by Marie/)).toBeVisible();
});

test('of two administrators who remind the same teachers at once, one sends and the other is told (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  test.slow();
  const other = await openAnotherBrowser();
  await signInAs(page, 'admin', `${inbox}?kind=reports`);
  await signInAs(other, 'otherAdmin', `${inbox}?kind=reports`);
  const both = [page, other];
  for (const each of both) {
    await each.getByRole('button', { name: /Remind teachers$/ }).click();
    await expect(each.getByRole('dialog').getByRole('button', { name: /Send \d+ emails?$/ })).toBeEnabled();
  }
  await Promise.all(
    both.map((each) =>
      each
        .getByRole('dialog')
        .getByRole('button', { name: /Send \d+ emails?$/ })
        .click(),
    ),
  );
  const told = (each: Page) => each.getByRole('dialog', { name: /Reminders sent$|No reminder sent$/ });
  for (const each of both) await expect(told(each)).toBeVisible();
  const texts = await Promise.all(both.map((each) => told(each).textContent()));
  const [winner, loser] = texts[0]?.includes('Reminders sent') ? texts : texts.toReversed();
  expect(winner).not.toContain('skipped');
  expect(loser).toContain('No reminder sent');
  expect(loser).toMatch(/Andrew Parker.*Already reminded on Nov 20th 26 by \w/s);
  expect(await remindersTo(mock, 'andrew')).toHaveLength(1);
});

test('the count comes by itself to whoever has not opened the inbox, when the list has had its time', {
  tag: '@release',
}, async ({ page, mock }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00-05:00') });
  await signInAs(page, 'admin');
  await expect(page.getByRole('link', { name: '2026-0412' })).toBeVisible();
  const requestCount = () => mock.requests.filter(({ route }) => route === 'GET courses/toFollowUp').length;
  const before = requestCount();
  await expect(count(page, 13)).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(count(page, 13)).toBeVisible({ timeout: 500 });
  }).toPass();
  // One call, and no further call on the next page load: the count is cached for some minutes.
  expect(requestCount()).toBe(before + 1);
  expect(mock.requests.filter(({ route }) => route === 'GET plannedClasses')).toEqual([]);
  await page.goto('/admin/teachers/list');
  await expect(page.getByRole('link', { name: 'Léa Villeneuve' })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(count(page, 13)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(requestCount()).toBe(before + 1);
});

test('the list that does not come says why, and comes at the next try', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  mock.faults.add({ route: 'GET courses/toFollowUp', kind: 'drop' });
  await signInAs(page, 'admin', inbox);
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible();
  mock.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(of(page, 'Léa Villeneuve')).toBeVisible();
});

test.describe('on a phone, in French, with limits of the provider’s own', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('who has given no lesson for two days is found, and put away with one thumb', {
    tag: '@release',
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language-mode', value: 'fr', url: baseURL ?? '' }]);
    await page.route('**/config.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.portalConfig = { followUps: { lessonDays: 2 } };',
      }),
    );
    await signInAs(page, 'admin', `${inbox}?kind=lesson`);
    const kate = of(page, 'Kate MacDonald');
    await expect(kate.getByText('Aucun cours depuis 2 jours')).toBeVisible();
    await kate.getByRole('button', { name: 'Reporter 2026-0384 Cours' }).tap();
    await page.getByRole('menuitem', { name: 'De 3 jours' }).first().tap();
    await expect(page.getByText('Reporté jusqu’au 23 nov. 26.')).toBeVisible();
    await expect(kate).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('the earlier address of the follow-ups leads to them, with its filters', { tag: '@release' }, async ({
  page,
}) => {
  await signInAs(page, 'admin', '/admin/chase?kind=outline');
  await expect(page).toHaveURL(/\/admin\/follow-ups\?kind=outline$/);
  await expect(page.getByRole('radio', { name: /Plans de cours - Outlines/ })).toBeChecked();
});
