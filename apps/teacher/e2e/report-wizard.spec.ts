import { expect, signInAs, test } from '../../../e2e/fixtures';

test('a teacher goes through a report on the phone, and comes back to the course (REP-FORM-03, REP-FORM-04, REP-FORM-06, REP-FORM-07, SHELL-031, SHELL-083)', async ({
  page,
  mock,
}) => {
  const { contracts, reportForms } = mock.state();
  const contract = contracts.find(({ number }) => number === '2026-0412');
  const form = reportForms.find(({ contractId }) => contractId === contract?.id);
  await signInAs(page, 'teacher', `/teacher-view/reports/info/${form?.studentId}/course/${contract?.id}`);
  await expect(page.getByRole('heading', { level: 2, name: /Course info$/ })).toBeVisible();
  await page.getByRole('button', { name: /Next$/ }).tap();
  await expect(page.getByRole('heading', { level: 2, name: /Self-learning$/ })).toBeFocused();
  await page
    .getByRole('radiogroup', { name: /Participation$/ })
    .getByRole('radio', { name: /very good$/ })
    .tap();
  await page.getByRole('button', { name: /Previous$/ }).tap();
  await expect(page.getByRole('heading', { level: 2, name: /Course info$/ })).toBeVisible();
  expect(mock.state().reportForms.find(({ id }) => id === form?.id)?.answers.participation).toBe('very good');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Close$/ })
    .tap();
  await expect(page).toHaveURL(new RegExp(`/teacher-view/course/${contract?.id}$`));
});

test('nobody writes a report about a colleague’s student (OPEN-03, OPEN-04)', async ({ page, mock }) => {
  const { contracts, enrolments } = mock.state();
  const foreign = contracts.find(({ number }) => number === '2026-0409');
  const enrolment = enrolments.find(({ contractId }) => contractId === foreign?.id);
  await signInAs(page, 'teacher', `/teacher-view/reports/info/${enrolment?.studentId}/course/${foreign?.id}`);
  await expect(page.getByText('This course is not yours')).toBeVisible();
});
