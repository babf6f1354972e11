import type { FieldTable } from './field.ts';

/** The fields of a closure. */
export const closedDayFields = {
  startsOn: { kind: 'date', fr: 'Premier jour', en: 'First day', required: true },
  endsOn: { kind: 'date', fr: 'Dernier jour', en: 'Last day', required: true },
  name: { kind: 'text', fr: 'Nom', en: 'Name', required: true },
  nameEn: { kind: 'text', fr: 'Nom en anglais', en: 'English name', also: ['Nom anglais'] },
} as const satisfies FieldTable;

/** The fields of a holiday that the office added. */
export const holidayFields = {
  date: { kind: 'date', fr: 'Jour', en: 'Day', required: true },
  name: closedDayFields.name,
  nameEn: { ...closedDayFields.nameEn, required: true },
} as const satisfies FieldTable;
