import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { accounts, expect, expectAccessible, samplePassword, signInAs, test } from '../../../e2e/fixtures';
import { type OpenClass, openClassesBefore, zoomReport } from '../../../e2e/meeting-report';

/** Deletes the attendance of the planned classes of the month, because nearly all classes of the samples have it. */
async function deleteAttendance(page: Page, mock: Mock): Promise<void> {
  const { email } = accounts.admin;
  const signedIn = await page.request.post('/api/login', {
    data: { email, username: email, password: samplePassword },
  });
  const { auth }: { auth: { access_token: string } } = await signedIn.json();
  const { lessons, plannedClasses } = await mock.state();
  const recorded = lessons.filter(
    ({ contractId, date, status }) =>
      status === 1 &&
      date > '2026-11-01' &&
      plannedClasses.some((planned) => planned.contractId === contractId && planned.date === date),
  );
  for (const { id } of recorded) {
    const answer = await page.request.delete(`/api/attendance/${id}`, {
      headers: { Authorization: `Bearer ${auth.access_token}` },
    });
    expect(answer.status()).toBe(200);
  }
}

test('the office drops ten files: each finds its class, one is asked about, and a second time changes nothing (DECISION-127, DECISION-120)', {
  tag: '@release',
}, async ({ page, mock }) => {
  // Ten looks.
  test.slow();
  await signInAs(page, 'admin', '/admin/meetings');
  await deleteAttendance(page, mock);
  const classes = (await openClassesBefore(mock, '2026-11-20')).slice(0, 10);
  expect(classes).toHaveLength(10);
  const before = await mock.state();
  const nameOf = (place: number) => `participants-${String(place + 1).padStart(2, '0')}.csv`;
  const files = classes.map((planned, place) => ({
    name: nameOf(place),
    // Nobody in the last one has an address: a person has to say which class it is.
    ...zoomReport(planned, place === 9 ? [{ name: 'Tablette' }] : planned.students),
  }));
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(files);
  const row = (place: number) => page.getByRole('listitem').filter({ hasText: nameOf(place) });
  for (const [place, planned] of classes.slice(0, 9).entries()) {
    await expect(row(place)).toContainText('To be checked');
    await expect(row(place)).toContainText(planned.number);
  }
  await expect(row(9)).toContainText('Class to be chosen');
  await expectAccessible(page);

  // Accepting a file opens the next one.
  await row(0).getByRole('button', { name: /Check/ }).click();
  for (const place of classes.slice(0, 9).keys()) {
    const dialog = page.getByRole('dialog', { name: nameOf(place) });
    await dialog.getByRole('button', { name: /This is right$/ }).click();
  }
  const last = classes[9] as OpenClass;
  const dialog = page.getByRole('dialog', { name: nameOf(9) });
  await dialog.getByRole('combobox', { name: /Class/ }).fill(`${last.number} · ${last.date}`);
  await page.getByRole('option', { name: new RegExp(`^${last.number} · ${last.date}`) }).click();
  await dialog.getByRole('combobox', { name: /Tablette$/ }).selectOption('nobody');
  await dialog.getByRole('button', { name: /This is right$/ }).click();
  await expect(dialog).toHaveCount(0);
  const openedNothing = await mock.state();
  expect(openedNothing.lessons).toHaveLength(before.lessons.length);
  await page.getByRole('button', { name: /Save 10 checked files$/ }).click();
  for (const place of classes.keys()) await expect(row(place)).toContainText('Attendance recorded');

  const after = await mock.state();
  expect(after.lessons).toHaveLength(before.lessons.length + 10);
  expect(after.meetingFiles).toHaveLength(before.meetingFiles.length + 10);
  const filesOf = (state: typeof after, planned: OpenClass) =>
    state.meetingFiles.flatMap(({ plannedClassId, name }) => (plannedClassId === planned.id ? [name] : []));
  // One class of the samples has a file already.
  for (const [place, planned] of classes.entries())
    expect(filesOf(after, planned)).toEqual([...filesOf(before, planned), nameOf(place)]);

  // The same file again: the class keeps its attendance, and one file.
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(files.slice(0, 1));
  await row(0).getByRole('button', { name: /Check/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Keep the file$/ })
    .click();
  await page.getByRole('button', { name: /Save 1 checked file$/ }).click();
  await expect(row(0)).toContainText('It has not changed');
  const again = await mock.state();
  expect(again.lessons).toHaveLength(after.lessons.length);
  expect(again.meetingFiles).toHaveLength(after.meetingFiles.length);
});
