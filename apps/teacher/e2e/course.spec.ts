import type { Page, Response } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';
import { printed } from '../../../e2e/pdf';

const contract = async (mock: Mock, number: string) => {
  const found = (await mock.state()).contracts.find((row) => row.number === number);
  if (!found) throw new Error(`The samples lack contract ${number}`);
  return found;
};

const materialsOf = async (mock: Mock, contractId: number) =>
  (await mock.state()).contractMaterials.filter((row) => row.contractId === contractId);

const material = (page: Page) => page.getByRole('region', { name: 'Material' });

test('material is said not to be needed, then requested, changed and removed (SHELL-029, PORTAL-COURSE-26, PORTAL-COURSE-36, MSG-77, MSG-78, MSG-79)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  const { id, languageId } = await contract(mock, '2026-0395');
  await signInAs(page, 'teacher', `/teacher-view/course/${id}`);
  const section = material(page);
  await section.getByRole('radio', { name: / No$/ }).tap();
  await section.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByText('course has no material request')).toBeVisible();
  await expect(section.getByText('This course needs no material.')).toBeVisible();
  expect((await contract(mock, '2026-0395')).noMaterialNeeded).toBe(1);

  await section.getByRole('button', { name: 'Request a material' }).tap();
  const choice = section.getByRole('combobox', { name: 'Material' });
  await choice.tap();
  const offered = (await mock.state()).materials
    .filter((row) => row.status === 1 && row.languageId === languageId)
    .map(({ title }) => title);
  await expect(section.getByRole('option')).toHaveCount(offered.length);
  const titles = await section.getByRole('option').allTextContents();
  expect(titles.toSorted()).toEqual(offered.toSorted());
  await section.getByRole('option').first().tap();
  await section.getByLabel('Notes').fill('Pour le 24 novembre');
  await expectAccessible(page);

  // A rejected request and a reload do not lose the input.
  mock.faults.add({ route: 'POST courses/assignMaterial', kind: 'error' });
  await section.getByRole('button', { name: /- Request$/ }).tap();
  await expect(page.getByText('Material was not requested successfully.')).toBeVisible();
  mock.faults.clear();
  await expect(section.getByLabel('Notes')).toHaveValue('Pour le 24 novembre');
  await page.reload();
  await section.getByRole('button', { name: 'Resume' }).tap();
  await expect(section.getByLabel('Notes')).toHaveValue('Pour le 24 novembre');
  await expect(choice).toHaveValue(titles[0] ?? '');
  const [before] = (await mock.state()).enrolments.filter((row) => row.contractId === id).slice(-1);
  expect(before).toBeDefined();
  await section.getByRole('button', { name: /- Request$/ }).tap();
  await expect(page.getByText('Material was requested successfully')).toBeVisible();
  const item = section.getByRole('listitem');
  await expect(item).toContainText('Pour le 24 novembre');
  await expect(item).toContainText('Qty: 6');
  await expect(section.getByText('This course needs no material.')).toHaveCount(0);
  expect((await contract(mock, '2026-0395')).noMaterialNeeded).toBe(0);
  expect((await materialsOf(mock, id)).map(({ qty, status }) => [qty, status])).toEqual([[6, 1]]);

  await item.getByRole('button', { name: /Change/ }).tap();
  await choice.tap();
  await section.getByRole('option').nth(1).tap();
  await section.getByLabel('Notes').fill('');
  await section.getByRole('button', { name: 'Update' }).tap();
  await expect(item).toContainText(titles[1] ?? '');
  expect((await materialsOf(mock, id)).map(({ note, qty, status }) => [note, qty, status])).toEqual([
    ['No notes', 6, 1],
  ]);

  await item.getByRole('button', { name: /Remove/ }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).tap();
  await expect(section.getByRole('radiogroup', { name: /Do you need material/ })).toBeVisible();
  expect((await materialsOf(mock, id)).map(({ status }) => status)).toEqual([0]);
});

test('the sections fold under a thumb, and paper shows them all (PORTAL-COURSE-10)', {
  tag: '@release',
}, async ({ page, mock }) => {
  const { id } = await contract(mock, '2026-0412');
  await signInAs(page, 'teacher', `/teacher-view/course/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Outline', expanded: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Material', expanded: true }).first()).toBeVisible();
  const details = main.getByRole('button', { name: 'Course details' });
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  // The classes are rendered although their section is collapsed.
  await expect(main.getByRole('table', { includeHidden: true })).toHaveCount(1);
  const { sheets } = await printed(page);
  expect(sheets.join(' ')).toContain('Location');
  expect(sheets.join(' ')).toContain('Date of class');
  await details.tap();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByText('Course Type')).toBeVisible();
});

test.describe('a course that is somebody else’s is told apart, and nothing of it is sent', () => {
  for (const [path, row] of [
    ['course/:id', 'SHELL-095'],
    ['outline-form/:id', 'SHELL-097'],
    ['print/:id/outline', 'SHELL-096'],
  ] as const) {
    test(`${path} (OPEN-04, SHELL-026, ${row})`, async ({ page, mock }) => {
      const foreign = await contract(mock, '2026-0409');
      await signInAs(page, 'teacher');
      const answers: Response[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/api/')) answers.push(response);
      });
      await page.goto(`/teacher-view/${path.replace(':id', String(foreign.id))}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('This course is not yours');
      await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
      await expect(page.getByText('2026-0409')).toHaveCount(0);
      const about = answers.filter((response) =>
        /courseId=|course_id=|outline-form\/course/.test(response.url()),
      );
      expect(about.length).toBeGreaterThan(0);
      expect(new Set(about.map((response) => response.status()))).toEqual(new Set([403]));
      for (const response of about) expect(await response.text()).not.toContain('2026-0409');
    });
  }

  test('the API refuses every call about it (SHELL-026, API-111)', async ({ page, mock }) => {
    const { id } = await contract(mock, '2026-0409');
    const [theirs] = await materialsOf(mock, id);
    await signInAs(page, 'teacher');
    // Returns the stored data without the sessions, because a renewed session is not a change of the course.
    const stored = async () => ({ ...(await mock.state()), sessions: [] });
    const before = await stored();
    const statuses = await page.evaluate(
      async ({ id, materialId }) => {
        const headers = {
          Authorization: `Bearer ${localStorage.getItem('access-token')}`,
          'Content-Type': 'application/json',
        };
        const ask = async (method: string, path: string, body?: object) => {
          const answer = await fetch(`/api/${path}`, {
            method,
            headers,
            body: body && JSON.stringify(body),
          });
          return answer.status;
        };
        return Promise.all([
          ask('GET', `courses?courseId=${id}`),
          ask('GET', `outline-form/course/${id}`),
          ask('GET', `attendance?courseId=${id}`),
          ask('GET', `student/manageList?course_id=${id}`),
          ask('POST', 'courses/assignMaterial', {
            courseId: id,
            materialId: 2,
            qty: 1,
            note: 'x',
            usersId: 1,
          }),
          ask('PUT', 'courses/updateMaterial', { courseMaterialId: materialId, status: 0 }),
          ask('PUT', 'courses/hasNotMaterialRequest', { course_id: id, material_request: 1 }),
        ]);
      },
      { id, materialId: theirs?.id },
    );
    expect(statuses).toEqual(statuses.map(() => 403));
    expect(await stored()).toEqual(before);
  });
});
