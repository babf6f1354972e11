import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  text_one: '{{count}} ligne, dans les colonnes affichées.',
  text_other: '{{count}} lignes, dans les colonnes affichées.',
  allText: 'Toutes les lignes de la liste, dans les colonnes affichées.',
} as const;

const en = {
  text_one: '{{count}} row, in the columns shown.',
  text_other: '{{count}} rows, in the columns shown.',
  allText: 'All rows of the list, in the columns shown.',
} satisfies Translation<typeof fr>;

/** Texts of the choice between file types. */
export const sheetWords = /* @__PURE__ */ defineWords('sheet', { fr, en }, actionWords, fileAndMailWords);
