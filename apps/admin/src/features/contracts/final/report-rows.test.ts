import { aStudentReport } from '@portal/domain';
import { expect, it } from 'vitest';
import { reportRows } from './report-rows.ts';

const fortin = { id: 501, name: 'Inès', lastName: 'Fortin' };
const etienne = { id: 502, name: 'Marc', lastName: 'Étienne' };

it('lists every report by student, the newest first, and who has none (CON-FINAL-01)', () => {
  const rows = reportRows(
    [fortin, etienne],
    [
      aStudentReport({ id: 1, date: '2026-06-12' }),
      aStudentReport({ id: 2, date: '2026-09-12' }),
      aStudentReport({ id: 3, date: null }),
      aStudentReport({ id: 4, student: { id: 900, name: 'Zoé', lastName: 'Abel' } }),
      aStudentReport({ id: 5, student: null }),
    ],
  );
  expect(rows.map(({ student, report }) => [student?.lastName ?? null, report?.id ?? null])).toEqual([
    ['Abel', 4],
    ['Étienne', null],
    ['Fortin', 2],
    ['Fortin', 1],
    ['Fortin', 3],
    [null, 5],
  ]);
});
