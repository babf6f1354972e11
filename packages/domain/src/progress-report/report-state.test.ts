import { describe, expect, it } from 'vitest';
import { aContractToFollowUp } from '../contract/contract-follow-up.fixtures.ts';
import { toFollowUp } from '../contract/contract-follow-up.ts';
import { aCompanyReportRow, aStudentReport } from './progress-report.fixtures.ts';
import { isReportDue, reportStateOf } from './report-state.ts';

const today = '2026-11-20';
const limits = { lessonDays: 14, noticeDays: 14 };
const running = { status: 'activated', endsOn: '2027-03-01', attendanceComplete: false } as const;

describe('a missing report', () => {
  it.each([
    ['of a contract that runs', running, false],
    ['15 days before the end', { ...running, endsOn: '2026-12-05' }, false],
    ['14 days before the end', { ...running, endsOn: '2026-12-04' }, true],
    ['after the end', { ...running, endsOn: '2026-11-01' }, true],
    ['without an end', { ...running, endsOn: null }, false],
    ['after the last class', { ...running, attendanceComplete: true }, true],
    ['after the last class, without an end', { ...running, endsOn: null, attendanceComplete: true }, true],
  ])('%s is due as the inbox follows it up', (_when, contract, isDue) => {
    expect(isReportDue(contract, today, limits)).toBe(isDue);
    const kinds = toFollowUp(aContractToFollowUp({ ...contract, reportsDue: 1 }), today, limits);
    expect(kinds.some(({ kind }) => kind === 'reports')).toBe(isDue);
  });

  it.each([
    ['pending', false],
    ['done', true],
    ['archived', false],
  ] as const)('of a contract that is %s is due: %s', (status, isDue) => {
    const contract = { ...running, status, attendanceComplete: status !== 'done' };
    expect(isReportDue(contract, today, limits)).toBe(isDue);
  });
});

describe('a report', () => {
  const { lastReport } = aCompanyReportRow();
  const { file } = aStudentReport();
  const started = lastReport?.form && { ...lastReport, form: { ...lastReport.form, status: 'incomplete' } };
  it.each([
    ['a submitted form', lastReport, 'submitted'],
    ['a file', { file, form: null }, 'submitted'],
    ['a form that was begun', started as typeof lastReport, 'started'],
    ['nothing yet', null, null],
    ['nothing, not even a file', { file: null, form: null }, null],
  ])('that is %s is %s', (_what, report, state) => {
    expect(reportStateOf(report, running, today, limits)).toBe(state);
  });

  it('that is missing is due at the end', () => {
    expect(reportStateOf(null, { ...running, endsOn: today }, today, limits)).toBe('due');
  });
});
