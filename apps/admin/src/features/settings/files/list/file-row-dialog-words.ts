import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  of: 'Fichier',
  notFound: 'Fichier introuvable',
  notFoundText: 'L’adresse est incomplète, ou le fichier n’existe plus.',
  delete: {
    title: 'Supprimer {{title}}?',
    text: 'Le fichier quitte cette liste, son contrat et les documents de son étudiant. Il reste parmi les fichiers archivés, d’où il peut être rétabli.',
    confirm: 'Supprimer',
    done: 'Le fichier a été supprimé',
    failed: 'Le fichier n’a pas été supprimé',
  },
} as const;

const en = {
  of: 'File',
  notFound: 'File not found',
  notFoundText: 'The address is incomplete, or the file no longer exists.',
  delete: {
    title: 'Delete {{title}}?',
    text: 'The file leaves this list, its contract and the documents of its student. It stays among the archived files, from where it can be restored.',
    confirm: 'Delete',
    done: 'File was deleted successfully',
    failed: 'File was not deleted successfully',
  },
} satisfies Translation<typeof fr>;

/** Texts of the row dialogs of the file manager; loaded with them. */
export const fileRowDialogWords = /* @__PURE__ */ defineWords('file-row-dialogs', { fr, en });
