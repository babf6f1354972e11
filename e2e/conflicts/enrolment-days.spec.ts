import type { Locator, Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../fixtures';

// Delayed answers would only take time here: other journeys cover them.
test.use({ lateBy: [] });

const number = '2026-0409';

/** Returns the contract and its first student, who belongs to it from the first class. */
async function enrolled(mock: Mock) {
  const { contracts, enrolments, students } = await mock.state();
  const contract = contracts.find((one) => one.number === number);
  const enrolment = enrolments.find(({ contractId }) => contractId === contract?.id);
  const student = students.find(({ id }) => id === enrolment?.studentId);
  if (!contract || !student) throw new Error(`no student in ${number}`);
  const periods = async () =>
    (await mock.state()).enrolments
      .filter(({ contractId, studentId }) => contractId === contract.id && studentId === student.id)
      .map(({ startsOn = null, endsOn = null }) => [startsOn, endsOn]);
  return { contractId: contract.id, name: `${student.name} ${student.lastName}`, periods };
}

/** Opens the days of the student, in the dialog of the contract. */
async function openDays(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: /Since when$/ }).click();
  const dialog = page.getByRole('dialog', { name: /Since when/ });
  await dialog.getByRole('checkbox', { name }).check();
  return dialog;
}

const firstDay = (dialog: Locator) => dialog.getByLabel(/First day/);
const save = (dialog: Locator) => dialog.getByRole('button', { name: /Save$/ }).click();
const told = (dialog: Locator) =>
  dialog.getByText(/Someone else has changed these days in the meantime\. .*what you entered stays here/);

test('two administrators set the days of one student: the second one is told, and decides', {
  tag: ['@DECISION-79', '@release'],
}, async ({ page, mock, openAnotherBrowser }) => {
  const { contractId, name, periods } = await enrolled(mock);
  const path = `/admin/contracts/edit/${contractId}/basic`;
  const other = await openAnotherBrowser();
  await Promise.all([signInAs(page, 'admin', path), signInAs(other, 'otherAdmin', path)]);
  const [mine, theirs] = await Promise.all([openDays(page, name), openDays(other, name)]);

  await firstDay(mine).fill('2026-11-09');
  await firstDay(theirs).fill('2026-11-02');
  await save(theirs);
  await expect(theirs).toHaveCount(0);
  expect(await periods()).toEqual([['2026-11-02', null]]);

  await save(mine);
  await expect(told(mine)).toBeVisible();
  expect(await periods()).toEqual([['2026-11-02', null]]);
  // Both values are visible: the saved one in the list, the typed one in the field.
  await expect(mine.getByRole('checkbox', { name })).toHaveAccessibleName(/since Nov 2nd 26/);
  await expect(firstDay(mine)).toHaveValue('2026-11-09');

  await save(mine);
  await expect(mine).toHaveCount(0);
  expect(await periods()).toEqual([['2026-11-09', null]]);
});

test('a student is removed while a colleague sets the days: the removal stays, and the days are not lost', {
  tag: ['@DECISION-79', '@release'],
}, async ({ page, mock, openAnotherBrowser }) => {
  const { contractId, name, periods } = await enrolled(mock);
  const path = `/admin/contracts/edit/${contractId}/basic`;
  const other = await openAnotherBrowser();
  await Promise.all([signInAs(page, 'admin', path), signInAs(other, 'otherAdmin', path)]);
  const mine = await openDays(page, name);
  await firstDay(mine).fill('2026-11-09');

  await other.getByRole('button', { name: /Manage students$/ }).click();
  const manage = other.getByRole('dialog', { name: /Manage students/ });
  await manage.getByRole('option', { name }).click();
  await expect(manage.getByText('To remove: 1')).toBeVisible();
  await save(manage);
  await expect(manage).toHaveCount(0);
  const [[, leftOn] = []] = await periods();
  expect(leftOn).toMatch(/^2026-11-(19|20)$/);

  await save(mine);
  await expect(told(mine)).toBeVisible();
  expect(await periods()).toEqual([[null, leftOn]]);
  await expect(firstDay(mine)).toHaveValue('2026-11-09');
  await expect(mine.getByLabel(/Last day/)).toHaveValue(String(leftOn));

  await save(mine);
  await expect(mine).toHaveCount(0);
  expect(await periods()).toEqual([['2026-11-09', leftOn]]);
});
