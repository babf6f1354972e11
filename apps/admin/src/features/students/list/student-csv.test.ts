import { aStudent } from '@portal/domain';
import { expect, it } from 'vitest';
import { type StudentCsvWords, studentTable } from './student-csv.ts';
import { studentColumns } from './student-list-state.ts';

const words: StudentCsvWords = { head: (column) => column, enrolment: (enrolment) => enrolment };

it('writes the columns that are shown, in their order, a name and a test in their parts', () => {
  expect(studentTable([aStudent()], ['testedOn', 'name', 'enrolment'], words)).toEqual([
    ['testedOn', 'level', 'lastName', 'name', 'email', 'enrolment'],
    ['2026-08-28', 'B1', 'Fortin', 'Inès', 'ines.fortin@aero-beausejour.example', 'enrolled'],
  ]);
});

it('leaves empty what is absent', () => {
  const bare = aStudent({ email: null, city: null, company: null, contracts: [], levels: [] });
  expect(studentTable([bare], studentColumns, words)[1]).toEqual([
    501,
    'Fortin',
    'Inès',
    null,
    null,
    null,
    'not-enrolled',
    null,
    null,
  ]);
});
