import { actionWords, courseWords, definePairs } from '@portal/i18n';

export const editFileWords = /* @__PURE__ */ definePairs(
  'file-edit',
  {
    title: ['Modifier {{title}}', 'Edit {{title}}'],
    saved: ['Le fichier {{title}} a été mis à jour', 'File {{title}} was updated successfully'],
    failed: ['Le fichier {{title}} n’a pas été mis à jour', 'File {{title}} was not updated successfully'],
    changedElsewhere: ['Ce fichier a été modifié entre-temps', 'This file was changed in the meantime'],
    removedElsewhere: [
      'Une autre personne a supprimé ce fichier entre-temps. Il se trouve parmi les fichiers archivés.',
      'Someone else has deleted this file in the meantime. It is among the archived files.',
    ],
    field: {
      title: ['Titre', 'Title'],
      type: ['Type de document', 'Kind of document'],
      filing: ['Classement', 'Filing'],
      contractId: ['Contrat', 'Contract'],
      studentId: ['Étudiant', 'Student'],
      languageId: ['Langue', 'Language'],
      taggedOn: ['Date d’étiquette', 'Tag date'],
    },
  },
  actionWords,
  courseWords,
);
