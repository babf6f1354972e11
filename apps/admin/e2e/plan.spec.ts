import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../../../e2e/fixtures';

/** Andrew Parker teaches this contract, and the samples contain no plan for it. */
const number = '2026-0362';

async function contractId(mock: Mock): Promise<number> {
  const found = (await mock.state()).contracts.find((row) => row.number === number);
  if (!found) throw new Error(`The samples lack contract ${number}`);
  return found.id;
}

/** Returns the starts of the contract's classes as `2026-11-20 08:00`, in order. */
async function beginnings(mock: Mock): Promise<string[]> {
  const id = await contractId(mock);
  const { plannedClasses } = await mock.state();
  return plannedClasses
    .filter((planned) => planned.contractId === id)
    .map(({ date, time }) => `${date} ${time}`)
    .sort();
}

/** Enters a weekly class from 8 to 9 o’clock, or at another time. */
async function choose(page: Page, weekday: string, [start, end] = ['08:00', '09:00']) {
  await page.getByRole('button', { name: new RegExp(`^\\S+ - ${weekday}$`) }).click();
  await page.getByLabel(`Start, ${weekday}`).fill(start);
  await page.getByLabel(`End, ${weekday}`).fill(end);
}

/** Returns a date of the plan; the last match, because the month around it is a list item too. */
const date = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last();
const plan = (page: Page) => page.getByRole('button', { name: /Plan \d+ class/ });
const panel = (page: Page) => page.getByRole('region', { name: /^\d\d:\d\d – / });

