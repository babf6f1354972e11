import type { CalendarDate, RateMonth, RatePeriod, TypedRatePeriod } from '@portal/domain';
import type {
  ChangeTeacherRatesData,
  RateMonth as WireMonth,
  TeacherRates as WireRates,
} from '../generated/types.gen.ts';
import { fields } from './fields.ts';

/** The rates of a teacher with the days from which they apply. */
export interface TeacherRates {
  /** By course type and then by day. */
  periods: TypedRatePeriod[];
  /** The default first day of a raise. */
  raiseFrom: CalendarDate;
}

/** A change of the rates of one course type. */
export interface RatesChange {
  courseTypeId: number;
  /** All periods of the type after the change. */
  rates: RatePeriod[];
  /** All periods of the type as they were read. */
  seen: RatePeriod[];
}

export const { fromWire: rateMonthFromWire, toWire: rateMonthToWire } = fields<WireMonth, RateMonth>()({
  month: 'month',
  status: 'status',
  beforeCents: 'before_cents',
  afterCents: 'after_cents',
});

export function teacherRatesFromWire({ rates, raise_from }: WireRates): TeacherRates {
  return {
    periods: rates.map(({ course_types_id, from, rate }) => ({ courseTypeId: course_types_id, from, rate })),
    raiseFrom: raise_from,
  };
}

/** The change with the months that the user has confirmed. */
export function ratesChangeToWire(
  { courseTypeId, rates, seen }: RatesChange,
  months: readonly RateMonth[],
): ChangeTeacherRatesData['body'] {
  return { course_types_id: courseTypeId, rates, seen, months: months.map(rateMonthToWire) };
}
