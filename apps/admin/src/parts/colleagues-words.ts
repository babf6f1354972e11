import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  isEditing: '{{names}} modifie aussi cette fiche.',
  areEditing: '{{names}} modifient aussi cette fiche.',
  saved: '{{name}} a modifié cette fiche. Elle est à jour.',
  savedBeside:
    '{{name}} a modifié cette fiche. Ce que vous avez saisi est gardé; les deux seront fusionnés quand vous enregistrerez.',
};

const en: Translation<typeof fr> = {
  isEditing: '{{names}} is also editing this record.',
  areEditing: '{{names}} are also editing this record.',
  saved: '{{name}} changed this record. It is up to date.',
  savedBeside: '{{name}} changed this record. What you typed is kept; both will be merged when you save.',
};

/** Texts about colleagues at the same record. */
export const colleaguesWords = defineWords('colleagues', { fr, en });
