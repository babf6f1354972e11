import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { accounts, expect, test } from '../../../e2e/fixtures';

const company = `/#/clientReport/${accounts.company.token}`;
const table = 'Progress reports of your students';

test('a company reads its figures, filters, and exports typed cells (DECISION-51)', {
  tag: '@release',
}, async ({ page, mock }) => {
  await page.goto(company);
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.getByText(/6 have a report/)).toBeVisible();
  await expect(glance.getByText('2026-0409')).toBeVisible();
  const rows = page.getByRole('table', { name: table }).getByRole('row');
  await expect(rows).toHaveCount(19);

  await page.getByRole('radio', { name: '2026' }).click();
  await expect(page).toHaveURL(/period=2026/);
  await expect(rows).toHaveCount(19);
  await page.getByRole('searchbox', { name: 'Search reports' }).fill('davies');
  await expect(rows).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole('radio', { name: '2026' })).toBeChecked();
  await expect(rows).toHaveCount(4);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^rapports-reports-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const { Sheets, SheetNames } = read(await readFile(await file.path()));
  const sheet = Sheets[SheetNames[0] ?? ''];
  if (!sheet) throw new Error('the file has no sheet');
  const [heads = [], ...lines] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
  expect(lines).toHaveLength(3);
  const place = (head: string) => heads.findIndex((text) => String(text).endsWith(head));
  const { contracts } = await mock.state();
  for (const line of lines) {
    expect(line[place('Last name')]).toBe('Davies');
    const contract = contracts.find(({ number }) => number === line[place('Contract')]);
    // Days since 1900, as Excel stores dates.
    expect(line[place('Start')]).toBe(Date.parse(contract?.startsOn ?? '') / 86_400_000 + 25_569);
    expect(line[place('Hours of the contract')]).toBe(
      (contract?.hoursPerClass ?? 0) * (contract?.numberOfClasses ?? 0),
    );
    const attended = Number(line[place('Hours attended')]);
    expect(line[place('Attendance (%)')]).toBeCloseTo(attended / Number(line[place('Hours taught')]), 1);
  }
});

test('a company reads how a student got on, and prints all reports (DECISION-51)', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(company);
  const first = page.getByRole('button', { name: /^Évolution\s: .* - Progress of/ }).first();
  await first.click();
  const months = page.getByRole('table', { name: /Progress of/ });
  await expect(months.getByRole('row').nth(1)).toContainText('%');
  await expect(page.getByRole('figure', { name: /Levels over time/ }).first()).toBeVisible();
  await first.click();
  await expect(months).toHaveCount(0);

  await page.getByRole('button', { name: 'All reports as one PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'All reports as one PDF' });
  const print = dialog.getByRole('button', { name: /Print \d+ reports/ });
  const count = Number(/Print (\d+)/.exec((await print.textContent()) ?? '')?.[1]);
  await print.click();
  await expect(page.getByRole('article', { name: 'Progress Report' })).toHaveCount(count);
  await page.goBack();
  await expect(page.getByRole('table', { name: table })).toBeVisible();
});

test('uploaded reports are joined into one PDF, in the order of the list (DECISION-51)', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(company);
  await page.getByRole('button', { name: 'All reports as one PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'All reports as one PDF' });
  const join = dialog.getByRole('button', { name: /Download \d+ files as one PDF/ });
  const count = Number(/Download (\d+)/.exec((await join.textContent()) ?? '')?.[1]);
  const download = page.waitForEvent('download');
  await join.click();
  const content = await readFile(await (await download).path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText(`${count} reports were saved as one PDF.`)).toBeVisible();
});