test('32 classes are planned around closed days, moved and cancelled; a teacher records one, and the office sees it (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  // Slow, because two users work one after the other.
  test.slow();
  const id = await contractId(mock);
  await signInAs(page, 'admin', `/admin/contracts/edit/${id}/basic`);
  await page.getByRole('link', { name: 'Plan the classes' }).click();
  await choose(page, 'Monday');
  await choose(page, 'Friday');
  await page.getByLabel('From').fill('2026-11-20');
  await page.getByLabel('Number of classes').fill('32');
  await expect(page.getByRole('heading', { name: '32 classes' })).toBeVisible();
  // The first date is a closure of the organization, the second a holiday of Québec.
  await expect(date(page, 'Dec 28th 26')).toContainText('Winter holidays');
  await expect(date(page, 'Mar 26th 27')).toContainText('Good Friday');
  await page.getByRole('button', { name: 'Change class 2, Monday, Nov 23rd 26, 08:00' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill('2026-11-24');
  await dialog.getByLabel('Start').fill('13:00');
  await dialog.getByLabel('End').fill('14:00');
  await dialog.getByRole('button', { name: 'Move the class' }).click();
  await plan(page).click();
  await expect(page.getByText('The classes are planned')).toBeVisible();
  await expect(page.getByText('Next class: Tue Nov 24th, 13:00')).toBeVisible();
  const planned = await beginnings(mock);
  expect(planned).toHaveLength(32);
  expect(planned.slice(0, 3)).toEqual(['2026-11-20 08:00', '2026-11-24 13:00', '2026-11-27 08:00']);
  expect(planned.at(-1)).toBe('2027-04-02 08:00');
  expect(planned.filter((text) => /^2026-12-2[4-9]|^2027-03-(0[1-5]|26|29)/.test(text))).toEqual([]);

  await page.getByRole('link', { name: 'Calendrier - Calendar' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: '08:00 – 09:00' }).click();
  await expect(panel(page).getByText('Fri Nov 27th', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Cancel the class' }).click();
  await panel(page)
    .getByRole('radio', { name: /Company$/ })
    .check();
  await panel(page).getByLabel('Note').fill('Group on leave');
  await panel(page).getByRole('button', { name: 'Cancel the class' }).click();
  await expect(page.getByText('The class was cancelled.')).toBeVisible();
  await page.goto('/admin/follow-ups?kind=class');
  const missing = page.getByText('Attendance not recorded: class of Fri Nov 20th at 08:00');
  await expect(missing).toBeVisible();

  const phone = await openAnotherBrowser({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  await signInAs(phone, 'otherTeacher');
  await phone.getByRole('button', { name: /Next week$/ }).tap();
  await expect(phone.getByText('Cancelled · Group on leave')).toBeVisible();
  await phone.getByRole('link', { name: `class of 08:00, Fri Nov 20th, contract ${number}` }).tap();
  await phone.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(phone.getByText('Attendance was registered successfully')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('listitem', { name: 'Léa Villeneuve' })).toBeVisible();
  await expect(missing).toHaveCount(0);
  await page.goto('/admin/calendar');
  await page.getByRole('button', { name: '08:00 – 09:00' }).click();
  await expect(panel(page).getByText('Recorded', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Move the class' })).toHaveCount(0);
});

test('a clash is shown before the plan is saved, asked about, and planned when it is meant (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const id = await contractId(mock);
  await signInAs(page, 'admin', `/admin/contracts/edit/${id}/plan`);
  // His contract 2026-0409 has a class at the same time.
  await choose(page, 'Monday', ['09:30', '10:30']);
  await page.getByLabel('From').fill('2026-11-23');
  await page.getByLabel('Number of classes').fill('2');
  await expect(
    page.getByRole('status').filter({ hasText: /Andrew already teaches .* at 09:00/ }),
  ).toBeVisible();
  await plan(page).click();
  const question = page.getByRole('alertdialog', { name: 'Plan despite the conflicts?' });
  await question.getByRole('button', { name: 'Review the schedule' }).click();
  expect(await beginnings(mock)).toEqual([]);
  await plan(page).click();
  await question.getByRole('button', { name: 'Plan anyway' }).click();
  await expect(page.getByText('The classes are planned')).toBeVisible();
  expect(await beginnings(mock)).toEqual(['2026-11-23 09:30', '2026-11-30 09:30']);
});

test('a class that somebody else cancels while it is moved: the calendar says so, and keeps what was typed (DECISION-51)', {
  tag: '@release',
}, async ({ page, openAnotherBrowser }) => {
  const open = async (of: Page) => {
    await of.getByRole('button', { name: '12:00 – 13:30 Aéro Beauséjour' }).first().click();
    await expect(panel(of).getByText('Mon Nov 23rd', { exact: true })).toBeVisible();
  };
  const other = await openAnotherBrowser({ viewport: { width: 1440, height: 900 } });
  const week = '/admin/calendar?date=2026-11-23';
  await Promise.all([signInAs(page, 'admin', week), signInAs(other, 'otherAdmin', week)]);
  await open(page);
  await panel(page).getByRole('button', { name: 'Move the class' }).click();
  await panel(page).getByLabel('Date*').fill('2026-11-26');
  await panel(page).getByLabel('Time*').fill('15:15');

  await open(other);
  await panel(other).getByRole('button', { name: 'Cancel the class' }).click();
  await panel(other)
    .getByRole('radio', { name: /Company$/ })
    .check();
  await panel(other).getByLabel('Note').fill('Group on leave');
  await panel(other).getByRole('button', { name: 'Cancel the class' }).click();
  await expect(other.getByText('The class was cancelled.')).toBeVisible();

  await panel(page).getByRole('button', { name: 'Move the class' }).click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'Someone else changed this class in the meantime.',
  );
  await expect(panel(page).getByText('Reason: Group on leave')).toBeVisible();
  await expect(panel(page).getByLabel('Date*')).toHaveValue('2026-11-26');
  await expect(panel(page).getByLabel('Time*')).toHaveValue('15:15');
});

test('a plan that somebody else changes meanwhile: the form says so, and keeps what was typed (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  const { contracts } = await mock.state();
  const id = contracts.find((row) => row.number === '2026-0395')?.id ?? 0;
  const storedTimes = async () =>
    (await mock.state()).classPlans.find((row) => row.contractId === id)?.times.map(({ time }) => time);
  const other = await openAnotherBrowser({ viewport: { width: 1440, height: 900 } });
  const address = `/admin/contracts/edit/${id}/plan`;
  await Promise.all([signInAs(page, 'admin', address), signInAs(other, 'otherAdmin', address)]);
  await page.getByLabel('Start, Tuesday').fill('07:00');
  await other.getByLabel('Start, Friday').fill('07:30');
  // The classes that move have people to tell.
  const save = (one: Page) =>
    one.getByRole('dialog').getByRole('button', { name: 'Save the schedule' }).click();
  await plan(other).click();
  await save(other);
  await expect(other.getByText('The classes are planned')).toBeVisible();

  await plan(page).click();
  await save(page);
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Someone else has changed this schedule in the meantime' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Start, Tuesday')).toHaveValue('07:00');
  expect(await storedTimes()).toEqual(['08:30', '07:30']);
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await plan(page).click();
  await save(page);
  await expect(page.getByText('The classes are planned')).toBeVisible();
  expect(await storedTimes()).toEqual(['07:00', '08:30']);
});
