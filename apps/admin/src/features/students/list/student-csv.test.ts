import { aStudent } from '@portal/domain';
import { expect, it } from 'vitest';
import { csvTable } from '../../../parts/list/csv-columns.ts';
import { studentCsv } from './student-csv.ts';
import { studentColumnIds } from './student-list.ts';

const table = (student: ReturnType<typeof aStudent>, columns: readonly string[]) =>
  csvTable(studentCsv, [student], columns, (column) => column, { enrolment: (enrolment) => enrolment });

it('writes the columns that are shown, in their order, a name and a test in their parts', () => {
  expect(table(aStudent(), ['testedOn', 'name', 'enrolment'])).toEqual([
    ['testedOn', 'level', 'levelLanguage', 'lastName', 'firstName', 'email', 'enrolment'],
    ['2026-08-28', 'B1', 'Français', 'Fortin', 'Inès', 'ines.fortin@aero-beausejour.example', 'enrolled'],
  ]);
});

it('leaves empty what is absent', () => {
  const bare = aStudent({ email: null, city: null, company: null, contracts: [], levels: [] });
  expect(table(bare, studentColumnIds)[1]).toEqual([
    501,
    'Fortin',
    'Inès',
    null,
    null,
    null,
    'not-enrolled',
    null,
    null,
    null,
  ]);
});
