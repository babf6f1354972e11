import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  close: 'Fermer',
  previous: 'Fichier précédent',
  next: 'Fichier suivant',
  place: '{{place}} sur {{total}}',
  edit: 'Modifier',
  download: 'Télécharger',
} as const;

const en = {
  close: 'Close',
  previous: 'Previous file',
  next: 'Next file',
  place: '{{place}} of {{total}}',
  edit: 'Edit',
  download: 'Download',
} satisfies Translation<typeof fr>;

/** Texts of the preview. */
export const previewWords = /* @__PURE__ */ defineWords('file-preview', { fr, en });
