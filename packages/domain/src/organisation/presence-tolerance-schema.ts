import type * as z from 'zod';
import { formObject, typedNumber } from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';

/** The fewest and the most minutes from which late and early can count. */
export const presenceToleranceRange = { min: 0, max: 60 } as const;

/** Validates from how many minutes late and early count in an online meeting. */
export const presenceToleranceSchema = /* @__PURE__ */ buildPresenceToleranceSchema();

function buildPresenceToleranceSchema() {
  return formObject({ minutes: typedNumber({ whole: true, range: presenceToleranceRange }) });
}

/** Returns the initial value of a form for the minutes from which late and early count. */
export function presenceToleranceText(minutes: number): FormText<z.output<typeof presenceToleranceSchema>> {
  return { minutes: fieldText(minutes) };
}
