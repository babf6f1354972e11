import { actionWords, definePairs } from '@portal/i18n';

/** Texts of the bulk bar. */
export const bulkWords = /* @__PURE__ */ definePairs(
  'files-bulk',
  {
    title_one: ['Assigner {{count}} fichier', 'Assign {{count}} file'],
    title_other: ['Assigner {{count}} fichiers', 'Assign {{count}} files'],
    form: ['Assignation des fichiers sélectionnés', 'Assignment of the selected files'],
    updated: ['Les fichiers ont été mis à jour', 'Files were updated successfully'],
    notUpdated: ['Les fichiers n’ont pas été mis à jour', 'Files were not update successfully'],
    closed_one: [
      'Aucun fichier n’a été mis à jour. Celui-ci est d’un contrat archivé et ne change plus : {{files}}. Désélectionnez-le, puis réessayez.',
      'No file was updated. This one belongs to an archived contract and can no longer be changed: {{files}}. Deselect it, then try again.',
    ],
    closed_other: [
      'Aucun fichier n’a été mis à jour. Ceux-ci sont d’un contrat archivé et ne changent plus : {{files}}. Désélectionnez-les, puis réessayez.',
      'No file was updated. These belong to an archived contract and can no longer be changed: {{files}}. Deselect them, then try again.',
    ],
  },
  actionWords,
);
