import type { Page } from '@playwright/test';
import { hostileTexts } from '@portal/domain';
import { type DataSet, smallDataSet } from '@portal/mock-api';
import { accounts, expect, signInAs, test } from './fixtures';

// User input is rendered as text everywhere. The content security policy would block most injections too: it is
// disabled here, so that the pages must be safe without it.

/** The fields of the samples that users type into, by their names in the data set and, in forms, in the API. */
const typed = new Set([
  'name',
  'lastName',
  'city',
  'mobile',
  'phone',
  'otherRate',
  'title',
  'note',
  'motive',
  'testerInitials',
  'motherTongue',
  'smartDevice',
  'typeWebinar',
  'objective',
  'location',
  'availability',
  'motivation',
  'contactPerson',
  'invoice',
  'description',
  'complementaryDescription',
  'schedule',
  'number',
  'materialUsed',
  'appsAndSitesUsed',
  'skillsCovered',
  'grammarPointsCovered',
  'history_with_course_language',
  'current_use',
  'challenges',
  'ten_week_goals',
  'language_functions',
  'grammar_required_for_language_functions',
  'other_course_content_emphasis_on',
  'other_learning_aides',
  'comments',
  'recommendations',
  'subject',
  'textFr',
  'textEn',
  'nameEn',
]);

let place = 0;

/** Returns the hostile prefix for a field: an invoice number has 45 characters at most. */
function beginning(key: string): string {
  const text = hostileTexts[place++ % hostileTexts.length] ?? '';
  return key === 'invoice' ? text.slice(0, 30) : `${text} `;
}

/** The same rows with a hostile prefix in each user-entered text. */
function hostile<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (typed.has(key) ? beginning(key) + value : value) as T;
  if (Array.isArray(value)) return value.map((part) => hostile(part, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hostile(part, name)])) as T;
}

const samples = smallDataSet('2026-11-20');

test.use({ data: hostile<DataSet>(samples), bypassCSP: true });

/** Returns the ids of a contract with an outline and a submitted report, and of its people. */
function sampleIds() {
  const contract = samples.contracts.find(({ number }) => number === '2026-0412');
  const form = samples.reportForms.find(
    ({ contractId, status }) => contractId === contract?.id && status === 1,
  );
  const report = form ?? samples.reportForms.find(({ contractId }) => contractId === contract?.id);
  const material = samples.materials[0];
  const file = samples.files[0];
  if (!contract || !report || !material || !file || contract.teacherId === null)
    throw new Error('the samples lack what is to be opened');
  return { contract, report, material, file };
}

const { contract, report, material, file } = sampleIds();
const edit = `/admin/contracts/edit/${contract.id}`;
const student = `/admin/students/edit/${report.studentId}`;
const teacher = `/admin/teachers/edit/${contract.teacherId}`;
const wizard = `reports/info/${report.studentId}/course/${contract.id}`;

const adminPlaces = [
  ...[1, 2, 3, 4].map((status) => `/admin/contracts/list?status=${status}`),
  ...['notes', 'highlight', 'duplicate'].map(
    (dialog) => `/admin/contracts/list?dialog=${dialog}&record=${contract.id}`,
  ),
  `${edit}/basic`,
  `${edit}/basic?dialog=teacher`,
  `${edit}/basic?dialog=students`,
  `${edit}/outline`,
  `${edit}/outline?dialog=outline`,
  `${edit}/attendance`,
  `${edit}/final`,
  `${edit}/final?dialog=report&record=${report.studentId}`,
  `/admin/contracts/print/${contract.id}/outline`,
  `/admin/contracts/print/${contract.id}/attendance`,
  '/admin/students/list',
  `/admin/students/list?dialog=notes&record=${report.studentId}`,
  `${student}/basic`,
  `${student}/basic?dialog=assign`,
  `${student}/basic?dialog=level`,
  `${student}/history`,
  `${student}/documents`,
  '/admin/teachers/list',
  `/admin/teachers/list?dialog=notes&record=${contract.teacherId}`,
  `${teacher}/profile`,
  `${teacher}/history`,
  '/admin/reports/list',
  `/admin/reports/list?dialog=report&record=${report.studentId}&partner=${contract.id}`,
  ...['courseInfo', 'studentSelfLearning', 'studentProgress', 'comments'].map(
    (page) => `/admin/${wizard}/${page}`,
  ),
  `/admin/reports/print/${report.studentId}/${contract.id}`,
  '/admin/settings/languages',
  '/admin/settings/companies',
  '/admin/settings/materials',
  `/admin/settings/materials?dialog=notes&record=${material.id}`,
  `/admin/settings/materials?dialog=edit&record=${material.id}`,
  '/admin/settings/users',
  '/admin/settings/users?dialog=edit&record=2',
  '/admin/settings/files',
  `/admin/settings/files?dialog=edit&record=${file.id}`,
  `/admin/settings/files?dialog=preview&record=${file.id}`,
  '/admin/settings/courseTypes',
  '/admin/settings/closedDays',
  '/admin/settings/phrases',
  '/admin/operations/links',
  '/admin/operations/mails',
  '/admin/settings/sign-ins',
  '/admin/calendar',
  '/admin/calendar?view=month',
];

