import { actionWords, definePairs } from '@portal/i18n';

/** Texts of the preview. */
export const previewWords = /* @__PURE__ */ definePairs(
  'file-preview',
  {
    previous: ['Fichier précédent', 'Previous file'],
    next: ['Fichier suivant', 'Next file'],
    place: ['{{place}} sur {{total}}', '{{place}} of {{total}}'],
  },
  actionWords,
);
