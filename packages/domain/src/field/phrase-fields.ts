import type { FieldTable } from './field.ts';

/** The fields of a phrase. */
export const phraseFields = {
  textFr: { kind: 'text', fr: 'Texte français', en: 'French text' },
  textEn: { kind: 'text', fr: 'Texte anglais', en: 'English text' },
  skill: { kind: 'text', fr: 'Compétence', en: 'Skill' },
  level: { kind: 'text', fr: 'Niveau', en: 'Level' },
} as const satisfies FieldTable;
