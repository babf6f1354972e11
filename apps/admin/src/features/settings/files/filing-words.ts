import { courseWords, definePairs, fileAndMailWords } from '@portal/i18n';

/** Texts of the fields that classify a file. */
export const filingWords = /* @__PURE__ */ definePairs(
  'filing',
  {
    type: ['Type de document*', 'Kind of document*'],
    chooseType: ['Choisir un type', 'Choose a kind'],
    contractId: ['Contrat', 'Contract'],
    chooseContract: ['Numéro ou société', 'Number or company'],
    studentId: ['Étudiant', 'Student'],
    chooseStudent: ['Nom de l’étudiant', 'Name of the student'],
    languageId: ['Langue', 'Language'],
    needed: {
      contractId: ['Contrat*', 'Contract*'],
      studentId: ['Étudiant*', 'Student*'],
      languageId: ['Langue*', 'Language*'],
    },
    noneOfKind: ['Aucun pour ce type', 'None for this kind'],
    notOfContract: [
      'L’étudiant choisi n’a jamais été dans ce contrat. Choisissez-en un de ce contrat.',
      'The student that was chosen was never in this contract. Choose one of this contract.',
    ],
    notLoaded: ['Les choix n’ont pas pu être chargés.', 'The choices could not be loaded.'],
  },
  courseWords,
  fileAndMailWords,
);
