import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Exporter',
  text_one: '{{count}} ligne, dans les colonnes affichées.',
  text_other: '{{count}} lignes, dans les colonnes affichées.',
  allText: 'Toutes les lignes de la liste, dans les colonnes affichées.',
  close: 'Fermer',
  csv: 'CSV',
  xlsx: 'Excel (.xlsx)',
  saved_one: '{{count}} ligne a été exportée.',
  saved_other: '{{count}} lignes ont été exportées.',
} as const;

const en = {
  title: 'Export',
  text_one: '{{count}} line, in the columns shown.',
  text_other: '{{count}} lines, in the columns shown.',
  allText: 'All rows of the list, in the columns shown.',
  close: 'Close',
  csv: 'CSV',
  xlsx: 'Excel (.xlsx)',
  saved_one: '{{count}} line was exported.',
  saved_other: '{{count}} lines were exported.',
} satisfies Translation<typeof fr>;

/** Texts of the choice between kinds of files. */
export const sheetWords = /* @__PURE__ */ defineWords('sheet', { fr, en });
