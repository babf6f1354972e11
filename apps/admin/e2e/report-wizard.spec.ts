import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { accounts, expect, expectAccessible, samplePassword, signInAs, test } from '../../../e2e/fixtures';
import { printed } from '../../../e2e/pdf';

/** Returns a student of contract 2026-0412 who has no report yet. */
async function aStudentWithoutReport(mock: Mock) {
  const { contracts, enrolments, reportForms, students } = await mock.state();
  const contract = contracts.find(({ number }) => number === '2026-0412');
  const reported = reportForms.filter(({ contractId }) => contractId === contract?.id);
  const enrolment = enrolments.find(
    ({ contractId, studentId }) =>
      contractId === contract?.id && !reported.some((form) => form.studentId === studentId),
  );
  const student = students.find(({ id }) => id === enrolment?.studentId);
  if (!contract || !student) throw new Error('The samples have no such student');
  return { contract, student };
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: /Next$/ });
const rate = (page: Page, skill: RegExp, rating: RegExp) =>
  page.getByRole('radiogroup', { name: skill }).getByRole('radio', { name: rating }).check();
const notSaved = (page: Page) => page.getByText('Information was not updated successfully.').first();

test('a report is written while the network fails, and nothing is lost (REP-FORM-08, REP-FORM-10, REP-FORM-26, SHELL-012, SHELL-083, SHELL-084, MSG-46, MSG-47)', async ({
  page,
  mock,
}) => {
  test.slow();
  const { contract, student } = await aStudentWithoutReport(mock);
  const info = async () =>
    (await mock.state()).courseInfos.find(({ contractId }) => contractId === contract.id);
  const form = async () =>
    (await mock.state()).reportForms.find(
      (row) => row.studentId === student.id && row.contractId === contract.id,
    );
  await signInAs(page, 'admin', `/admin/reports/info/${student.id}/course/${contract.id}`);
  await expect(page).toHaveURL(/\/courseInfo$/);
  await expect(heading(page, /Course info$/)).toBeVisible();

  // The server is broken: the input stays, and the retry succeeds.
  await page.getByLabel(/Material used$/).fill('Défi 4');
  mock.faults.add({ route: 'PUT progressReports/courseInfo', kind: 'error' });
  mock.faults.add({ route: 'POST progressReports/courseInfo', kind: 'error' });
  await next(page).click();
  await expect(notSaved(page)).toBeVisible();
  await expect(page.getByLabel(/Material used$/)).toHaveValue('Défi 4');
  mock.faults.clear();
  await next(page).click();
  await expect(heading(page, /Self-learning$/)).toBeVisible();
  expect((await info())?.materialUsed).toBe('Défi 4');

  // The server saved the form but its response is lost: the same request is repeated, and there is one form.
  await rate(page, /Homework$/, /Needs work/);
  mock.faults.add({ route: 'POST progressReports/form', kind: 'drop-answer', times: 2 });
  await next(page).click();
  await expect(heading(page, /- Progress$/)).toBeVisible();
  mock.faults.clear();
  const forms = (await mock.state()).reportForms.filter(
    (row) => row.studentId === student.id && row.contractId === contract.id,
  );
  expect(forms.map(({ answers }) => answers.homework)).toEqual(['not enough']);

  // After a reload, the draft is offered.
  await rate(page, /Syntax$/, /excellent/);
  mock.faults.add({ route: 'PUT progressReports/form', kind: 'error' });
  await next(page).click();
  await expect(page.getByText(/What you typed is still here/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /Resume$/ }).click();
  await expect(
    page.getByRole('radiogroup', { name: /Syntax$/ }).getByRole('radio', { name: /excellent/ }),
  ).toBeChecked();
  mock.faults.clear();
  await next(page).click();
  await expect(heading(page, /Comments$/)).toBeVisible();
  await expectAccessible(page);

  // Submitting fails at first: the form is saved, and a second click submits it.
  await page.getByLabel(/Comments$/).fill('Prend des risques à l’oral.');
  await page.getByLabel(/Next level$/).selectOption('B2');
  mock.faults.add({ route: 'PUT progressReports/form/status', kind: 'error', times: 1 });
  const submit = page.getByRole('button', { name: /Submit report$/ });
  const submitAnyway = page.getByRole('alertdialog').getByRole('button', { name: /Submit anyway$/ });
  await submit.click();
  await expect(page.getByRole('alertdialog')).toContainText('Recommendations');
  await submitAnyway.click();
  await expect(page.getByText(/What you typed is still here/)).toBeVisible();
  expect((await form())?.status).toBe(0);
  await submit.click();
  await submitAnyway.dblclick();
  await expect(page).toHaveURL(/\/contracts\/edit\/\d+\/final$/);
  await expect(page.getByText('Report was updated successfully').first()).toBeVisible();
  expect(await form()).toMatchObject({
    status: 1,
    tagDate: '2026-11-20',
    answers: {
      homework: 'not enough',
      syntax: 'excellent',
      comments: 'Prend des risques à l’oral.',
      next_level: 'B2',
    },
  });
  expect((await info())?.materialUsed).toBe('Défi 4');
});

