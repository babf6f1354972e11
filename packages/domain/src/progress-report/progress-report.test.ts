import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterMark,
  completedAt,
  completedSince,
  isLatest,
  newestFirst,
  ratingStrength,
  reportsToUnmark,
  submittedOn,
  tagDateOf,
} from './latest-report.ts';
import { aCompanyReportRow, aReportContract, aStudentReport } from './progress-report.fixtures.ts';
import { type ReportMark, ratings, reportMarks, type StudentReport } from './progress-report.ts';
import { allReportsDone, reportsDue, studentsWithoutReport } from './report-completion.ts';
import type { ReportFormStatus } from './report-form-summary.ts';

const student = (status: ReportFormStatus | null) => ({ reportForm: status && { id: 1, status } });

describe('all reports done', () => {
  it.each<[(ReportFormStatus | null)[], boolean, string]>([
    [['submitted', 'submitted'], true, 'DOMAIN-18'],
    [['submitted', null], false, 'DOMAIN-19'],
    [['submitted', 'incomplete'], false, 'DOMAIN-17, DOMAIN-20'],
    [[], true, 'DOMAIN-19'],
  ])('with forms %j: %s (%s)', (statuses, done) => {
    const students = statuses.map(student);
    expect(allReportsDone(students)).toBe(done);
    expect(reportsDue(students)).toHaveLength(statuses.filter((status) => status !== 'submitted').length);
  });
});

describe('the reports of a contract', () => {
  const form = { id: 71, savedAt: '2026-11-19T16:30:00.000Z', taggedOn: '2026-11-20' } as const;
  const ofForm = (status: ReportFormStatus | null) =>
    aStudentReport({ date: null, file: null, form: { ...form, status } });

  it.each<[string, StudentReport[], number[]]>([
    ['nobody has written one', [], [501, 502]],
    ['one is listed without anything to read', [aStudentReport({ file: null, form: null })], [501, 502]],
    ['one was uploaded', [aStudentReport()], [502]],
    ['a form was only begun', [ofForm('incomplete')], [501, 502]],
    ['a form was submitted', [ofForm('submitted')], [502]],
    ['a backend does not tell how far a form is', [ofForm(null)], [502]],
    ['it is of somebody who has left', [aStudentReport({ student: null })], [501, 502]],
  ])('are missing of whom there is none to read: %s', (_, reports, missing) => {
    const students = [
      { id: 501, reportForm: null },
      { id: 502, reportForm: { status: 'incomplete' } },
      { id: 503, reportForm: { status: 'submitted' } },
    ] as const;
    expect(studentsWithoutReport(students, reports).map(({ id }) => id)).toEqual(missing);
  });

  it('are dated by their own day, else by the day they are filed by, else by when they came (CON-FINAL-01)', () => {
    const dayOf = (moment: string) => `day of ${moment}`;
    expect(submittedOn(aStudentReport(), dayOf)).toBe('2026-06-12');
    expect(submittedOn(ofForm('submitted'), dayOf)).toBe('2026-11-20');
    expect(submittedOn(ofForm('incomplete'), dayOf)).toBeNull();
    const file = { id: 1, name: null, storedAt: '2026-06-15T02:00:00.000Z', taggedOn: null };
    expect(submittedOn(aStudentReport({ date: null, file }), dayOf)).toBe('day of 2026-06-15T02:00:00.000Z');
    expect(submittedOn(aStudentReport({ date: null, file: null }), dayOf)).toBeNull();
  });
});

