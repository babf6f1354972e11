import type * as z from 'zod';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { choices, formObject, requiredChoice, requiredText } from '../refusal/form-fields.ts';
import type { FormText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import { type ApiKeyGroup, type ApiKeyScope, apiKeyGroups } from './api-key.ts';

/** How long a new key can work, in days. */
export const apiKeyDays = ['90', '180', '365', '730'] as const;

/** Maximum number of characters in the name of a key. */
const maxName = 100;

const both = ['read', 'write'] as const;

/** Validates a new key: a name, at least one group of calls, and how long it works. */
export const newApiKeySchema = /* @__PURE__ */ buildNewKeySchema();
export type NewApiKeyFormValues = z.output<typeof newApiKeySchema>;

function buildNewKeySchema() {
  return formObject({
    name: requiredText('required', { max: maxName }),
    contracts: choices(both),
    classes: choices(both),
    students: choices(both),
    teachers: choices(both),
    companies: choices(both),
    materials: choices(both),
    reports: choices(both),
    documents: choices(both),
    hours: choices(both),
    lists: choices(both),
    days: requiredChoice(apiKeyDays),
  }).refine((values) => groups.some((group) => values[group].length > 0), {
    error: refusal('required'),
    path: ['contracts'],
  });
}

const groups = Object.keys(apiKeyGroups) as ApiKeyGroup[];

/** Validates the name of a key. */
export const apiKeyNameSchema = /* @__PURE__ */ buildNameSchema();

function buildNameSchema() {
  return formObject({ name: requiredText('required', { max: maxName }) });
}

/** What to send to create a key. */
export interface NewApiKey {
  name: string;
  scopes: ApiKeyScope[];
  expiresOn: CalendarDate;
}

/** Returns the initial values of the form of a new key: no group, and one year. */
export function newApiKeyText(): FormText<NewApiKeyFormValues> {
  const none: [] = [];
  return {
    name: '',
    contracts: none,
    classes: none,
    students: none,
    teachers: none,
    companies: none,
    materials: none,
    reports: none,
    documents: none,
    hours: none,
    lists: none,
    days: '365',
  };
}

/** Converts validated values to a new key that works from `today`. */
export function newApiKeyOf(values: NewApiKeyFormValues, today: CalendarDate): NewApiKey {
  const scopes = groups.flatMap((group) => values[group].map((deed) => `${group}.${deed}` as ApiKeyScope));
  return { name: values.name, scopes, expiresOn: daysAfter(today, Number(values.days)) };
}
