import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const rowOf = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
const undone = (page: Page) => page.getByText('Undone: everything is as before.');
const undo = (page: Page) => page.getByRole('button', { name: 'Annuler - Undo' });

test('an archived contract is brought back by Ctrl Z, and stays where somebody has moved it since (CON-LIST-26, CON-LIST-27)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin');
  const statusOf = async () =>
    (await mock.state()).contracts.find(({ number }) => number === '2026-0391')?.statusId;
  const archive = async () => {
    await rowOf(page, '2026-0391')
      .getByRole('button', { name: /Actions/ })
      .click();
    await page.getByRole('menuitem', { name: /Archived/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Archive$/ })
      .click();
    await expect(rowOf(page, '2026-0391')).toHaveCount(0);
  };
  await archive();
  expect(await statusOf()).toBe(4);
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(undone(page)).toBeVisible();
  await expect(rowOf(page, '2026-0391')).toBeVisible();
  expect(await statusOf()).toBe(2);

  await archive();
  const id = (await mock.state()).contracts.find(({ number }) => number === '2026-0391')?.id;
  await page.evaluate(async (contract) => {
    await fetch('/api/courses/update', {
      method: 'PATCH',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('access-token')}`,
      },
      body: JSON.stringify({ course: { id: contract, course_status_id: 3 } }),
    });
  }, id);
  await undo(page).click();
  await expect(page.getByText('Someone changed it in the meantime: their change is kept.')).toBeVisible();
  expect(await statusOf()).toBe(3);
});

test('a status set in a contract, a lesson and a material taken out are brought back as they were (CON-SIDE-04, CON-ATT-07, CON-OUT-16)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: '2026-0412' }).click();
  const contract = async () => (await mock.state()).contracts.find(({ number }) => number === '2026-0412');
  const before = await mock.state();

  await page
    .getByRole('combobox', { name: 'Contract status' })
    .selectOption({ label: 'Contrats terminés - Contracts done' });
  await undo(page).press('Enter');
  await expect(undone(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Contract status' })).toHaveValue('activated');
  expect((await contract())?.statusId).toBe(2);

  await page.getByRole('link', { name: /Attendance$/ }).click();
  await page
    .getByRole('button', { name: /Actions of the attendance/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Delete$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete$/ })
    .click();
  mock.faults.add({ route: 'PUT attendance/{id}', kind: 'error', times: 1 });
  await undo(page).click();
  await page.getByRole('button', { name: 'Réessayer - Try again' }).click();
  await expect(undone(page).last()).toBeVisible();
  await expect.poll(async () => (await mock.state()).lessons).toEqual(before.lessons);

  await page.getByRole('link', { name: /Outline and materials/ }).click();
  await page
    .getByRole('button', { name: /^Retirer.*Remove/ })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove$/ })
    .click();
  await undo(page).click();
  await expect.poll(async () => (await mock.state()).contractMaterials).toEqual(before.contractMaterials);
});
