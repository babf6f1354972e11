import { describe, expect, it } from 'vitest';
import { aStudentReport } from '../progress-report/progress-report.fixtures.ts';
import { levelSteps } from './level-steps.ts';
import { aStudent } from './student.fixtures.ts';
import type { LanguageLevel } from './student.ts';

const french = { id: 1, name: 'Français' };
const spanish = { id: 3, name: 'Español' };
const test = (level: LanguageLevel['level'], testedOn: string | null, language = french): LanguageLevel => ({
  language,
  level,
  testedOn,
  testerInitials: 'GL',
});
const dayOf = (moment: string) => moment.slice(0, 10);
const written = aStudentReport({ date: '2026-11-20', language: french, nextLevel: 'B2' });

describe('the levels of a student over time', () => {
  it('are the tests and what the reports saw coming, by language and in the order of their days', () => {
    const levelHistory = [
      test('B1', '2026-08-28'),
      test('A1', '2026-05-02', spanish),
      test('A2', '2026-01-15'),
    ];
    const student = aStudent({
      levels: [test('B1', '2026-08-28'), test('A1', '2026-05-02', spanish)],
      levelHistory,
    });
    expect(levelSteps(student, [written], dayOf)).toEqual([
      {
        language: french,
        steps: [
          { on: '2026-01-15', level: 'A2', from: 'test' },
          { on: '2026-08-28', level: 'B1', from: 'test' },
          { on: '2026-11-20', level: 'B2', from: 'report' },
        ],
      },
    ]);
  });

  it('are drawn from the reports where a backend keeps only the last test', () => {
    const [progress] = levelSteps(aStudent(), [written], dayOf);
    expect(progress?.steps.map(({ level }) => level)).toEqual(['B1', 'B2']);
  });

  it('are a test and a report of one day, and each test once', () => {
    const student = aStudent({
      levels: [test('B1', '2026-11-20')],
      levelHistory: [test('B1', '2026-11-20')],
    });
    expect(levelSteps(student, [written], dayOf)[0]?.steps).toEqual([
      { on: '2026-11-20', level: 'B1', from: 'test' },
      { on: '2026-11-20', level: 'B2', from: 'report' },
    ]);
  });

  it('date a report without a day by the reader’s calendar', () => {
    const file = { id: 1, name: null, storedAt: '2026-11-21T01:00:00.000Z', taggedOn: null };
    const undated = { ...written, date: null, file };
    const [progress] = levelSteps(aStudent(), [undated], () => '2026-11-20');
    expect(progress?.steps.at(-1)).toEqual({ on: '2026-11-20', level: 'B2', from: 'report' });
  });

  it.each([
    ['one test alone', aStudent(), []],
    [
      'a day that is not known',
      aStudent({ levels: [test('B1', null)], levelHistory: [test('A2', '2026-01-15')] }),
      [],
    ],
    ['a report without a level', aStudent(), [aStudentReport()]],
    ['a report of a language that is not told', aStudent(), [{ ...written, language: null }]],
    [
      'a form that was only begun',
      aStudent(),
      [{ ...written, form: { id: 1, status: 'incomplete', savedAt: null, taggedOn: null } as const }],
    ],
  ])('are not drawn from %s', (_, student, reports) => {
    expect(levelSteps(student, reports, dayOf)).toEqual([]);
  });
});
