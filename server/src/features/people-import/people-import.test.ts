import {
  asSent,
  compareImport,
  correctImport,
  isRefusable,
  type KnownForImport,
  maxImportRows,
  previewImport,
  sheetOf,
  studentImportColumns,
  studentRowSchema,
  teacherImportColumns,
  teacherRowSchema,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { writeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { aForm } from '../../testing/aForm.ts';
import { startServer } from '../../testing/startServer.ts';

type Rows = readonly (readonly string[])[];

function preview(rows: Rows, who: 'student' | 'teacher', known: KnownForImport) {
  const sheet = rows.map((cells, place) => ({ number: place + 1, cells, formulas: [] }));
  const read =
    who === 'student'
      ? previewImport<string>(sheet, studentImportColumns, studentRowSchema)
      : previewImport<string>(sheet, teacherImportColumns, teacherRowSchema);
  return compareImport(read.rows, known);
}

/** Imports the rows. Returns the results by first name, which differs in each row. */
async function send(rows: Rows, who: 'student' | 'teacher') {
  const server = await startServer();
  const admin = await server.signIn();
  const { companies, languages, students, users } = await server.state();
  const active = ({ status }: { status: number }) => status === 1;
  const known: KnownForImport =
    who === 'student'
      ? { people: students, companies: companies.filter(active) }
      : { people: users, languages: languages.filter(active) };
  const body = aForm(new Uint8Array(writeSpreadsheet(rows)), 'people.xlsx');
  const answer = await admin.send('POST', `${who}/import`, { body });
  return { known, answer };
}

describe('an import ends as its preview says', () => {
  const heads = ['First name', 'Last name', 'Email', 'Employer'];
  it('for students: names of companies, addresses in use, and the rules of the form (IMPORT-04)', async () => {
    const server = await startServer();
    const owner = (await server.state()).students.find(({ email }) => email !== null);
    const archivedCompany = (await server.state()).companies.find(({ status }) => status === 0)?.name;
    const rows = [
      heads,
      ['A', 'Ng', 'a@client.example', 'Banque Champlain'],
      ['B', 'Ng', 'b@client.example', 'banque   CHAMPLAIN'],
      ['C', 'Ng', 'c@client.example', 'Banque Chanplain'],
      ['D', 'Ng', 'c@client.example', ''],
      ['E', 'Ng', 'C@client.example', ''],
      ['F', 'Ng', String(owner?.email).toUpperCase(), ''],
      ['G', 'Ng', 'not an address', ''],
      ['H', 'Ng', 'h@client.example', String(archivedCompany)],
      ['I', '', 'i@client.example', ''],
      ['J', 'Ng', accounts.admin.email, ''],
    ];
    const { known, answer } = await send(rows, 'student');
    const expected = preview(rows, 'student', known);
    expect(expected.filter(isRefusable).map(({ values }) => values.name)).toEqual([
      'C',
      'E',
      'F',
      'G',
      'H',
      'I',
    ]);
    expect(answer.body.data.studentsNotImported.map(({ name }: { name: string }) => name)).toEqual(
      expected.filter(isRefusable).map(({ values }) => values.name),
    );
    expect(answer.body.data.studentsImported).toHaveLength(4);
  });

  it('for teachers: names of languages, and the addresses of all users (IMPORT-05)', async () => {
    const rows = [
      ['First name', 'Last name', 'Email', 'Phone', 'Languages'],
      ['A', 'Ng', 'a@passerelle.example', '514 555-0141', 'francais; ENGLISH'],
      ['B', 'Ng', 'b@passerelle.example', '514 555-0141', 'Klingon, Français'],
      ['C', 'Ng', accounts.admin.email, '514 555-0141', ''],
      ['D', 'Ng', accounts.teacher.email, '514 555-0141', ''],
      ['E', 'Ng', 'e@passerelle.example', '', ''],
      ['F', 'Ng', 'b@passerelle.example', '514 555-0141', ''],
    ];
    const { known, answer } = await send(rows, 'teacher');
    const expected = preview(rows, 'teacher', known);
    expect(expected.filter(isRefusable).map(({ values }) => values.name)).toEqual(['B', 'C', 'D', 'E']);
    expect(answer.body.data.teachersNotImported.map(({ name }: { name: string }) => name)).toEqual(
      expected.filter(isRefusable).map(({ values }) => values.name),
    );
    expect(answer.body.data.teachersImported).toHaveLength(2);
  });
});

it('a file with matched columns and corrected cells is read as the rows that were shown', async () => {
  const rows = [
    ['Prénom usuel', 'Nom', 'Courriel pro', 'Tél. bureau'],
    ['A', 'Ng', 'a@client.example', '0145550100'],
    ['B', 'Ng', 'not an address', ''],
    ['C', 'Ng', 'a@client.example', ''],
    ['D', '', '', ''],
  ].map((cells, place) => ({ number: place + 1, cells, formulas: [] }));
  const matches = { 0: 'name', 2: 'email', 3: 'phone' };
  const read = previewImport<string>(rows, studentImportColumns, studentRowSchema, matches);
  const shown = correctImport(read, { 3: { 2: 'b@client.example' }, 5: { 0: '' } }, studentRowSchema);
  const sent = asSent<string>(shown, studentImportColumns);
  const { known, answer } = await send(sheetOf(sent), 'student');
  const expected = compareImport(sent.rows, known);
  expect(expected.filter(isRefusable).map(({ values }) => values.name)).toEqual(['C']);
  expect(answer.body.data.studentsNotImported.map(({ name }: { name: string }) => name)).toEqual(['C']);
  expect(answer.body.data.studentsImported.map(({ name }: { name: string }) => name)).toEqual(['A', 'B']);
});

it('more people than one import takes are refused as a whole, and nobody comes in', async () => {
  const rows = Array.from({ length: maxImportRows + 1 }, (_, place) => [
    `A${place}`,
    'Ng',
    `a${place}@b.example`,
  ]);
  const { answer } = await send([['First name', 'Last name', 'Email'], ...rows], 'student');
  expect([answer.status, answer.body.message]).toEqual([400, 'Plus de 5000 lignes - More than 5000 lines']);
});

describe('a row of an import that names what is archived (DECISION-96)', () => {
  const reasons = (body: { data: Record<string, { name: string; reason: string }[]> }, list: string) =>
    Object.fromEntries((body.data[list] ?? []).map(({ name, reason }) => [name, reason]));

  it('says so of an address, since when, and of a company', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const owner = (await server.state()).students.find(({ email, status }) => email !== null && status === 1);
    const { body: company } = await admin.send('POST', 'companies/create', {
      body: { name: 'Papeterie Oubliée' },
    });
    await admin.send('PUT', 'student/updateStatus', { body: { id: owner?.id, status: 0 } });
    await admin.send('PUT', 'companies/updateStatus', { body: { id: company.data.id, status: 0 } });
    const rows = [
      ['First name', 'Last name', 'Email', 'Employer'],
      ['A', 'Ng', String(owner?.email).toUpperCase(), ''],
      ['B', 'Ng', 'b@client.example', 'papeterie oubliée'],
      ['C', 'Ng', 'c@client.example', 'Nulle part'],
    ];
    const body = aForm(new Uint8Array(writeSpreadsheet(rows)), 'people.xlsx');
    const answer = await admin.send('POST', 'student/import', { body });
    expect(reasons(answer.body, 'studentsNotImported')).toEqual({
      A: expect.stringMatching(
        /^Courriel d’une fiche archivée depuis le (\d{4}-\d\d-\d\d) : rétablissez-la - Email of a record archived since \1: restore it$/,
      ),
      B: 'Société archivée - Archived company: papeterie oubliée',
      C: 'Société inconnue - Unknown company: Nulle part',
    });
  });

  it('says so of a teacher and a language', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { body: language } = await admin.send('POST', 'languages/create', { body: { name: 'Sanskrit' } });
    await admin.send('PUT', 'teacher/updateStatus', { body: { id: 1, status: 0 } });
    await admin.send('PUT', 'languages/updateStatus', { body: { id: language.data.id, status: 0 } });
    const rows = [
      ['First name', 'Last name', 'Email', 'Phone', 'Languages'],
      ['A', 'Ng', accounts.teacher.email, '5145550101', ''],
      ['B', 'Ng', 'b@client.example', '5145550102', 'Sanskrit'],
      ['C', 'Ng', accounts.admin.email, '5145550103', ''],
    ];
    const body = aForm(new Uint8Array(writeSpreadsheet(rows)), 'people.xlsx');
    const answer = await admin.send('POST', 'teacher/import', { body });
    expect(reasons(answer.body, 'teachersNotImported')).toEqual({
      A: expect.stringMatching(/ - Email of a record archived since \d{4}-\d\d-\d\d: restore it$/),
      B: 'Langue archivée - Archived language: Sanskrit',
      C: 'Email duplicated',
    });
  });
});
