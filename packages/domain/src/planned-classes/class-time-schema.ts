import type * as z from 'zod';
import { formObject, optionalText, requiredDate, requiredText } from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { textLimits } from '../refusal/text-limits.ts';
import { type ClassTime, endOfClass, isClockTime, minutesOfDay } from './clock-time.ts';
import type { Closure } from './closed-days.ts';

/** Validates the day, start and end of a class; errors are codes. */
export const classTimeSchema = /* @__PURE__ */ buildClassTimeSchema();

/** Validated values of a class; both times are on the same day. */
export type ClassTimeValues = z.output<typeof classTimeSchema>;

function buildClassTimeSchema() {
  const time = () => requiredText().refine(isClockTime, { error: refusal('time-invalid') });
  return formObject({ date: requiredDate(), start: time(), end: time() }).refine(
    ({ start, end }) => start < end,
    {
      error: refusal('time-order'),
      path: ['end'],
    },
  );
}

/** Returns the initial values of a form for a class. */
export function classTimeText(planned: ClassTime): FormText<ClassTimeValues> {
  const { date, time: start } = planned;
  return { date, start, end: endOfClass(planned).time };
}

/** Converts validated values to a class. */
export function classTimeOf({ date, start, end }: ClassTimeValues): ClassTime {
  return { date, time: start, minutes: minutesOfDay(end) - minutesOfDay(start) };
}

/** Validates closed days; errors are codes. */
export const closureSchema = /* @__PURE__ */ buildClosureSchema();

function buildClosureSchema() {
  return formObject({
    startsOn: requiredDate(),
    endsOn: requiredDate(),
    name: requiredText('required', { max: textLimits.line }),
    nameEn: optionalText(textLimits.line),
  }).refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    error: refusal('ends-before-start'),
    path: ['endsOn'],
  });
}

/** Returns the initial values of a form for closed days. */
export function closureText(closure: Closure | null): FormText<z.output<typeof closureSchema>> {
  return {
    startsOn: fieldText(closure?.startsOn),
    endsOn: fieldText(closure?.endsOn),
    name: fieldText(closure?.name),
    nameEn: fieldText(closure?.nameEn),
  };
}
