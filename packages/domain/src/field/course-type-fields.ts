import type { FieldTable } from './field.ts';

/** The fields of the course type. */
export const courseTypeFields = {
  name: { kind: 'text', fr: 'Nom', en: 'Name', required: true, restorable: true },
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
