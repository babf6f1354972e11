import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  assign: 'Assigner',
  title_one: 'Assigner {{count}} fichier',
  title_other: 'Assigner {{count}} fichiers',
  form: 'Assignation des fichiers sélectionnés',
  updated: 'Les fichiers ont été mis à jour',
  notUpdated: 'Les fichiers n’ont pas été mis à jour',
} as const;

const en = {
  assign: 'Assign',
  title_one: 'Assign {{count}} file',
  title_other: 'Assign {{count}} files',
  form: 'Assignment of the selected files',
  updated: 'Files were updated successfully',
  notUpdated: 'Files were not update successfully',
} satisfies Translation<typeof fr>;

/** The words of the bulk-assign bar. */
export const bulkWords = /* @__PURE__ */ defineWords('files-bulk', { fr, en });
