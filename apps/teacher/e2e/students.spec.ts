import { byLastName } from '@portal/domain';
import type { Mock } from '@portal/mock-api';
import { expect, signInAs, test } from '../../../e2e/fixtures';

/** Returns a contract and its students, by last name. */
async function classOf(mock: Mock, number: string) {
  const { contracts, enrolments, students } = await mock.state();
  const contract = contracts.find((row) => row.number === number);
  const members = byLastName(
    enrolments
      .filter(({ contractId }) => contractId === contract?.id)
      .flatMap(({ studentId }) => students.find(({ id }) => id === studentId) ?? []),
  );
  if (!contract || members.length === 0) throw new Error(`The samples have no class ${number}`);
  return { contract, members };
}

test('from the course to its students, to the documents of one, and back to where one was (SHELL-098, SHELL-099, PORTAL-STUDENTS-01, PORTAL-STUDENTS-02, PORTAL-STUDENTS-05)', async ({
  page,
  mock,
}) => {
  const { contract, members } = await classOf(mock, '2026-0412');
  await signInAs(page, 'teacher', `/teacher-view/course/${contract.id}`);
  await page.getByRole('link', { name: /See the student list$/ }).tap();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    members.map(({ name, lastName }) => new RegExp(`^${name} ${lastName}`)),
  );
  const ines = page.getByRole('button', { name: 'Inès Fortin' });
  await ines.tap();
  await page.getByRole('link', { name: /See documents Inès Fortin$/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inès Fortin');
  await page.getByRole('link', { name: /Students of contract 2026-0412$/ }).tap();
  await expect(ines).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Inès Fortin' })).toHaveAttribute('aria-expanded', 'true');
});

test('the last report is read as the form that was written; Back closes it and stays on the page (PORTAL-STUDENTS-09, REP-FORM-24)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { contract, members } = await classOf(mock, '2026-0412');
  const { reportForms } = await mock.state();
  const form = reportForms.find(
    ({ contractId, status, studentId }) =>
      contractId === contract.id && status === 1 && members.some(({ id }) => id === studentId),
  );
  await signInAs(page, 'teacher', `/teacher-view/student-info/${form?.studentId}?course=${contract.id}`);
  await page.getByRole('button', { name: /See report/ }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Self-learning$/ })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /See report/ })).toBeVisible();
});

test('the placement test of a student is looked at and kept as a file (PORTAL-STUDENTS-06)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { files, contracts, enrolments } = await mock.state();
  const own = contracts.filter(({ teacherId }) => teacherId === 1);
  // A teacher sees the tests in the languages that the student learns with this teacher.
  const test = files.find(
    ({ refType, studentId, languageId }) =>
      refType === 'placementTest' &&
      enrolments.some(
        (row) =>
          row.studentId === studentId &&
          own.some((contract) => contract.id === row.contractId && contract.languageId === languageId),
      ),
  );
  await signInAs(page, 'teacher', `/teacher-view/student-info/${test?.studentId}`);
  await page.getByRole('button', { name: /View the test/ }).tap();
  const kept = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Download$/ })
    .tap();
  expect((await kept).suggestedFilename()).toBe(test?.name);
});

test('a colleague’s class and a colleague’s student are named as such, and nothing of them comes (OPEN-04, SHELL-113)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { contract } = await classOf(mock, '2026-0409');
  const { contracts, enrolments, students } = await mock.state();
  const own = contracts.filter(({ teacherId }) => teacherId === 1).map(({ id }) => id);
  const foreign = students.find(
    ({ id, email }) =>
      email && !enrolments.some((row) => row.studentId === id && own.includes(row.contractId)),
  );
  const heard: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  await signInAs(page, 'teacher', `/teacher-view/student-list/${contract.id}`);
  await expect(page.getByText('This course is not yours')).toBeVisible();
  await page.goto(`/teacher-view/student-info/${foreign?.id}?course=${contract.id}`);
  await expect(page.getByText('This student is not among yours')).toBeVisible();
  const refused = mock.requests.filter(({ status }) => status === 403).map(({ route }) => route);
  expect(refused).toEqual(expect.arrayContaining(['GET student/manageList', 'GET student']));
  expect(heard.join('')).not.toContain(foreign?.email);
});
