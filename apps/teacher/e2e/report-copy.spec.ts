import { expect, signInAs, test } from '../../../e2e/fixtures';

test('a teacher finds the missing page of a report on the phone, and copies the comments of the last one (REP-FORM-02, REP-FORM-13, REP-FORM-17)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { contracts, students, reportForms, courseInfos } = await mock.state();
  const contract = contracts.find(({ number }) => number === '2026-0337');
  const earlier = contracts.find(({ number }) => number === '2025-0298');
  // A student with a report from an earlier contract and none from this one.
  const last = reportForms.find(
    ({ contractId, studentId }) =>
      contractId === earlier?.id &&
      !reportForms.some((form) => form.contractId === contract?.id && form.studentId === studentId),
  );
  const student = students.find(({ id }) => id === last?.studentId);
  const name = `${student?.name} ${student?.lastName}`;
  const form = async () =>
    (await mock.state()).reportForms.find(
      (row) => row.contractId === contract?.id && row.studentId === student?.id,
    );

  await signInAs(page, 'teacher', `/teacher-view/course/${contract?.id}`);
  await page.getByRole('button', { name: /Progress reports$/ }).tap();
  await page.getByRole('link', { name: new RegExp(`^Commentaires - Comments .*${name}$`) }).tap();
  await expect(page.getByRole('heading', { level: 2, name: /Comments$/ })).toBeVisible();
  const comments = page.getByLabel(/^Commentaires - Comments$/);
  const recommendations = page.getByLabel(/^Recommandations - Recommendations$/);
  await comments.fill('Mes mots');
  await expect(page.getByText(/^From contract 2025-0298/)).toBeVisible();
  await page.getByRole('button', { name: /Copy from the last report$/ }).tap();
  await expect(page.getByText(/1 field copied/)).toBeVisible();
  await expect(comments).toHaveValue('Mes mots');
  await expect(recommendations).toHaveValue(last?.answers.recommendations ?? '');
  await expect(recommendations).toHaveAccessibleDescription(/Copied$/);

  // The copied texts and their marks survive a reload.
  await page.reload();
  await page.getByRole('button', { name: /Resume$/ }).tap();
  await expect(recommendations).toHaveAccessibleDescription(/Copied$/);
  await page.getByRole('button', { name: /Undo the copy$/ }).tap();
  await expect(recommendations).toHaveValue('');
  await page.getByRole('button', { name: /Copy from the last report$/ }).tap();
  await expect(recommendations).toHaveAccessibleDescription(/Copied$/);
  await recommendations.press('End');
  await recommendations.pressSequentially(' Continuer.');
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /Previous$/ }).tap();
  await expect(page.getByRole('heading', { level: 2, name: /- Progress$/ })).toBeVisible();
  expect((await form())?.answers).toMatchObject({
    comments: 'Mes mots',
    recommendations: `${last?.answers.recommendations} Continuer.`,
    next_level: null,
  });

  // The course info of this contract is already filled in: none of it is replaced.
  const info = courseInfos.find(({ contractId }) => contractId === contract?.id);
  await page.goto(`/teacher-view/reports/info/${student?.id}/course/${contract?.id}/courseInfo`);
  await page.getByRole('button', { name: /Copy from the last report$/ }).tap();
  await expect(page.getByText(/Nothing was copied/)).toBeVisible();
  await expect(page.getByLabel(/Material used$/)).toHaveValue(info?.materialUsed ?? '');
});
