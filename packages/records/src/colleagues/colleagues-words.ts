import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  isEditing: '{{names}} a aussi des changements non enregistrés ici.',
  areEditing: '{{names}} ont aussi des changements non enregistrés ici.',
  saved: '{{name}} a enregistré des changements. Vous voyez la dernière version.',
  savedBeside:
    '{{name}} a enregistré des changements. Ce que vous avez saisi est gardé; les deux seront fusionnés quand vous enregistrerez.',
};

const en: Translation<typeof fr> = {
  isEditing: '{{names}} also has unsaved changes here.',
  areEditing: '{{names}} also have unsaved changes here.',
  saved: '{{name}} saved changes. You see the latest version.',
  savedBeside: '{{name}} saved changes. What you typed is kept; both will be merged when you save.',
};

/** Texts about colleagues who edit the same record. */
export const colleaguesWords = defineWords('colleagues', { fr, en });
