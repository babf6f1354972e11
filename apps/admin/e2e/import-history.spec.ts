import { readFile } from 'node:fs/promises';
import { utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

function spreadsheet(...names: string[]): Buffer {
  const rows = names.map((name) => [name, 'Qumarluk', `${name.toLowerCase()}@client.example`]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Prénom', 'Nom', 'Courriel'], ...rows]), 'Élèves');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** Imports a file and returns the dialog with its result. */
async function importStudents(page: Page, name: string, buffer: Buffer) {
  await page.goto('/admin/students/list?dialog=import');
  const dialog = page.getByRole('dialog', { name: /Import students$/ });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  await expect(dialog.getByText(/Comparing with the people/)).toHaveCount(0);
  await dialog.getByRole('button', { name: /- Import$/ }).click();
  await expect(dialog.getByText('Students imported', { exact: true })).toBeVisible();
  return dialog;
}

test('an import is undone as a whole, but not once a colleague uses one of its people (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock, openAnotherBrowser }) => {
  test.slow();
  const before = (await mock.state()).students.length;
  const [first, second] = [spreadsheet('Aputi', 'Miali'), spreadsheet('Tulugaq', 'Siku')];

  await signInAs(page, 'admin');
  const result = await importStudents(page, 'hiver.xlsx', first);
  await result.getByRole('link', { name: /Undo this import$/ }).click();
  const question = page.getByRole('alertdialog', { name: /Delete the imported people\?$/ });
  await expect(question.getByText('The 2 students that this file added will be deleted.')).toBeVisible();

  await test.step('a colleague puts one of them into a contract meanwhile', async () => {
    const colleague = await openAnotherBrowser();
    await signInAs(colleague, 'otherAdmin', '/admin/students/list?search=Aputi');
    await expect(colleague.getByRole('link', { name: /Aputi/ })).toBeVisible();
    await colleague.getByRole('button', { name: /Select$/ }).press('Enter');
    await colleague.getByRole('checkbox', { name: /Select the whole page/ }).check();
    await colleague.getByRole('button', { name: /Add to a contract$/ }).click();
    const dialog = colleague.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Contract/ }).fill('0391');
    await colleague.getByRole('option', { name: /2026-0391/ }).click();
    await dialog.getByRole('button', { name: /Apply to/ }).click();
    const isEnrolled = async () => {
      const { students, enrolments } = await mock.state();
      const aputi = students.find(({ name }) => name === 'Aputi');
      return enrolments.some(({ studentId }) => studentId === aputi?.id);
    };
    await expect.poll(isEnrolled).toBe(true);
  });

  await test.step('the undo is refused and names who is used by what', async () => {
    await question.getByRole('button', { name: /Delete 2 people$/ }).click();
    await expect(question.getByText('1 person is already in use')).toBeVisible();
    await expect(question.getByRole('listitem')).toHaveText(/^Aputi Qumarluk – .*contract$/);
    await question.getByRole('button', { name: /Cancel$/ }).click();
    await page.getByRole('button', { name: 'hiver.xlsx', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'hiver.xlsx' });
    await expect(dialog.getByText('This import can no longer be undone')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Undo this import$/ })).toHaveCount(0);
    expect((await mock.state()).students).toHaveLength(before + 2);

    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /Download the file$/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('hiver.xlsx');
    expect((await readFile(await download.path())).equals(first)).toBe(true);
  });

  await test.step('another import is undone as a whole', async () => {
    const again = await importStudents(page, 'printemps.xlsx', second);
    expect((await mock.state()).students).toHaveLength(before + 4);
    await again.getByRole('link', { name: /Undo this import$/ }).click();
    await question.getByRole('button', { name: /Delete 2 people$/ }).click();
    await expect(page.getByText('2 people were deleted.')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'printemps.xlsx' });
    await expect(row.getByText('Undone', { exact: true })).toBeVisible();
    await expect(row.getByText(/by Marie Bélanger$/)).toBeVisible();
    expect((await mock.state()).students).toHaveLength(before + 2);
  });
});
