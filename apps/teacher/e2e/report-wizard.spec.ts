import { expect, signInAs, test } from '../../../e2e/fixtures';

test('a teacher goes through a report on the phone, and comes back to the course (REP-FORM-03, REP-FORM-04, REP-FORM-06, REP-FORM-07, SHELL-031, SHELL-083, DECISION-21)', async ({
  page,
  mock,
}) => {
  const { contracts, reportForms } = await mock.state();
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
  expect((await mock.state()).reportForms.find(({ id }) => id === form?.id)?.answers.participation).toBe(
    'very good',
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: /Close$/ })
    .tap();
  await expect(page).toHaveURL(new RegExp(`/teacher-view/course/${contract?.id}$`));
});

test('nobody writes a report about a colleague’s student (OPEN-03, OPEN-04)', async ({ page, mock }) => {
  const { contracts, enrolments } = await mock.state();
  const foreign = contracts.find(({ number }) => number === '2026-0409');
  const enrolment = enrolments.find(({ contractId }) => contractId === foreign?.id);
  await signInAs(page, 'teacher', `/teacher-view/reports/info/${enrolment?.studentId}/course/${foreign?.id}`);
  await expect(page.getByText('This course is not yours')).toBeVisible();
});

test('the reports of a class of six are written from the home, until its card asks for nothing more (PORTAL-HOME-06, PORTAL-HOME-08, PORTAL-HOME-09, PORTAL-HOME-10, REP-FORM-26, DECISION-19)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  const contract = (await mock.state()).contracts.find(({ number }) => number === '2026-0395');
  const forms = async () =>
    (await mock.state()).reportForms.filter(({ contractId }) => contractId === contract?.id);
  await signInAs(page, 'teacher');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '2026-0395' }) });
  const due = page
    .getByRole('listitem')
    .filter({ hasText: /^2026-0395/ })
    .filter({ has: page.getByRole('link', { name: /Write the report$/ }) });
  await expect(due.getByRole('link')).toHaveCount(6);

  for (let left = 6; left > 0; left -= 1) {
    const student = due.getByRole('link').first();
    const name = (await student.locator('span').first().textContent()) ?? '';
    await student.tap();
    await expect(page.getByText(new RegExp(`^${name} · 2026-0395`))).toBeVisible();
    for (const step of [/Course info$/, /Self-learning$/, /- Progress$/]) {
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
      if (String(step).includes('Self'))
        await page
          .getByRole('radiogroup', { name: /Participation$/ })
          .getByRole('radio', { name: /very good$/ })
          .tap();
      await page.getByRole('button', { name: /Next$/ }).tap();
    }
    await page.getByLabel(/^Commentaires - Comments$/).fill(`Bravo, ${name}`);
    await page.getByRole('button', { name: /Submit report$/ }).tap();
    await page.getByRole('button', { name: /Submit anyway$/ }).tap();
    await expect(page).toHaveURL(/\/teacher-view\/course\/\d+$/);
    await page.getByRole('navigation').getByRole('link', { name: /Home$/ }).tap();
    await expect(card.getByText('Outline required')).toBeVisible();
    await expect(card.getByText('Progress report required')).toHaveCount(left > 1 ? 1 : 0);
    await expect(due.getByRole('link')).toHaveCount(left - 1);
  }
  expect(
    (await forms()).map(({ status, tagDate, answers }) => [status, tagDate, answers.participation]),
  ).toEqual(Array(6).fill([1, '2026-11-20', 'very good']));

  // The other tasks of the course are completed by API calls, so that the card has no warnings left.
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.put('/api/courses/hasNotMaterialRequest', {
    headers,
    data: { course_id: contract?.id, material_request: 1 },
  });
  await page.request.post(`/api/outline-form/course/${contract?.id}`, {
    headers,
    data: {
      courseId: contract?.id,
      from: 'html',
      status: 'submitted',
      history_with_course_language: 'Deux cours en 2025',
      current_use: 'Courriels',
      challenges: null,
      ten_week_goals: null,
      language_functions: null,
      grammar_required_for_language_functions: null,
      course_content_emphasis_on: ['speaking'],
      other_course_content_emphasis_on: null,
      learning_aides: ['podcasts'],
      other_learning_aides: null,
      conversation: 'Weekly',
      writing: null,
      listening: null,
      reading: null,
    },
  });
  await page.reload();
  await expect(card.getByRole('link', { name: '2026-0395', exact: true })).toBeVisible();
  await expect(card.getByText(/required$/)).toHaveCount(0);
});
