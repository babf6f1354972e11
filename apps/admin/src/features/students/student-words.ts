import { courseWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  menu: 'Parties de l’étudiant',
  basic: 'Informations de base',
  history: 'Historique des contrats',
  notFound: 'Étudiant introuvable : il a peut-être été supprimé, ou l’adresse est incomplète.',
} as const;

const en = {
  menu: 'Parts of the student',
  basic: 'Basic info',
  history: 'Contract History',
  notFound: 'Student not found: the record may have been deleted, or the address is incomplete.',
} satisfies Translation<typeof fr>;

export const studentWords = /* @__PURE__ */ defineWords('student', { fr, en }, fileAndMailWords, courseWords);
