import { aCompanySummary, aSummarizedStudent } from '@portal/domain';
import { expect, it } from 'vitest';
import { companySummaryFromWire, companySummaryToWire, summaryPeriodToWire } from './company-summary.ts';

it('reads what the wire carries, nothing swapped or lost', () => {
  const summary = aCompanySummary({
    attendance: { taught: 5, attended: 4, excused: 3, late: 2, leftEarly: 1 },
    rows: [
      aSummarizedStudent(),
      aSummarizedStudent({ minutesAttended: null, attendance: null, lastReport: null, levels: [] }),
    ],
  });
  const wire = companySummaryToWire(summary);
  expect(companySummaryFromWire(wire)).toEqual(summary);
  expect(wire).toMatchObject({
    students_with_report: 1,
    contracted_minutes: 2700,
    attendance: { excused_minutes: 3, late_minutes: 2, left_early_minutes: 1 },
    courses: [{ taught_in_period_minutes: 2640, contract_number: '2026-0412' }],
    rows: [{ course_id: 412, hours_taught_minutes: 2520, level_at_start: 'A2', level_now: 'B1' }, {}],
  });
});

it('asks for a period or for everything', () => {
  expect(summaryPeriodToWire({ from: '2026-01-01', to: '2026-12-31' })).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
  });
  expect(summaryPeriodToWire(null)).toEqual({});
});
