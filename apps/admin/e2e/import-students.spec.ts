import { read, utils, write } from '@e965/xlsx';
import type { Locator, Page } from '@playwright/test';
import { expect, signInAs, test } from '../../../e2e/fixtures';

const heads = ['Courriel', 'Nom', 'Prénom', 'Ville', 'Société', 'Pointure'];

/** First names in several scripts, as they occur in a city. */
const names = ['Linh', 'ليلى', 'Élodie', 'Siobhán', '王小明', 'Владимир', 'N’Golo', 'Zoë', 'José', 'Anaïs'];
const lastNames = ['Nguyễn', 'حداد', 'Lévesque-Roy', 'O’Brien', 'Wáng', 'Côté', 'Núñez', 'de la Tour'];

interface Line {
  readonly cells: readonly (string | { readonly f: string; readonly v: string })[];
  /** The server's error message; null when the row is accepted. */
  readonly refused: RegExp | null;
  /** The message shown before sending, if any. */
  readonly message?: RegExp;
}

/** Returns the line with this index: most are valid, some are not. */
function line(place: number): Line {
  const name = `${names[place % names.length]}`;
  const lastName = `${lastNames[place % lastNames.length]} ${place}`;
  const email = `eleve${place}@client.example`;
  const cells = (differing: Partial<Record<'email' | 'name' | 'lastName' | 'company', string>> = {}) => [
    differing.email ?? email,
    differing.lastName ?? lastName,
    differing.name ?? name,
    'Québec',
    differing.company ?? '',
    '38',
  ];
  switch (place % 25) {
    case 3:
      return {
        cells: cells({ name: '' }),
        refused: /RefusedPrénom\s: .* - First name: /,
        message: /First name: This is a required/,
      };
    case 8:
      return {
        cells: cells({ email: `ELEVE${place - 1}@client.example` }),
        refused: /Email duplicated$/,
        message: /Same email as in row/,
      };
    case 11:
      return {
        cells: cells({ email: 'pas de courriel' }),
        refused: /RefusedCourriel\s: .* - Email: /,
        message: /Email: .*valid email/,
      };
    case 14:
      return {
        cells: cells({ company: 'Société Introuvable' }),
        refused: /Unknown company: Société Introuvable$/,
        message: /No active company is called “Société Introuvable”$/,
      };
    case 17:
      return {
        cells: [email, lastName, name, { f: 'UPPER("laval")', v: 'LAVAL' }, '', ''],
        refused: null,
        message: /City: a formula, whose result will be imported/,
      };
    case 19:
      return {
        cells: cells({ name: '=HYPERLINK("https://elsewhere.example")' }),
        refused: null,
        message: /First name: looks like a formula/,
      };
    case 22:
      return {
        cells: cells({ name: 'Ren\u00C3\u00A9e\u200B' }),
        refused: null,
        message: /First name: some characters seem damaged or invisible/,
      };
    default:
      return { cells: cells(), refused: null };
  }
}

const lines = Array.from({ length: 500 }, (_, place) => line(place));

function spreadsheet(rows: readonly Line['cells'][]): Buffer {
  const sheet = utils.aoa_to_sheet(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : cell.v))),
  );
  for (const [r, cells] of rows.entries())
    for (const [c, cell] of cells.entries())
      if (typeof cell !== 'string') sheet[utils.encode_cell({ r, c })] = { t: 's', ...cell };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Élèves');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

const file = {
  name: 'élèves de l’automne.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: spreadsheet([heads, ...lines.map(({ cells }) => cells)]),
};

/** Returns a number shown above the rows. */
async function figure(dialog: Locator, label: RegExp): Promise<number> {
  const term = dialog.getByRole('term').filter({ hasText: label });
  return Number(((await term.locator('+ dd').textContent()) ?? '').replace(/\s/g, ''));
}

/** Returns the cells of all rows on all pages of the dialog; fails if a row is missing or extra. */
async function everyRow(dialog: Locator, count: number): Promise<string[][]> {
  const rows = dialog.locator('tr[data-row]');
  const next = dialog.getByRole('button', { name: /- Next$/ });
  const found: string[][] = [];
  for (let page = 1; ; page += 1) {
    // A table first renders one screen of rows, then the rest of the page.
    await expect(rows).toHaveCount(Math.min(50, count - found.length));
    found.push(
      ...(await rows.evaluateAll((shown) =>
        shown.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
      )),
    );
    if (found.length === count) break;
    // With the keyboard: another page may be taller and move the button away from the pointer.
    await next.press('Enter');
    await expect(dialog.getByRole('navigation').locator('[aria-current="page"]')).toHaveText(
      new RegExp(`${page + 1}$`),
    );
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  return found;
}

async function chooseFile(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /Import students$/ });
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await expect(dialog.getByRole('heading', { name: /What the file contains$/ })).toBeVisible();
  await expect(dialog.getByText(/Comparing with the people/)).toHaveCount(0);
  return dialog;
}

