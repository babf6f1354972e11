import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';
import { openClassesBefore, zoomReport } from '../../../e2e/meeting-report';

/** A class of Léa that has no attendance yet. */
async function openClass(mock: Parameters<typeof openClassesBefore>[0]) {
  const found = (await openClassesBefore(mock, '2026-11-20')).find(({ number }) => number === '2026-0395');
  if (!found) throw new Error('The samples have no class of 2026-0395 without attendance');
  return found;
}

test('a teacher on a phone drops the file of a meeting, names one participant, and submits: the file is kept with the class (DECISION-119, DECISION-120)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const planned = await openClass(mock);
  const [first] = planned.students;
  const { students, enrolments } = await mock.state();
  const guest = enrolments
    .flatMap(({ contractId, studentId }) =>
      contractId === planned.contractId ? students.filter(({ id }) => id === studentId) : [],
    )
    .find(({ email }) => email !== first?.email);
  if (!first || !guest) throw new Error('The samples have fewer than two students in 2026-0395');
  await signInAs(
    page,
    'teacher',
    `/teacher-view/attendance?contract=${planned.contractId}&class=${planned.id}&date=${planned.date}&minutes=${planned.minutes}`,
  );
  await page.getByRole('button', { name: 'Fill in from a meeting' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Attendance from a meeting' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'participants.csv',
    ...zoomReport(planned, [first, { name: 'iPad', from: 20 }]),
  });
  // A similar name is never enough: the user is asked about the tablet.
  await expect(dialog.getByText('1 to recognize')).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('combobox', { name: /iPad$/ })
    .selectOption({ label: `${guest.name} ${guest.lastName}` });
  await dialog.getByRole('button', { name: 'Fill in the attendance' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('20 min late')).toBeVisible();
  expect((await mock.state()).meetingFiles.some(({ plannedClassId }) => plannedClassId === planned.id)).toBe(
    false,
  );
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('Attendance was registered successfully')).toBeVisible();

  await expect
    .poll(async () =>
      (await mock.state()).meetingFiles.filter(({ contractId }) => contractId === planned.contractId),
    )
    .toMatchObject([{ name: 'participants.csv', plannedClassId: planned.id }]);
  // What was decided is shown on the course page, and can be undone there.
  await page.goto(`/teacher-view/course/${planned.contractId}`);
  await page.getByRole('button', { name: /Attendance/ }).tap();
  await expect(page.getByText('participants.csv', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the choice for iPad' }).tap();
  await expect(page.getByText('No participant was chosen by hand')).toBeVisible();
});

test.describe('without a connection', () => {
  // Offline use depends on the service worker.
  test.use({ serviceWorkers: 'allow' });

  test('a file finds its class, is looked at and waits with the class until the connection is back (DECISION-127)', {
    tag: ['@chromium', '@release'],
  }, async ({ page, context, mock }) => {
    // The portal is opened twice, and reads ahead.
    test.slow();
    const planned = await openClass(mock);
    await signInAs(page, 'teacher', '/teacher-view/meetings');
    await expect(page.getByRole('heading', { level: 1, name: 'Attendance from meetings' })).toBeVisible();
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
            const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            const paths = requests.flat().map(({ url }) => new URL(url).pathname);
            return ['/meetingAttendance/', '/plannedClasses', '/languages'].every((part) =>
              paths.some((path) => path.includes(part)),
            );
          }),
        { timeout: 30_000 },
      )
      .toBe(true);
    await context.setOffline(true);
    await page.locator('input[type=file]').setInputFiles({
      name: 'participants.csv',
      ...zoomReport(planned, planned.students),
    });
    const file = page.getByRole('listitem').filter({ hasText: 'participants.csv' });
    await expect(file).toContainText('2026-0395');
    await file.getByRole('button', { name: /Check/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'This is right' }).tap();
    await page.getByRole('button', { name: 'Save 1 checked file' }).tap();
    await expect(file).toContainText('Kept on this device');
    expect(
      (await mock.state()).meetingFiles.some(({ contractId }) => contractId === planned.contractId),
    ).toBe(false);

    await context.setOffline(false);
    await expect
      .poll(async () =>
        (await mock.state()).meetingFiles.filter(({ plannedClassId }) => plannedClassId === planned.id),
      )
      .toHaveLength(1);
    const { lessons } = await mock.state();
    expect(
      lessons.filter(({ contractId, date }) => contractId === planned.contractId && date === planned.date),
    ).toHaveLength(1);
  });
});
