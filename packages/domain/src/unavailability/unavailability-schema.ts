import type * as z from 'zod';
import type { Weekday } from '../calendar/weekday.ts';
import { isClockTime } from '../planned-classes/clock-time.ts';
import {
  formObject,
  optionalChoice,
  optionalDate,
  optionalText,
  requiredChoice,
} from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import type { UnavailabilityTimes } from './unavailability.ts';

/** How often a teacher is away: on the days of one period, or every week. */
export const unavailabilityKinds = ['days', 'weekly'] as const;
export type UnavailabilityKind = (typeof unavailabilityKinds)[number];

const weekdayTexts = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Validates when a teacher is away; errors are codes. The last day may be left out for a single day. */
export const unavailabilitySchema = /* @__PURE__ */ buildUnavailabilitySchema();

/** Validated values of the form for an unavailability. */
export type UnavailabilityValues = z.output<typeof unavailabilitySchema>;

function buildUnavailabilitySchema() {
  const time = () =>
    optionalText().refine((typed) => typed === null || isClockTime(typed), {
      error: refusal('time-invalid'),
    });
  return formObject({
    kind: requiredChoice(unavailabilityKinds),
    weekday: optionalChoice(weekdayTexts),
    startsOn: optionalDate(),
    endsOn: optionalDate(),
    beginsAt: time(),
    endsAt: time(),
    name: optionalText(textLimits.line),
  })
    .refine(({ kind, startsOn }) => kind === 'weekly' || startsOn !== null, {
      error: refusal('required'),
      path: ['startsOn'],
    })
    .refine(({ kind, weekday }) => kind === 'days' || weekday !== null, {
      error: refusal('required'),
      path: ['weekday'],
    })
    .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
      error: refusal('ends-before-start'),
      path: ['endsOn'],
    })
    .refine(({ beginsAt, endsAt }) => beginsAt !== null || endsAt === null, {
      error: refusal('required'),
      path: ['beginsAt'],
    })
    .refine(({ beginsAt, endsAt }) => endsAt !== null || beginsAt === null, {
      error: refusal('required'),
      path: ['endsAt'],
    })
    .refine(({ beginsAt, endsAt }) => beginsAt === null || endsAt === null || beginsAt < endsAt, {
      error: refusal('time-order'),
      path: ['endsAt'],
    });
}

/** Returns how often a teacher is away. */
export function kindOfUnavailability({ weekday }: Pick<UnavailabilityTimes, 'weekday'>): UnavailabilityKind {
  return weekday === null ? 'days' : 'weekly';
}

/** Returns the initial values of a form for an unavailability; null for a new one. */
export function unavailabilityText(times: UnavailabilityTimes | null): FormText<UnavailabilityValues> {
  return {
    kind: times ? kindOfUnavailability(times) : 'days',
    weekday: fieldText(times?.weekday),
    startsOn: fieldText(times?.startsOn),
    endsOn: fieldText(times?.endsOn),
    beginsAt: fieldText(times?.beginsAt),
    endsAt: fieldText(times?.endsAt),
    name: fieldText(times?.name),
  };
}

/** Converts validated values to what is stored. */
export function unavailabilityTimesOf({
  kind,
  weekday,
  startsOn,
  endsOn,
  ...others
}: UnavailabilityValues): UnavailabilityTimes {
  if (kind === 'days') return { ...others, startsOn, endsOn: endsOn ?? startsOn, weekday: null };
  return { ...others, startsOn, endsOn, weekday: weekday === null ? null : (Number(weekday) as Weekday) };
}
