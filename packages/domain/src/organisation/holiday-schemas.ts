import type * as z from 'zod';
import {
  formObject,
  optionalChoice,
  optionalText,
  requiredDate,
  requiredText,
} from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { textLimits } from '../refusal/text-limits.ts';
import type { Organisation } from './organisation.ts';

/** The default region, until another one is chosen. */
export const usualHolidayRegion = 'CA-QC';

/** Maximum length of the code of a region. */
const maxCode = 16;

/** The choices for Easter of an employer in Québec. `both` skips Good Friday and Easter Monday. */
export const easterChoices = ['both', 'good-friday', 'easter-monday'] as const;

/** Validates the settings for the holidays that plans skip. Only the server knows which region codes exist. */
export const holidaySettingsSchema = /* @__PURE__ */ buildHolidaySettingsSchema();

function buildHolidaySettingsSchema() {
  return formObject({
    region: requiredText('required', { max: maxCode }),
    easter: optionalChoice(easterChoices),
  });
}

/** Returns the initial values of the form for the holidays that plans skip. */
export function holidaySettingsText({
  holidayRegion,
  easterDay,
}: Pick<Organisation, 'holidayRegion' | 'easterDay'>): FormText<z.output<typeof holidaySettingsSchema>> {
  return { region: holidayRegion ?? usualHolidayRegion, easter: easterDay ?? 'both' };
}

/** Validates a holiday that the office adds. */
export const addedHolidaySchema = /* @__PURE__ */ buildAddedHolidaySchema();

function buildAddedHolidaySchema() {
  return formObject({
    date: requiredDate(),
    name: requiredText('required', { max: textLimits.line }),
    nameEn: optionalText(textLimits.line),
  });
}

/** Returns the initial values of a form for a new holiday. */
export function addedHolidayText(): FormText<z.output<typeof addedHolidaySchema>> {
  return { date: fieldText(null), name: fieldText(null), nameEn: fieldText(null) };
}