const teacherPlaces = [
  'home',
  `course/${contract.id}`,
  `outline-form/${contract.id}`,
  `print/${contract.id}/outline`,
  `student-list/${contract.id}`,
  `student-info/${report.studentId}`,
  'attendance',
  'hours',
  'profile',
  ...['courseInfo', 'studentSelfLearning', 'studentProgress', 'comments'].map((page) => `${wizard}/${page}`),
  `reports/print/${report.studentId}/${contract.id}`,
].map((path) => `/teacher-view/${path}`);

/** Returns what a page shows, and whether any of it was rendered as more than text. */
function look() {
  const places = [...document.querySelectorAll('main, dialog')];
  const fields = [...document.querySelectorAll('input, textarea')];
  const attributes = ['href', 'src', 'action'];
  const grown = '[onerror], [onload], [src="x"], script:not([src]), iframe:not([src^="blob:"])';
  return {
    texts: [
      ...places.map((element) => element.textContent),
      ...fields.map((field) => Reflect.get(field, 'value')),
    ].join(' '),
    ran: Reflect.get(window, 'ran'),
    elements: [...document.querySelectorAll(grown)].map(({ outerHTML }) => outerHTML),
    links: [...document.querySelectorAll('[href], [src], [action]')]
      .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
      .filter((target) => /^\s*(javascript|data):/i.test(target)),
  };
}

/** Opens pages one after another, and checks that each shows user input and renders all of it as text. */
async function openAll(page: Page, places: readonly string[]) {
  const failures: string[] = [];
  page.on('dialog', (dialog) => {
    failures.push(`a window: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`);
  });
  for (const address of places) {
    await page.goto(address);
    const shown = async () => {
      const { texts } = await page.evaluate(look);
      return hostileTexts.some((text) => texts.includes(text.slice(0, 12)));
    };
    await expect.poll(shown, address).toBe(true);
    const { ran, elements, links } = await page.evaluate(look);
    expect({ ran, elements, links, failures }, address).toEqual({ elements: [], links: [], failures: [] });
  }
  // Leaves the last page, because the final checks of languages and names do not apply to hostile texts.
  await page.goto('about:blank');
}

/** `npm test` opens every eighth page, `npm run test:full` all of them. */
const some = (places: readonly string[], sampled: boolean) =>
  places.filter((_, index) => !sampled || index % 16 === 0);

test('nothing that was typed runs in any place of the administration', async ({ page, sampled }) => {
  test.slow();
  await signInAs(page, 'admin', '/admin/settings/users');
  await openAll(page, some(adminPlaces, sampled));
});

test('nothing that was typed runs in any place of the teacher portal', async ({ page, sampled }) => {
  await signInAs(page, 'teacher', '/teacher-view/profile');
  await openAll(page, some(teacherPlaces, sampled));
});

test('nothing that was typed runs behind a private link', async ({ page }) => {
  for (const link of [
    `/#/clientReport/${accounts.company.token}`,
    `/#/student-report/${accounts.student.token}`,
  ])
    await openAll(page, [link]);
});

test('nothing that was typed runs where mails are read', async ({ page }) => {
  await page.request.post('/api/forgotPassword', { data: { email: accounts.teacher.email } });
  await page.goto('/outbox');
  await expect(page.getByText(accounts.teacher.email)).toBeVisible();
  expect(await page.evaluate(look)).toMatchObject({ ran: undefined, elements: [], links: [] });
  await page.goto('about:blank');
});