test('what was typed while the server said no is kept on the way out, and found again (REP-FORM-06, REP-FORM-08)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { contract, student } = await aStudentWithoutReport(mock);
  await signInAs(page, 'admin', `/admin/reports/info/${student.id}/course/${contract.id}/comments`);
  await page.getByLabel(/Comments$/).fill('À ne pas perdre');
  mock.faults.add({ route: 'POST progressReports/form', kind: 'error' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /Close$/ })
    .click();
  await expect(notSaved(page)).toBeVisible();
  await page.getByRole('link', { name: /Close without saving$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Leave and keep$/ })
    .click();
  await expect(page).toHaveURL(/\/final$/);
  mock.faults.clear();
  await page.goBack();
  await page.getByRole('button', { name: /Resume$/ }).click();
  await expect(page.getByLabel(/Comments$/)).toHaveValue('À ne pas perdre');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Close$/ })
    .click();
  await expect(page).toHaveURL(/\/final$/);
});

test('the report is found in the list, read, and printed on Letter and A4 (REP-LIST-01, REP-LIST-02, REP-LIST-06, REP-LIST-07, REP-PRINT-01, REP-PRINT-04, SHELL-013, SHELL-082)', async ({
  page,
  mock,
}) => {
  test.slow();
  const { contracts, reportForms, students, lessons } = await mock.state();
  const contract = contracts.find(({ number }) => number === '2026-0412');
  const written = reportForms.find(({ contractId, status }) => contractId === contract?.id && status === 1);
  const student = students.find(({ id }) => id === written?.studentId);
  const given = lessons.filter(({ contractId, status }) => contractId === contract?.id && status === 1);
  const attended = given.filter(({ absentStudentIds }) => !absentStudentIds.includes(student?.id ?? 0));
  const minutesOf = (some: typeof given) => some.reduce((sum, { minutes }) => sum + minutes, 0);
  // Students who came late or left early.
  const missed = attended
    .flatMap(({ details = [] }) => details)
    .filter(({ studentId }) => studentId === student?.id)
    .reduce((sum, { lateMinutes, leftEarlyMinutes }) => sum + lateMinutes + leftEarlyMinutes, 0);
  expect(missed).toBeGreaterThan(0);
  const hours = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100).replace('.', ',');

  await signInAs(page, 'admin');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Reports$/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: /Search reports$/ }).fill('2026-0412');
  const row = page.getByRole('row').filter({ hasText: student?.lastName });
  await row.getByRole('button', { name: /See report/ }).click();
  const dialog = page.getByRole('dialog', { name: /Progress report$/ });
  await expect(dialog.getByRole('link', { name: /Report Update$/ })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: /Print$/ }).click();
  const sheet = await opening;
  await expect(sheet.getByRole('article', { name: /Progress Report$/ })).toBeVisible();
  await expectAccessible(sheet);

  const letter = await printed(sheet);
  const text = letter.sheets.join(' ').replaceAll(/\s+/g, ' ');
  for (const part of [
    'Rapport de progrès',
    'Progress Report',
    `${student?.name} ${student?.lastName}`,
    '2026-0412',
    'Heures totales',
    'Total hours',
    '48 h',
    `${hours(minutesOf(attended) - missed)} h / ${hours(minutesOf(given))} h`,
    'Grammaire à l’écrit',
    'Grammar in writing',
    'Recommandations',
    'Recommendations',
    '1 800 555-0199',
  ])
    expect(text).toContain(part);
  // Every sheet repeats header and footer, and no screen element is printed.
  for (const one of letter.sheets) expect(one).toContain('2026-0412');
  expect(letter.sheets.length).toBeLessThanOrEqual(2);
  expect(text).not.toContain('Imprimer');

  await sheet.getByRole('radio', { name: 'A4' }).check();
  const a4 = await printed(sheet);
  expect(a4.paper).toEqual([595, 842]);
  expect(a4.sheets.length).toBeLessThanOrEqual(2);
});

