import {
  arePeriodsEqual,
  type CalendarDate,
  periodsOfType,
  type RateMonth,
  type TypedRatePeriod,
} from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type { ChangeTeacherRatesData } from '../generated/types.gen.ts';
import { rateMonthToWire } from '../wire/teacher-rates.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, type Situation } from './situation.ts';

export interface TeacherRatesSituation extends Situation {
  /** The stored rates of every teacher. */
  periods?: TypedRatePeriod[];
  /**
   * The months whose amounts a change affects. A second list applies from the first save on, as if hours had been
   * recorded then.
   */
  months?: readonly [RateMonth[], RateMonth[]?];
  raiseFrom?: CalendarDate;
}

/** Answers the calls about rates and their days, like a backend with the extension `belonging`. */
export function teacherRatesHandlers({
  periods = [
    { courseTypeId: 1, from: null, rate: 39 },
    { courseTypeId: 1, from: '2024-09-01', rate: 42 },
    { courseTypeId: 1, from: '2027-01-01', rate: 44 },
  ],
  months: namedMonths = [[]],
  raiseFrom = '2026-11-01',
  ...situation
}: TeacherRatesSituation = {}): HttpHandler[] {
  let stored = periods;
  const [first, second] = namedMonths;
  let months = first;
  const now = () => ({
    rates: stored.map(({ courseTypeId, from, rate }) => ({ course_types_id: courseTypeId, from, rate })),
    raise_from: raiseFrom,
  });
  return [
    ...capabilitiesHandlers(['belonging']),
    answers('get', '/teacher/:teacherId/rates', situation, () => ({ data: now() })),
    answers('post', '/teacher/:teacherId/rates/preview', {}, () => ({ data: months.map(rateMonthToWire) })),
    answers('put', '/teacher/:teacherId/rates', situation, ({ body }) => {
      const { course_types_id, rates, seen, months: named } = body as ChangeTeacherRatesData['body'];
      months = second ?? months;
      const isCurrent = arePeriodsEqual(periodsOfType(stored, course_types_id), seen);
      if (!isCurrent || JSON.stringify(named) !== JSON.stringify(months.map(rateMonthToWire)))
        return HttpResponse.json({ code: 'conflict', message: 'Changed' }, { status: 409 });
      stored = [
        ...stored.filter(({ courseTypeId }) => courseTypeId !== course_types_id),
        ...rates.map((period) => ({ ...period, courseTypeId: course_types_id })),
      ];
      return { message: 'The rates were saved', data: now() };
    }),
  ];
}
