import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  type: 'Type de document*',
  chooseType: 'Choisir un type',
  contract: 'Contrat',
  chooseContract: 'Numéro ou société',
  student: 'Étudiant',
  chooseStudent: 'Nom de l’étudiant',
  language: 'Langue',
  chooseLanguage: 'Choisir une langue',
  taggedOn: 'Date d’étiquette*',
  noneOfKind: 'Aucun pour ce type',
  notLoaded: 'Les choix n’ont pas pu être chargés.',
} as const;

const en = {
  type: 'Kind of document*',
  chooseType: 'Choose a kind',
  contract: 'Contract',
  chooseContract: 'Number or company',
  student: 'Student',
  chooseStudent: 'Name of the student',
  language: 'Language',
  chooseLanguage: 'Choose a language',
  taggedOn: 'Tag date*',
  noneOfKind: 'None for this kind',
  notLoaded: 'The choices could not be loaded.',
} satisfies Translation<typeof fr>;

/** The words of what a file is filed under. */
export const filingWords = /* @__PURE__ */ defineWords('filing', { fr, en });
