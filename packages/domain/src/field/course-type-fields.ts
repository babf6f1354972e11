import type { FieldTable } from './field.ts';

/** The fields of the course type. */
export const courseTypeFields = {
  name: {
    kind: 'text',
    fr: 'Nom en français',
    en: 'French name',
    also: ['Nom', 'Name'],
    required: true,
    restorable: true,
  },
  nameEn: {
    kind: 'text',
    fr: 'Nom en anglais',
    en: 'English name',
    wire: 'name_en',
    required: true,
    restorable: true,
  },
  active: { kind: 'active', fr: 'État', en: 'State', wire: 'status' },
} as const satisfies FieldTable;
