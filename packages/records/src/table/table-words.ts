import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  columns: 'Colonnes',
  earlier: 'Avancer',
  later: 'Reculer',
  reset: 'Colonnes d’origine',
  density: 'Hauteur des lignes',
  comfortable: 'Aérée',
  compact: 'Serrée',
  csv: 'CSV',
  views: 'Vues',
  select: 'Sélectionner',
} as const;

const en = {
  columns: 'Columns',
  earlier: 'Move earlier',
  later: 'Move later',
  reset: 'Original columns',
  density: 'Row height',
  comfortable: 'Comfortable',
  compact: 'Compact',
  csv: 'CSV',
  views: 'Views',
  select: 'Select',
} satisfies Translation<typeof fr>;

/** Texts of the list tools. */
export const tableWords = /* @__PURE__ */ defineWords('table', { fr, en });
