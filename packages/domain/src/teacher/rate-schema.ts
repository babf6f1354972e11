import type * as z from 'zod';
import { formObject, optionalDate, optionalNumber } from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import type { RatePeriod } from './rate-periods.ts';
import { teacherLimits } from './teacher-shape.ts';

/** Reads and checks a rate with its first day. Without a rate, the day on which the rate ends is required. */
export const rateSchema = /* @__PURE__ */ buildRateSchema();

/** Validated values of a rate with its first day. */
export type RateFormValues = z.output<typeof rateSchema>;

/** Returns the initial values of the form of a rate. */
export function rateFormText({ from, rate }: RatePeriod): FormText<RatePeriod> {
  return { rate: fieldText(rate), from: fieldText(from) };
}

function buildRateSchema() {
  return formObject({ rate: optionalNumber({ range: teacherLimits.rate }), from: optionalDate() }).refine(
    ({ rate, from }) => rate !== null || from !== null,
    { path: ['rate'], error: refusal('required') },
  );
}
