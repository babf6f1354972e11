import { courseWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  type: 'Type de document*',
  chooseType: 'Choisir un type',
  contractId: 'Contrat',
  chooseContract: 'Numéro ou société',
  studentId: 'Étudiant',
  chooseStudent: 'Nom de l’étudiant',
  languageId: 'Langue',
  needed: { contractId: 'Contrat*', studentId: 'Étudiant*', languageId: 'Langue*' },
  noneOfKind: 'Aucun pour ce type',
  notOfContract: 'L’étudiant choisi n’a jamais été dans ce contrat. Choisissez-en un de ce contrat.',
  notLoaded: 'Les choix n’ont pas pu être chargés.',
} as const;

const en = {
  type: 'Kind of document*',
  chooseType: 'Choose a kind',
  contractId: 'Contract',
  chooseContract: 'Number or company',
  studentId: 'Student',
  chooseStudent: 'Name of the student',
  languageId: 'Language',
  needed: { contractId: 'Contract*', studentId: 'Student*', languageId: 'Language*' },
  noneOfKind: 'None for this kind',
  notOfContract: 'The student that was chosen was never in this contract. Choose one of this contract.',
  notLoaded: 'The choices could not be loaded.',
} satisfies Translation<typeof fr>;

/** Texts of the fields that classify a file. */
export const filingWords = /* @__PURE__ */ defineWords('filing', { fr, en }, courseWords, fileAndMailWords);
