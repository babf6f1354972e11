import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Modifier {{title}}',
  saved: 'Le fichier {{title}} a été mis à jour',
  failed: 'Le fichier {{title}} n’a pas été mis à jour',
  changedElsewhere: 'Ce fichier a été modifié entre-temps',
  removedElsewhere:
    'Une autre personne a supprimé ce fichier entre-temps. Il se trouve parmi les fichiers archivés.',
  field: {
    title: 'Titre',
    type: 'Type de document',
    filing: 'Classement',
    contractId: 'Contrat',
    studentId: 'Étudiant',
    languageId: 'Langue',
    taggedOn: 'Date d’étiquette',
  },
} as const;

const en = {
  title: 'Edit {{title}}',
  saved: 'File {{title}} was updated successfully',
  failed: 'File {{title}} was not updated successfully',
  changedElsewhere: 'This file was changed in the meantime',
  removedElsewhere: 'Someone else has deleted this file in the meantime. It is among the archived files.',
  field: {
    title: 'Title',
    type: 'Kind of document',
    filing: 'Filing',
    contractId: 'Contract',
    studentId: 'Student',
    languageId: 'Language',
    taggedOn: 'Tag date',
  },
} satisfies Translation<typeof fr>;

export const editFileWords = /* @__PURE__ */ defineWords('file-edit', { fr, en }, actionWords, courseWords);
