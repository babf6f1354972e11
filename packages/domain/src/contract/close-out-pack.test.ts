import { describe, expect, it } from 'vitest';
import { aStudentReport } from '../progress-report/progress-report.fixtures.ts';
import { asFileName, missingReports, packReports, packStudents, printedReports } from './close-out-pack.ts';

const zoe = { id: 1, name: 'Zoé', lastName: 'Émond' };
const ana = { id: 2, name: 'Ana', lastName: 'Zúñiga' };
const leo = { id: 3, name: 'Léo', lastName: 'Adam' };
const gone = { id: 4, name: 'Gaël', lastName: 'Roy' };

describe('the close-out pack of a contract', () => {
  it('has its students by last name, with those who left it with a report', () => {
    const listed = [aStudentReport({ student: gone }), aStudentReport({ student: ana })];
    expect(packStudents({ students: [zoe, ana, leo] }, listed, [])).toEqual([leo, zoe, gone, ana]);
    expect(packStudents({ students: [zoe] }, [aStudentReport({ student: null })], [])).toEqual([zoe]);
  });

  it('has who left it after a recorded class, with the last day (DECISION-79)', () => {
    const periods = [
      { from: '2026-09-01', to: '2026-09-30' },
      { from: '2026-10-15', to: '2026-11-03' },
    ];
    const contract = { students: [zoe], formerStudents: [{ ...gone, periods }, ana, leo] };
    const lessons = [
      { memberIds: [1, 4], status: 'active' as const },
      { memberIds: [1, 2], status: 'deleted' as const },
    ];
    expect(packStudents(contract, [], lessons)).toEqual([zoe, { ...gone, leftOn: '2026-11-03' }]);
  });

  it('misses no report of who has left (DECISION-79)', () => {
    const left = { student: { ...gone, leftOn: '2026-11-03' }, state: 'none' } as const;
    expect(missingReports([left, { student: zoe, state: 'none' }], ['reports', 'unfinished'])).toEqual([
      { student: zoe, state: 'none' },
    ]);
  });

  it.each([
    ['submitted', [{ studentId: 1, status: 'submitted' }], []],
    ['submitted', [{ studentId: 1, status: 'submitted' }], [aStudentReport({ student: zoe })]],
    ['file', [], [aStudentReport({ student: null }), aStudentReport({ student: zoe })]],
    ['file', [{ studentId: 1, status: 'incomplete' }], [aStudentReport({ student: zoe })]],
    ['unfinished', [{ studentId: 1, status: 'incomplete' }], []],
    ['none', [{ studentId: 2, status: 'submitted' }], [aStudentReport({ student: ana })]],
  ] as const)('says of a report that it is %s', (state, forms, listed) => {
    expect(packReports([zoe], forms, listed)).toEqual([{ student: zoe, state }]);
  });

  const reports = [
    { student: leo, state: 'submitted' },
    { student: zoe, state: 'unfinished' },
    { student: gone, state: 'file' },
    { student: ana, state: 'none' },
  ] as const;

  it.each([
    [
      ['outline', 'register', 'reports', 'unfinished'],
      [leo, zoe],
      [zoe, ana],
    ],
    [['reports'], [leo], []],
    [['outline', 'unfinished'], [], []],
    [[], [], []],
  ] as const)('with %j prints and misses', (parts, printed, missing) => {
    expect(printedReports(reports, parts).map(({ student }) => student)).toEqual(printed);
    expect(missingReports(reports, parts).map(({ student }) => student)).toEqual(missing);
  });

  it.each([
    ['2026-0412 Aéro Beauséjour inc.', '2026-0412 Aéro Beauséjour inc'],
    ['A/B: "C" <D>', 'A B C D'],
    ['C\\D|E?*F\u0007G', 'C D E F G'],
    ['  Aéro\t  Beauséjour . . ', 'Aéro Beauséjour'],
    ['v1.2', 'v1.2'],
    ['...', ''],
    ['  \t ', ''],
  ])('names its file after %j', (text, name) => {
    expect(asFileName(text)).toBe(name);
  });
});
