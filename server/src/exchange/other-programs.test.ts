import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { importAll } from '../operate/importAll.ts';
import { aForm } from '../testing/aForm.ts';
import { emptyDatabase, organisation, temporaryFolder } from '../testing/organisations.ts';
import { startServer } from '../testing/startServer.ts';

/** Files of other programs, described in their README. */
const cases = new URL('../../../packages/spreadsheet/cases/', import.meta.url);
const contentOf = (name: string) => readFileSync(new URL(name, cases));

/** Imports a folder with one file into an empty organisation. Returns the database and the report. */
async function importFolder(noun: string, content: Buffer) {
  const url = await emptyDatabase('no_samples');
  const db = connect({ url });
  onTestFinished(() => db.destroy());
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${noun}.xlsx`), content);
  return { db, ...(await importAll(organisation(url), folder, { isWritten: true })) };
}

it.each([
  ['phones-typed.xlsx', ['8621555501810', '441632960182', '551155550183']],
  ['phones-with-language.xlsx', ['0145550191', '418-555-0192', '(613) 555-0193', '8195550194']],
  ['hidden-first-sheet.xlsx', ['0145550221', '514-555-0222']],
  ['title-lines.xlsx', null],
  ['error-cell.xlsx', [null]],
])('%s stores the same people from the screen and from a folder (IMPORT-03)', async (name, phones) => {
  const server = await startServer();
  const admin = await server.signIn();
  const form = aForm(new Uint8Array(contentOf(name)), name);
  const { body } = await admin.send('POST', 'student/import', { body: form });
  expect(body.data.studentsNotImported).toEqual([]);
  const emails: string[] = [];
  const { db, isRefused, lines } = await importFolder('students', contentOf(name));
  expect([isRefused, lines.at(-1)]).toEqual([false, 'Importé. - Imported.']);
  const fromFolder = await db
    .selectFrom('students')
    .select(['name', 'last_name', 'email', 'phone', 'mobile', 'city'])
    .orderBy('id')
    .execute();
  emails.push(...fromFolder.map(({ email }) => String(email)));
  const { students } = await server.state();
  const fromScreen = emails.map((email) => students.find((student) => student.email === email));
  expect(fromFolder.length).toBe(body.data.studentsImported.length);
  expect(
    fromScreen.map((student) => ({
      name: student?.name,
      last_name: student?.lastName,
      email: student?.email,
      phone: student?.phone,
      mobile: student?.mobile,
      city: student?.city,
    })),
  ).toEqual(fromFolder);
  if (phones) expect(fromFolder.map(({ phone }) => phone)).toEqual(phones);
});

it('a date that LibreOffice 7.4.7 saved in Canadian French is stored as that day', async () => {
  const { db, isRefused } = await importFolder('contracts', contentOf('canadian-dates/contracts.xlsx'));
  expect(isRefused).toBe(false);
  const { rows } = await sql<{ starts: string; ends: string }>`
    select starts_on::text as starts, ends_on::text as ends from contracts order by id`.execute(db);
  expect(rows).toEqual([
    { starts: '2026-01-12', ends: '2026-06-19' },
    { starts: '2026-02-03', ends: '2026-12-04' },
  ]);
});

it('a formula that no program has calculated is named, and nothing is written from a folder', async () => {
  const { isRefused, lines } = await importFolder('students', contentOf('formula-phone.xlsx'));
  expect(isRefused).toBe(true);
  expect(lines.join('\n')).toMatch(
    /students\.xlsx, line 2, column "Phone": The cell has a formula without a result: open the file /,
  );
});

it('a required formula that no program has calculated refuses its row, and says what to do (IMPORT-04)', async () => {
  const admin = await (await startServer()).signIn();
  const form = aForm(new Uint8Array(contentOf('formula-phone.xlsx')), 'formula-phone.xlsx');
  // A teacher needs a telephone.
  const { body } = await admin.send('POST', 'teacher/import', { body: form });
  expect(body.data.teachersImported).toEqual([]);
  expect(body.data.teachersNotImported[0].reason).toMatch(
    /^Téléphone : La cellule contient une formule sans résultat : .* - Phone: The cell has a formula without a result: open /,
  );
});
