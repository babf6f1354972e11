import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentImportColumns, teacherImportColumns, templateHead } from './import-columns.ts';
import {
  asSent,
  type CellCorrections,
  correctCell,
  correctImport,
  countCorrections,
  fieldsToCorrect,
  rewrittenName,
  sheetOf,
} from './import-corrections.ts';
import { compareImport, type ImportFinding, importComparer, previewImport } from './import-preview.ts';
import { studentRowSchema, teacherRowSchema } from './import-schemas.ts';
import type { SheetRow } from './sheet.ts';

const sheet = (...rows: string[][]): SheetRow[] =>
  rows.map((cells, place) => ({ number: place + 1, cells, formulas: [] }));

const heads = ['Prénom', 'Nom', 'Courriel', 'Ville'];
const students = (...rows: string[][]) =>
  previewImport<string>(sheet(heads, ...rows), studentImportColumns, studentRowSchema);
const correct = (preview: ReturnType<typeof students>, corrections: CellCorrections) =>
  correctImport(preview, corrections, studentRowSchema);

describe('a correction (STU-LIST-08)', () => {
  const before: CellCorrections = { 2: { 0: 'Kim' } };
  it.each<[string, number, number, string, CellCorrections]>([
    ['of another cell of the row', 2, 3, 'Lévis', { 2: { 0: 'Kim', 3: 'Lévis' } }],
    ['of another row', 4, 0, 'Anne', { 2: { 0: 'Kim' }, 4: { 0: 'Anne' } }],
    ['of the same cell', 2, 0, 'Kimberley', { 2: { 0: 'Kimberley' } }],
    ['with spaces around', 4, 0, ' Anne ', { 2: { 0: 'Kim' }, 4: { 0: 'Anne' } }],
    ['that empties the cell', 4, 0, '', { 2: { 0: 'Kim' }, 4: { 0: '' } }],
    ['back to what the file has', 2, 0, 'Kyn', {}],
    ['to what the file has anyway', 4, 0, 'Kyn', { 2: { 0: 'Kim' } }],
  ])('%s', (_, row, place, text, after) => {
    expect(correctCell(before, { row, place, text }, 'Kyn')).toEqual(after);
  });

  it('counts by cells', () => {
    expect(countCorrections({})).toBe(0);
    expect(countCorrections({ 2: { 0: 'a', 3: 'b' }, 5: { 0: '' } })).toBe(3);
  });
});

describe('a corrected file (STU-LIST-08)', () => {
  const preview = students(
    ['Kim', 'Ng', 'kim', 'Lévis'],
    ['Anne', 'Roy', 'anne@client.example', ''],
    ['Paul', 'Roy', 'anne@client.example'],
  );
  const verdicts = (corrections: CellCorrections) =>
    compareImport(correct(preview, corrections).rows, {
      people: [{ id: 7, name: 'Léa', lastName: 'Côté', email: 'lea@client.example' }],
    }).map(({ findings }) => findings.map(({ kind }) => kind).join());

  it.each<[string, CellCorrections, string[]]>([
    ['as it is', {}, ['refused', '', 'same-email']],
    ['with the address corrected', { 2: { 2: 'kim@client.example' } }, ['', '', 'same-email']],
    ['with another wrong address', { 2: { 2: 'kim@' } }, ['refused', '', 'same-email']],
    ['with an address that is in use', { 2: { 2: 'lea@client.example' } }, ['known-email', '', 'same-email']],
    [
      'with the address of a later row, which is then the duplicate',
      { 2: { 2: 'anne@client.example' } },
      ['', 'same-email', 'same-email'],
    ],
    ['with the duplicate given an own address', { 4: { 2: 'paul@client.example' } }, ['refused', '', '']],
    ['with a required cell emptied', { 3: { 1: '' } }, ['refused', 'refused', '']],
  ])('is checked again, %s', (_, corrections, expected) => {
    expect(verdicts(corrections)).toEqual(expected);
  });

  it('keeps the other rows as they are, and tells what the corrected cells had', () => {
    const { rows } = correct(preview, { 2: { 2: 'kim@client.example', 3: '' } });
    expect(rows[1]).toBe(preview.rows[1]);
    expect(rows[0]).toMatchObject({
      number: 2,
      cells: ['Kim', 'Ng', 'kim@client.example', ''],
      originals: { 2: 'kim', 3: 'Lévis' },
    });
    expect(correct(preview, {})).toBe(preview);
  });

  it('can have a text in a cell that a short row lacks', () => {
    expect(correct(preview, { 4: { 3: 'Laval' } }).rows[2]?.values).toMatchObject({ city: 'Laval' });
  });

  it('has no formula where a text was typed', () => {
    const formulas = { number: 2, cells: ['Kim', 'Ng', 'kim@client.example', 'LAVAL'], formulas: [0, 3] };
    const read = previewImport<string>([...sheet(heads), formulas], studentImportColumns, studentRowSchema);
    expect(correct(read, { 2: { 3: 'Laval' } }).rows[0]).toMatchObject({
      formulas: [0],
      findings: [{ kind: 'formula', field: 'name' }],
    });
  });

  it('is compared again and again as once', () => {
    const compare = importComparer({ people: [] });
    compare(preview.rows);
    const { rows } = correct(preview, { 3: { 2: 'roy@client.example' } });
    expect(compare(rows)).toEqual(compareImport(rows, { people: [] }));
  });

  it.each<[ImportFinding, string[]]>([
    [{ kind: 'refused', field: 'phone', refusal: 'required' }, ['phone']],
    [{ kind: 'same-email', row: 2 }, ['email']],
    [{ kind: 'known-email', person: { id: 1, name: 'A', lastName: 'B' } }, ['email']],
    [{ kind: 'unknown-company', name: 'X' }, ['company']],
    [{ kind: 'unknown-language', name: 'X' }, ['languages']],
    [{ kind: 'same-name', row: 2 }, []],
    [{ kind: 'formula', field: 'city' }, []],
  ])('with %j is to be corrected in %j', (finding, fields) => {
    expect(fieldsToCorrect({ findings: [finding] })).toEqual(fields);
  });
});

