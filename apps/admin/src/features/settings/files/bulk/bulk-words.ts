import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title_one: 'Assigner {{count}} fichier',
  title_other: 'Assigner {{count}} fichiers',
  form: 'Assignation des fichiers sélectionnés',
  updated: 'Les fichiers ont été mis à jour',
  notUpdated: 'Les fichiers n’ont pas été mis à jour',
  closed_one:
    'Aucun fichier n’a été mis à jour. Celui-ci est d’un contrat archivé et ne change plus : {{files}}. Désélectionnez-le, puis réessayez.',
  closed_other:
    'Aucun fichier n’a été mis à jour. Ceux-ci sont d’un contrat archivé et ne changent plus : {{files}}. Désélectionnez-les, puis réessayez.',
} as const;

const en = {
  title_one: 'Assign {{count}} file',
  title_other: 'Assign {{count}} files',
  form: 'Assignment of the selected files',
  updated: 'Files were updated successfully',
  notUpdated: 'Files were not update successfully',
  closed_one:
    'No file was updated. This one belongs to an archived contract and can no longer be changed: {{files}}. Deselect it, then try again.',
  closed_other:
    'No file was updated. These belong to an archived contract and can no longer be changed: {{files}}. Deselect them, then try again.',
} satisfies Translation<typeof fr>;

/** Texts of the bulk bar. */
export const bulkWords = /* @__PURE__ */ defineWords('files-bulk', { fr, en }, actionWords);
