import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  previous: 'Fichier précédent',
  next: 'Fichier suivant',
  place: '{{place}} sur {{total}}',
} as const;

const en = {
  previous: 'Previous file',
  next: 'Next file',
  place: '{{place}} of {{total}}',
} satisfies Translation<typeof fr>;

/** Texts of the preview. */
export const previewWords = /* @__PURE__ */ defineWords('file-preview', { fr, en }, actionWords);
