import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const fileManager = '/admin/settings/files';
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/**
 * Selects `count` consecutive rows from the first: Space selects, the arrow key moves on. Skips files of archived
 * contracts (DECISION-40).
 */
async function tickFirst(page: Page, count: number) {
  await page.getByRole('checkbox', { name: 'Select', disabled: false }).nth(1).focus();
  for (let ticked = 1; ticked <= count; ticked += 1) {
    await page.keyboard.press('Space');
    if (ticked < count) await page.keyboard.press('ArrowDown');
  }
}

test('eight files of two pages are assigned at once, by keys alone, and stand under their contract (SHELL-020, SET-FILE-02, SET-FILE-06, SET-FILE-10, SET-FILE-17, MSG-19, MSG-22)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await signInAs(page, 'admin', fileManager);
  await expect(page.getByRole('button', { name: 'Proposition 2026-0388', exact: true })).toBeVisible();
  await tickFirst(page, 4);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Proposition 2026-0388', exact: true })).toHaveCount(0);
  await tickFirst(page, 4);
  await expect(page.getByText('8 files selected')).toBeVisible();
  await expect(page.getByText('4 of them not on this page')).toBeVisible();

  const bar = page.getByRole('form', { name: 'Assignment of the selected files' });
  await bar.getByLabel('Kind of document*').focus();
  await page.keyboard.type('Plan');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0409');
  await expect(page.getByRole('option', { name: '2026-0409' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('combobox', { name: 'Language*' })).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByText('8 files selected')).toBeVisible();
  await bar.getByLabel('Tag date*').fill('2026-11-20');
  mock.faults.add({ route: 'PUT files', kind: 'error', times: 1 });
  const send = bar.getByRole('button', { name: 'Assign' });
  await send.press('Enter');
  await expect(page.getByText('Files were not update successfully')).toBeVisible();
  await expect(page.getByText('8 files selected')).toBeVisible();
  await send.press('Enter');
  await expect(page.getByText('Files were updated successfully')).toBeVisible();
  await expect(page.getByText('8 files selected')).toHaveCount(0);

  await page.getByRole('search').getByLabel('Kind of document').selectOption('courseOutline');
  await expect(page.getByRole('link', { name: '2026-0409' })).toHaveCount(8);
  const contract = (await mock.state()).contracts.find(({ number }) => number === '2026-0409');
  const filed = (await mock.state()).files.filter(({ refType }) => refType === 'courseOutline');
  expect(filed).toHaveLength(8);
  for (const file of filed)
    expect(file).toMatchObject({
      contractId: contract?.id,
      studentId: null,
      languageId: contract?.languageId,
      tagDate: '2026-11-20',
    });
});

test('a file is downloaded, deleted and restored from its row (SET-FILE-04, SET-FILE-05, SET-FILE-09, SET-FILE-26, SET-FILE-27, FILES-07, CONFLICT-06)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin', fileManager);
  const title = 'Évaluation finale';
  await page.getByLabel('Undefined Student').check();
  await page.getByPlaceholder('Search files').fill('evaluation');
  await expect(page.getByRole('row')).toHaveCount(2);
  const choose = async (action: string) => {
    await rowOf(page, title).getByRole('button', { name: 'Actions' }).press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };

  const download = page.waitForEvent('download');
  await choose('Download');
  expect((await download).suggestedFilename()).toBe('évaluation-finale.pdf');

  await choose('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('File was deleted successfully')).toBeVisible();
  await expect(page.getByText('No file matches')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Archived only' }).check();
  await expect(rowOf(page, title)).toContainText('Archived');
  await choose('Restore');
  await expect(page.getByText(`File ${title} was restored successfully`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Archived only' }).uncheck();
  await expect(rowOf(page, title)).toBeVisible();
});
