import type * as z from 'zod';
import { formObject, requiredText } from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';

/** Maximum length of the name of a time zone. */
const maxName = 64;

/** Validates the choice of a time zone. Only the server knows whether there is one with this name. */
export const timeZoneSchema = /* @__PURE__ */ buildTimeZoneSchema();

function buildTimeZoneSchema() {
  return formObject({ timeZone: requiredText('required', { max: maxName }) });
}

/** Returns the initial value of a form for the time zone. */
export function timeZoneText(timeZone: string | null): FormText<z.output<typeof timeZoneSchema>> {
  return { timeZone: fieldText(timeZone) };
}