test('the sheets of a printed report are filled, and its chart never stands alone, however long its texts are (REP-PRINT-01, REP-PRINT-02)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  const { students, contracts } = await mock.state();
  const student = students.find(({ lastName }) => lastName === accounts.student.lastName);
  const contract = contracts.find(({ number }) => number === '2026-0412');
  await signInAs(page, 'admin', `/admin/reports/print/${student?.id}/${contract?.id}`);
  const sheet = page.getByRole('article', { name: /Progress Report$/ });
  await expect(sheet.getByRole('figure', { name: /Levels over time/ })).toBeVisible();
  const write = (heading: RegExp, text: string) =>
    sheet
      .getByRole('heading', { name: heading })
      .locator('xpath=following-sibling::p')
      .evaluate((paragraph, words) => {
        paragraph.textContent = words;
      }, text);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, line) => `${line + 1}. Les temps du passé`).join('\n');

  for (const paper of ['Letter', 'A4']) {
    await page.getByRole('radio', { name: paper }).check();
    for (const [info, comments] of [
      [1, 4],
      [6, 12],
      [10, 1],
      [10, 16],
      [10, 24],
      [20, 2],
    ] as const) {
      const what = `${paper}, ${info} lines of course info, ${comments} of comments`;
      await write(/Material used$/, lines(info));
      await write(/- Comments$|^Commentaires.*Comments$/, lines(comments));
      await write(/Recommendations$/, 'Écouter un balado par semaine.');
      const { sheets, blanks } = await printed(page);
      // The blank space at the end of a sheet is at most a two-line heading with a short text, which does not break.
      for (const blank of blanks.slice(0, -1)) expect(blank, what).toBeLessThan(0.18);
      const chart = sheets.find((text) => text.includes('Levels over time'));
      expect(chart, what).toMatch(/Material used|Self-learning/);
    }
  }
});

test('a report that is submitted while the session ends leads nobody away from the sign-in page (SHELL-117)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { contract, student } = await aStudentWithoutReport(mock);
  const comments = `/admin/reports/info/${student.id}/course/${contract.id}/comments`;
  await signInAs(page, 'admin', comments);
  await page.getByRole('textbox', { name: /Comments$/ }).fill('Prend des risques à l’oral.');
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  // Refuses the list after the report is sent, and delays the report until the sign-in page is shown.
  const email = page.getByLabel('Email');
  const sent = page.waitForRequest(/form\/status/);
  await page.route(/api\/progressReports\?/, async (route) => {
    await sent;
    await route.fulfill({ status: 401, json: { message: 'Unauthorized', code: 'unauthorized' } });
  });
  await page.route(/form\/status/, async (route) => {
    await email.waitFor();
    await route.continue();
  });
  const submitted = page.waitForResponse(/form\/status/);
  await page.getByRole('button', { name: /Submit report$/ }).click();
  await page.getByRole('button', { name: /Submit anyway$/ }).click();
  await email.fill(accounts.admin.email);
  await submitted;
  await page.unrouteAll();
  await page.getByLabel('Password').first().fill(samplePassword);
  await page.getByRole('button', { name: /Sign in$/ }).click();
  await expect(page.getByRole('textbox', { name: /Comments$/ })).toHaveValue('Prend des risques à l’oral.');
  expect(places).toEqual(['/admin/auth/login', comments]);
});
