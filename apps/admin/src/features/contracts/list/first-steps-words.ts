import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Pour commencer',
  done: '(fait)',
  languages: { name: 'Ajouter les langues enseignées', why: 'Chaque contrat en a une.' },
  companies: { name: 'Ajouter une société', why: 'Le client qui achète le contrat.' },
  teachers: { name: 'Ajouter ou importer les enseignants', why: 'Ils inscrivent les présences.' },
  students: {
    name: 'Ajouter ou importer les étudiants',
    why: 'Chacun peut appartenir à une société.',
  },
  contract: {
    name: 'Créer le premier contrat',
    why: 'Il réunit une société, un enseignant et des étudiants.',
  },
} as const;

const en: Translation<typeof fr> = {
  title: 'To begin',
  done: '(done)',
  languages: { name: 'Add the languages taught', why: 'Each contract has one.' },
  companies: { name: 'Add a company', why: 'The client that buys the contract.' },
  teachers: { name: 'Add or import the teachers', why: 'They record attendance.' },
  students: { name: 'Add or import the students', why: 'Each can belong to a company.' },
  contract: {
    name: 'Create the first contract',
    why: 'It brings a company, a teacher and students together.',
  },
};

export const firstStepsWords = /* @__PURE__ */ defineWords('first-steps', { fr, en });