describe('what is sent of a matched or corrected file (STU-LIST-08)', () => {
  it('has the template’s heads over the columns that are read, and the others as they are', () => {
    const preview = previewImport<string>(
      sheet(
        ['Nom de famille', 'Prénom usuel', 'Pointure', 'Courriel'],
        ['Ng', 'Kim', '38', 'kim@client.example'],
      ),
      studentImportColumns,
      studentRowSchema,
      { 1: 'name' },
    );
    expect(sheetOf(asSent(preview, studentImportColumns))).toEqual([
      ['Nom de famille - Last name', 'Prénom - First name', 'Pointure', 'Courriel - Email'],
      ['Ng', 'Kim', '38', 'kim@client.example'],
    ]);
  });

  it('has no row that was emptied', () => {
    const preview = students(['Kim', 'Ng', 'kim@client.example', ''], ['x', '', '', '']);
    const sent = asSent(correct(preview, { 3: { 0: '' } }), studentImportColumns);
    expect(sent.rows.map(({ number }) => number)).toEqual([2]);
  });

  it.each([
    ['classe.xlsx', 'classe.xlsx'],
    ['classe.xls', 'classe.xlsx'],
    ['CLASSE.XLS', 'CLASSE.xlsx'],
    ['a.xls.xlsx', 'a.xls.xlsx'],
  ])('of %s is %s', (name, rewritten) => {
    expect(rewrittenName(name)).toBe(rewritten);
  });

  const text = fc.oneof(
    fc.constantFrom('', '007', '+1 514 555-0100', '=1+1', '2026-11-20', 'kim@client.example', 'Ng', 'oui'),
    fc.string({ unit: 'grapheme', maxLength: 12 }).map((typed) => typed.trim()),
  );

  it.each([
    ['students', studentImportColumns, studentRowSchema],
    ['teachers', teacherImportColumns, teacherRowSchema],
  ] as const)('is read as the rows that were shown, for %s', (_, columns, schema) => {
    const fields = columns.map(({ field }) => field as string);
    const places = Array.from({ length: 10 }, (_, place) => place);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...columns.map(templateHead)), text), {
          minLength: 3,
          maxLength: 10,
        }),
        fc.array(fc.array(text, { maxLength: 10 }), { maxLength: 8 }),
        fc.dictionary(fc.constantFrom(...places.map(String)), fc.constantFrom(...fields), { maxKeys: 10 }),
        fc.array(fc.record({ row: fc.integer({ min: 2, max: 9 }), place: fc.constantFrom(...places), text })),
        (headRow, rows, matches, typed) => {
          const read = previewImport<string>(sheet(headRow, ...rows), columns, schema, matches);
          const corrections = typed.reduce<CellCorrections>(
            (before, correction) => correctCell(before, correction, '\u0000'),
            {},
          );
          const shown = correctImport<string>(read, corrections, schema);
          const sent = asSent<string>(shown, columns);
          const again = previewImport<string>(
            sheetOf(sent).map((cells, place) => ({ number: place + 1, cells, formulas: [] })),
            columns,
            schema,
          );
          const { fields: sentFields } = shown.heads;
          expect(again.heads.fields.slice(0, sentFields.length)).toEqual(sentFields);
          expect(again.rows.map(({ values, findings }) => ({ values, findings }))).toEqual(
            shown.rows
              .filter(({ cells }) => cells.some((cell) => cell !== ''))
              .map(({ values, findings }) => ({ values, findings })),
          );
        },
      ),
    );
  });
});
