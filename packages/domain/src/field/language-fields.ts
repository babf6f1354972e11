import type { FieldTable } from './field.ts';

/** The fields of a language. */
export const languageFields = {
  name: { kind: 'text', fr: 'Nom', en: 'Name', required: true },
} as const satisfies FieldTable;
