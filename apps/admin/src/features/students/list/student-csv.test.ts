import { aScaleResult, aStudent, readImportedLevels } from '@portal/domain';
import { csvTable } from '@portal/records/list-definitions';
import { plainTexts } from '@portal/records/testing';
import { expect, it } from 'vitest';
import { studentCsv } from './student-csv.ts';
import { studentList } from './student-list.ts';

const table = (student: ReturnType<typeof aStudent>, columns: readonly string[]) =>
  csvTable(studentCsv.columns, [student], columns, (column) => column, plainTexts);

it('writes the columns that are shown, in their order, a name and a test in their parts', () => {
  expect(table(aStudent(), ['testedOn', 'name', 'enrolment'])).toEqual([
    [
      'testedOn',
      'level',
      'levelLanguage',
      'scaleResults',
      'scaleLanguages',
      'scaleDays',
      'scaleSources',
      'lastName',
      'firstName',
      'email',
      'enrolment',
    ],
    [
      '2026-08-28',
      'B1',
      'Français',
      null,
      null,
      null,
      null,
      'Fortin',
      'Inès',
      'ines.fortin@aero-beausejour.example',
      'enrolment.enrolled',
    ],
  ]);
});

it('leaves empty what is absent', () => {
  const bare = aStudent({ email: null, city: null, company: null, contracts: [], levels: [] });
  expect(table(bare, studentList.sortable)[1]).toEqual([
    501,
    'Fortin',
    'Inès',
    null,
    null,
    null,
    'enrolment.not-enrolled',
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('writes results on the scales of clients as an import reads them (DECISION-225)', () => {
  const french = { id: 1, name: 'Français' };
  const scaleResults = [
    aScaleResult({ language: french, testedOn: '2026-03-02', source: null }),
    aScaleResult({ language: french, testedOn: '2025-01-10', levels: { reading: 'C', oral: 'E' } }),
    aScaleResult({
      language: french,
      scale: 'quebec',
      testedOn: '2024-02-29',
      source: 'MIFI; Laval',
      levels: { listening: '8', speaking: '12', reading: '7', writing: '1' },
    }),
  ];
  const [heads, row] = table(aStudent({ scaleResults }), ['testedOn', 'name']);
  const cells = Object.fromEntries((heads ?? []).map((head, place) => [head, row?.[place]]));
  const read = readImportedLevels(cells as Record<string, string>, {
    level: 'scaleResults',
    language: 'scaleLanguages',
    testedOn: 'scaleDays',
    testedBy: 'scaleSources',
  });
  expect(read).toEqual(
    scaleResults.map(({ scale, levels, testedOn, source }) => ({
      read: { scale, levels },
      language: 'Français',
      testedOn,
      testedBy: source?.replace(';', ',') ?? null,
    })),
  );
});