describe('the latest report', () => {
  it.each<[ReportMark, boolean, string]>([
    ['unmarked', false, 'DOMAIN-15'],
    ['uploaded', true, 'DOMAIN-16'],
    ['marked', true, 'DOMAIN-14, DOMAIN-16'],
  ])('counts a report that is %s as latest: %s (%s)', (mark, latest) => {
    expect(isLatest(mark)).toBe(latest);
  });

  it('takes the mark from the others of the same student and contract only (DECISION-17)', () => {
    const latest = aStudentReport({ id: 4, mark: 'marked' });
    const reports = [
      aStudentReport({ id: 1, mark: 'uploaded' }),
      aStudentReport({ id: 2, mark: 'unmarked' }),
      aStudentReport({ id: 3, mark: 'marked', contract: aReportContract({ id: 999 }) }),
      aStudentReport({ id: 5, mark: 'marked', student: { id: 999, name: 'Kim', lastName: 'Ng' } }),
      latest,
    ];
    expect(reportsToUnmark(reports, latest).map(({ id }) => id)).toEqual([1]);
  });

  it('is one for each student and contract, whatever was marked before and in whatever order (DECISION-17)', () => {
    const report = fc.record({
      studentId: fc.integer({ min: 1, max: 3 }),
      contractId: fc.integer({ min: 1, max: 3 }),
      mark: fc.constantFrom(...reportMarks),
    });
    fc.assert(
      fc.property(fc.array(report, { minLength: 1, maxLength: 12 }), fc.nat(), (given, choice) => {
        const reports = given.map(({ studentId, contractId, mark }, id) =>
          aStudentReport({
            id,
            mark,
            student: { id: studentId, name: 'Kim', lastName: 'Ng' },
            contract: aReportContract({ id: contractId }),
          }),
        );
        const chosen = reports[choice % reports.length] ?? aStudentReport();
        const unmarked = reportsToUnmark(reports, chosen);
        const after = reports.map((one) => {
          if (one === chosen) return { ...one, mark: 'marked' as const };
          return unmarked.includes(one) ? { ...one, mark: 'unmarked' as const } : one;
        });
        const ofChosen = after.filter(
          ({ student, contract }) =>
            student?.id === chosen.student?.id && contract?.id === chosen.contract?.id,
        );
        expect(ofChosen.filter(({ mark }) => isLatest(mark)).map(({ id }) => id)).toEqual([chosen.id]);
        expect(after.filter((one) => !ofChosen.includes(one))).toEqual(
          reports.filter(
            ({ student, contract }) =>
              student?.id !== chosen.student?.id || contract?.id !== chosen.contract?.id,
          ),
        );
      }),
    );
  });

  it('is shown as marked, and the others of its student and contract as not (DECISION-17)', () => {
    const latest = aStudentReport({ id: 1, mark: 'uploaded' });
    const other = aStudentReport({ id: 2, mark: 'unmarked' });
    const elsewhere = aStudentReport({ id: 3, mark: 'marked', contract: aReportContract({ id: 999 }) });
    const reports = [latest, other, elsewhere];
    const marks = (after: StudentReport[]) => after.map(({ mark }) => mark);
    expect(marks(afterMark(reports, other, true))).toEqual(['unmarked', 'marked', 'marked']);
    expect(marks(afterMark(reports, latest, false))).toEqual(['unmarked', 'unmarked', 'marked']);
    const uploaded = aStudentReport({ id: 4, mark: 'uploaded', contract: null });
    expect(marks(afterMark([other, uploaded], other, true))).toEqual(['marked', 'uploaded']);
  });

  it('of somebody or something unknown takes the mark from its like only (DECISION-17)', () => {
    const unknown = aStudentReport({ id: 1, mark: 'marked', student: null, contract: null });
    const alike = aStudentReport({ id: 2, mark: 'marked', student: null, contract: null });
    const known = aStudentReport({ id: 3, mark: 'marked' });
    expect(reportsToUnmark([unknown, alike, known], unknown).map(({ id }) => id)).toEqual([2]);
    const ofNoContract = aStudentReport({ id: 4, mark: 'marked', contract: null });
    expect(reportsToUnmark([ofNoContract, known], known)).toEqual([]);
    expect(reportsToUnmark([known], ofNoContract)).toEqual([]);
  });

  it('dates itself by its form, else by its file, else not at all (REP-LIST-05)', () => {
    const { lastReport } = aCompanyReportRow();
    const { file } = aStudentReport();
    expect([completedAt(lastReport), tagDateOf(lastReport)]).toEqual([
      '2026-11-20T16:30:00.000Z',
      '2026-11-20',
    ]);
    expect([completedAt({ file, form: null }), tagDateOf({ file, form: null })]).toEqual([
      '2026-06-15T10:00:00.000Z',
      '2026-06-12',
    ]);
    expect([completedAt(null), tagDateOf(null)]).toEqual([null, null]);
  });
});

it('lists the newest report first, of a day the one that came last, and without a date last', () => {
  const reports = [
    aStudentReport({ id: 1, date: '2026-06-12' }),
    aStudentReport({ id: 2, date: null }),
    aStudentReport({ id: 3, date: '2026-11-20' }),
    aStudentReport({ id: 4, date: '2026-06-12' }),
    aStudentReport({ id: 5, date: null }),
  ];
  expect(newestFirst(reports).map(({ id }) => id)).toEqual([3, 4, 1, 5, 2]);
  expect(reports.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

it.each([
  ['2026-11-19', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('a report completed on November 20th was completed since %s: %s', (day, since) => {
  const dayOf = (moment: string) => moment.slice(0, 10);
  expect(completedSince(aCompanyReportRow().lastReport, day, dayOf)).toBe(since);
  expect(completedSince(null, day, dayOf)).toBe(false);
});

it('a report completed in the evening was completed on the day of the organisation, not of UTC', () => {
  const savedAt = '2026-11-21T02:00:00.000Z';
  const report = { file: null, form: { id: 71, status: 'submitted', savedAt, taggedOn: null } } as const;
  const inMontreal = (moment: string) =>
    new Date(Date.parse(moment) - 5 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(completedSince(report, '2026-11-21', inMontreal)).toBe(false);
  expect(completedSince(report, '2026-11-20', inMontreal)).toBe(true);
});

it('draws four bars for excellent down to one, and none where a rating does not apply (REP-FORM-18)', () => {
  expect(ratings.map(ratingStrength)).toEqual([4, 3, 2, 1, null]);
});