// WebDriver BiDi does not report downloads.
test('500 students from a spreadsheet: every row is accounted for, before and after it is sent (STU-LIST-08, IMPORT-04, MSG-66, MSG-67)', {
  tag: ['@release', '@chromium'],
}, async ({ page, mock }) => {
  test.slow();
  const before = (await mock.state()).students.length;
  const taken = lines.filter(({ refused }) => refused === null).length;
  const expected = lines.map(({ refused }, place) => ({ number: place + 2, refused }));
  const refusedLines = expected.filter(({ refused }) => refused !== null);

  await signInAs(page, 'admin', '/admin/students/list');
  await page.getByRole('button', { name: /Import students$/ }).click();
  await expect(page).toHaveURL(/dialog=import/);
  const dialog = await chooseFile(page);

  await test.step('what the file holds is said before it is sent', async () => {
    await expect(dialog.getByText(/They are not imported: Pointure$/)).toBeVisible();
    expect(await figure(dialog, /Rows$/)).toBe(500);
    const reportedRows = await everyRow(dialog, 500);
    for (const [place, { message }] of lines.entries()) {
      const row = reportedRows[place] ?? [];
      expect(row[0]).toBe(String(place + 2));
      expect(row.at(-1), `row ${place + 2}`).toMatch(message ?? /(Ready|a duplicate\?)$/);
    }
    expect(mock.requests.filter(({ route }) => route === 'POST student/import')).toHaveLength(0);
  });

  await test.step('every row comes in, or is refused with its reason', async () => {
    await dialog.getByRole('button', { name: /- Import$/ }).click();
    await expect(dialog.getByText('Students imported', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: /Error to import:$/ })).toBeVisible();
    expect(await figure(dialog, /Imported$/)).toBe(taken);
    expect(await figure(dialog, /Refused$/)).toBe(refusedLines.length);
    const reportedRows = await everyRow(dialog, refusedLines.length);
    for (const [place, { number, refused }] of refusedLines.entries()) {
      const row = reportedRows[place] ?? [];
      expect(row[0]).toBe(String(number));
      expect(row.at(-1), `row ${number}`).toMatch(refused ?? /never/);
    }
    await dialog.getByRole('radio', { name: /- Imported$/ }).check({ force: true });
    await everyRow(dialog, taken);
  });

  await test.step('what came in is what stood in the file', async () => {
    const students = (await mock.state()).students;
    expect(students).toHaveLength(before + taken);
    const byEmail = new Map(students.map((student) => [student.email, student]));
    for (const [place, { cells, refused }] of lines.entries()) {
      if (refused !== null) continue;
      const city = place % 25 === 17 ? 'LAVAL' : 'Québec';
      expect(byEmail.get(`eleve${place}@client.example`)).toMatchObject({
        name: cells[2],
        lastName: cells[1],
        city,
      });
    }
  });

  await test.step('the refused rows can be taken along, as texts', async () => {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /Download the refused rows$/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('etudiants-refuses-students-2026-11-20.xlsx');
    const book = read(await (await download.createReadStream()).toArray().then(Buffer.concat));
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    const rows: string[][] = utils.sheet_to_json(sheet, { header: 1, defval: '' });
    expect(rows).toHaveLength(1 + refusedLines.length);
    expect(rows[0]?.slice(0, 1 + heads.length)).toEqual(['Ligne du fichier - Row in the file', ...heads]);
    for (const [place, { number }] of refusedLines.entries())
      expect(rows[place + 1]?.slice(0, 1 + heads.length)).toEqual([
        String(number),
        ...(lines[number - 2]?.cells ?? []),
      ]);
    const cells = Object.entries(sheet).filter(([address]) => !address.startsWith('!'));
    expect(cells.every(([, cell]) => cell.t === 's' && cell.f === undefined)).toBe(true);
  });

  await test.step('the same file again brings nobody twice', async () => {
    await dialog.getByRole('button', { name: /Import another file$/ }).click();
    await chooseFile(page);
    expect(await figure(dialog, /Will be refused$/)).toBe(500);
    await dialog.getByRole('button', { name: /- Import$/ }).click();
    await expect(dialog.getByText(/No Students imported$/)).toBeVisible();
    expect((await mock.state()).students).toHaveLength(before + taken);
    await dialog
      .getByRole('button', { name: /- Close$/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/students\/list$/);
  });
});

test('an import whose answer is lost is sent again with its key: nobody comes in twice, and nobody is told that they did not (IMPORT-06, DECISION-53)', {
  tag: '@release',
}, async ({ page, mock }) => {
  test.slow();
  const before = (await mock.state()).students.length;
  const taken = lines.filter(({ refused }) => refused === null).length;
  await signInAs(page, 'admin', '/admin/students/list?dialog=import');
  const dialog = await chooseFile(page);
  mock.faults.add({ route: 'POST student/import', kind: 'drop-answer', times: 2 });
  await dialog.getByRole('button', { name: /- Import$/ }).click();
  await expect(dialog.getByRole('heading', { name: /Error to import:$/ })).toBeVisible({
    timeout: 60_000,
  });
  expect(await figure(dialog, /Imported$/)).toBe(taken);
  expect((await mock.state()).students).toHaveLength(before + taken);
});
