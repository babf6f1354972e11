import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { accounts, expect, test } from '../../../e2e/fixtures';

test('a company saves its evidence of a year as a spreadsheet and as a PDF', {
  tag: ['@release', '@DECISION-201', '@DECISION-203'],
}, async ({ page }) => {
  await page.goto(`/#/clientReport/${accounts.company.token}`);
  await page.getByRole('button', { name: 'Evidence of training' }).click();
  const dialog = page.getByRole('dialog', { name: 'Evidence of training' });
  const rows = dialog.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('min');
  const count = (await rows.count()) - 1;
  await dialog.getByRole('radio', { name: 'English' }).click();

  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^Evidence of training \d{4} .+\.xlsx$/);
  const { Sheets, SheetNames } = read(await readFile(await sheet.path()));
  const lines = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
  expect(lines).toHaveLength(count);
  for (const line of lines)
    expect(Number(line['Hours attended (min)'])).toBeCloseTo(Number(line['Hours attended']) * 60, 6);

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^Evidence of training \d{4} .+\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
