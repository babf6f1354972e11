import { definePairs } from '@portal/i18n';

/** Texts of the row dialogs of the file manager; loaded with them. */
export const fileRowDialogWords = /* @__PURE__ */ definePairs('file-row-dialogs', {
  of: ['Fichier', 'File'],
  notFound: ['Fichier introuvable', 'File not found'],
  notFoundText: [
    'L’adresse est incomplète, ou le fichier n’existe plus.',
    'The address is incomplete, or the file no longer exists.',
  ],
  delete: {
    title: ['Supprimer {{title}}?', 'Delete {{title}}?'],
    text: [
      'Le fichier quitte cette liste, son contrat et les documents de son étudiant. Il reste parmi les fichiers archivés, d’où il peut être rétabli.',
      'The file leaves this list, its contract and the documents of its student. It stays among the archived files, from where it can be restored.',
    ],
    confirm: ['Supprimer', 'Delete'],
    done: ['Le fichier a été supprimé', 'File was deleted successfully'],
    failed: ['Le fichier n’a pas été supprimé', 'File was not deleted successfully'],
  },
});
