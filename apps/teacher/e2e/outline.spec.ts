import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from '../../../e2e/fixtures';
import { printed } from '../../../e2e/pdf';

const outline = (page: Page) => page.getByRole('region', { name: 'Outline' });
const challenges = (page: Page) => page.getByLabel('Challenges');

test('an outline is kept as a draft, submitted, printed and submitted again (SHELL-028, PORTAL-COURSE-17, PORTAL-COURSE-25, OUTLINE-23, OUTLINE-27, OUTLINE-30, MSG-31, MSG-32)', async ({
  page,
  mock,
}) => {
  test.slow();
  const course = (await mock.state()).contracts.find(({ number }) => number === '2026-0395');
  await signInAs(page, 'teacher', `/teacher-view/course/${course?.id}`);
  const section = outline(page);
  await expect(section.getByText('No outline submitted, please fill out the Course Outline')).toBeVisible();
  await section.getByRole('link', { name: 'Fill in the outline' }).tap();
  await expect(page).toHaveURL(new RegExp(`/outline-form/${course?.id}$`));

  await challenges(page).fill('Les faux amis');
  for (const name of ['Save as draft', 'Submit']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box && box.y + box.height).toBeLessThanOrEqual(780);
  }
  const emphasis = page.getByRole('group', { name: /emphasis on/ });
  await emphasis.getByLabel('Other').check();
  await page.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Other emphasis');
  await expectAccessible(page);
  await page.getByLabel(/Other emphasis/).fill('Vente');

  // A reload loses nothing.
  await page.reload();
  await page.getByRole('button', { name: 'Resume' }).tap();
  await expect(challenges(page)).toHaveValue('Les faux amis');
  await expect(page.getByLabel(/Other emphasis/)).toHaveValue('Vente');
  await page.getByRole('button', { name: 'Save as draft' }).tap();
  await expect(page.getByText('Outline saved as draft successfully.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/course/${course?.id}$`));
  await expect(section.getByText('Outline saved Nov 20th 26')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Print' })).toHaveCount(0);

  await section.getByRole('link', { name: 'Edit the outline' }).tap();
  await expect(challenges(page)).toHaveValue('Les faux amis');
  const submitAnyway = page.getByRole('alertdialog').getByRole('button', { name: 'Submit anyway' });
  await page.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByRole('alertdialog')).toContainText('Language functions');
  await submitAnyway.tap();
  await expect(page.getByText('Outline was submitted successfully.')).toBeVisible();
  await expect(section.getByText('Outline submitted Nov 20th 26')).toBeVisible();

  const opening = page.waitForEvent('popup');
  await section.getByRole('link', { name: 'Print' }).tap();
  const print = await opening;
  await expect(print).toHaveURL(new RegExp(`/print/${course?.id}/outline$`));
  await expect(print.getByRole('article', { name: /Course outline/ })).toContainText('Vente');
  await expectAccessible(print);
  const { sheets } = await printed(print);
  expect(sheets.join(' ')).toContain('Les faux amis');
  expect(sheets.join(' ')).toContain('2026-0395');
  expect(sheets.join(' ')).not.toContain('Back to the contract');
  await print.close();

  await section.getByRole('link', { name: 'Edit the outline' }).tap();
  await challenges(page).fill('Les faux amis, le subjonctif');
  await page.getByRole('button', { name: 'Submit' }).tap();
  await submitAnyway.tap();
  await expect(section.getByText('Outline resubmitted')).toBeVisible();
  const kept = (await mock.state()).outlines.filter(({ contractId }) => contractId === course?.id);
  expect(kept).toEqual([
    expect.objectContaining({
      status: 'resub',
      answers: expect.objectContaining({ challenges: 'Les faux amis, le subjonctif' }),
    }),
  ]);

  await page.goto('/teacher-view/home');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '2026-0395' }) });
  await expect(card).toBeVisible();
  await expect(card.getByText('Outline required')).toHaveCount(0);
});

test('an outline that is not saved stays as typed, and says why (MSG-33)', { tag: '@release' }, async ({
  page,
  mock,
}) => {
  const course = (await mock.state()).contracts.find(({ number }) => number === '2026-0395');
  await signInAs(page, 'teacher', `/teacher-view/outline-form/${course?.id}`);
  await challenges(page).fill('Les faux amis');
  mock.faults.add({ route: 'POST outline-form/course/{courseId}', kind: 'error' });
  await page.getByRole('button', { name: 'Save as draft' }).tap();
  await expect(page.getByText('Outline was not saved successfully.')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(challenges(page)).toHaveValue('Les faux amis');
  mock.faults.clear();
  await page.getByRole('button', { name: 'Save as draft' }).tap();
  await expect(page.getByText('Outline saved as draft successfully.')).toBeVisible();
  await expect(page.getByText('Outline was not saved successfully.')).toHaveCount(0);
});

for (const path of ['outline-form/1', 'print/1/outline']) {
  test(`an administrator is told whose ${path} is (DECISION-14, SHELL-113)`, async ({ page, mock }) => {
    await signInAs(page, 'admin', `/teacher-view/${path}`);
    await expect(page.getByText('Marie Bélanger').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(mock.requests.filter(({ route }) => route.includes('outline-form'))).toEqual([]);
  });
}
