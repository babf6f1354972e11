import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  students: 'Étudiants',
  menu: 'Parties de l’étudiant',
  basic: 'Informations de base',
  history: 'Historique des contrats',
  documents: 'Documents',
  archived: 'Archivé',
  noEmployer: 'Aucun employeur',
  notFound: 'Étudiant introuvable : il a peut-être été supprimé, ou l’adresse est incomplète.',
} as const;

const en = {
  students: 'Students',
  menu: 'Parts of the student',
  basic: 'Basic info',
  history: 'Contract History',
  documents: 'Documents',
  archived: 'Archived',
  noEmployer: 'No employer',
  notFound: 'Student not found: the record may have been deleted, or the address is incomplete.',
} satisfies Translation<typeof fr>;

export const studentWords = /* @__PURE__ */ defineWords('student', { fr, en });
