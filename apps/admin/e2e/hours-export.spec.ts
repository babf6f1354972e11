import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

/** Saves a file from the export of hours, as CSV or as a spreadsheet, and returns its content. */
async function exported(page: Page, button: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exporter - Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path());
}

/** Returns the hours and dollars that the page shows above the list. */
async function shownSums(page: Page): Promise<number[]> {
  const figures = page.locator('main dl dd');
  await expect(figures.first()).toContainText(/\d/);
  const texts = await figures.allTextContents();
  const hours = texts[0]?.split(' h')[0] ?? '';
  const amount = texts.find((text) => text.includes('$')) ?? '';
  const dollars = /\$([\d,.]+)|([\d\s]+,\d\d)\s\$/.exec(amount);
  return [
    Number(hours.replace(/[^\d,.]/g, '').replace(',', '.')),
    Number(
      (dollars?.[1] ?? '').replaceAll(',', '') || (dollars?.[2] ?? '').replace(/\s/g, '').replace(',', '.'),
    ),
  ];
}

test('a month is exported as CSV and as .xlsx, with the totals of the screen (DECISION-51)', {
  tag: '@release',
}, async ({ page }) => {
  await signInAs(page, 'admin', '/admin/operations/hours?month=2026-10');
  const [hours = 0, dollars = 0] = await shownSums(page);
  expect(hours).toBeGreaterThan(0);

  const csv = (await exported(page, 'CSV')).toString('utf16le');
  const [head = [], ...lines] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split('\t'));
  const ofCsv = (name: string) =>
    lines.reduce((sum, line) => sum + Number(line[head.indexOf(name)]?.replace(',', '.')), 0);
  expect(ofCsv('Minutes') / 60).toBeCloseTo(hours, 2);
  expect(ofCsv('Montant ($) - Amount ($)')).toBeCloseTo(dollars, 2);

  const { Sheets, SheetNames } = read(await exported(page, 'Excel'));
  const rows = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
  expect(rows).toHaveLength(lines.length);
  const ofXlsx = (name: string) => rows.reduce((sum, row) => sum + Number(row[name]), 0);
  expect(ofXlsx('Heures - Hours')).toBeCloseTo(hours, 2);
  expect(ofXlsx('Montant ($) - Amount ($)')).toBeCloseTo(dollars, 2);
});
