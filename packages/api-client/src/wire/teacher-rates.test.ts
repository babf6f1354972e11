import { expect, it } from 'vitest';
import { ratesChangeToWire, teacherRatesFromWire } from './teacher-rates.ts';

it('reads rates with their days', () => {
  const rates = teacherRatesFromWire({
    rates: [
      { course_types_id: 1, from: null, rate: 42 },
      { course_types_id: 1, from: '2026-11-01', rate: null },
    ],
    raise_from: '2026-12-01',
  });
  expect(rates).toEqual({
    periods: [
      { courseTypeId: 1, from: null, rate: 42 },
      { courseTypeId: 1, from: '2026-11-01', rate: null },
    ],
    raiseFrom: '2026-12-01',
  });
});

it('sends a change with the rates that were read and the months that were confirmed', () => {
  const seen = [{ from: null, rate: 42 }];
  const rates = [...seen, { from: '2026-11-01', rate: 44 }];
  expect(
    ratesChangeToWire({ courseTypeId: 1, rates, seen }, [
      { month: '2026-11', status: 'open', beforeCents: 4200, afterCents: 4400 },
    ]),
  ).toEqual({
    course_types_id: 1,
    rates,
    seen,
    months: [{ month: '2026-11', status: 'open', before_cents: 4200, after_cents: 4400 }],
  });
});
