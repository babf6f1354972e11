import type { FieldTable } from './field.ts';

/** The fields of the material. */
export const materialFields = {
  title: { kind: 'text', fr: 'Titre', en: 'Title', required: true, restorable: true },
  languageId: {
    kind: 'reference',
    refersTo: 'language',
    fr: 'Langue enseignée',
    en: 'Language taught',
    also: ['Langue', 'Language'],
    wire: 'languages_id',
    required: true,
    restorable: true,
  },
  flagged: {
    kind: 'yesNo',
    fr: 'Marque',
    en: 'Flag',
    also: ['Marqué', 'Flagged', 'Signalé'],
    wire: 'flag',
    restorable: true,
  },
  active: { kind: 'active', fr: 'État', en: 'State', wire: 'status' },
} as const satisfies FieldTable;
