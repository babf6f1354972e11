import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  who: 'Qui est avisé par courriel',
  nobody: 'Personne n’est avisé.',
  without: 'Sans adresse, à prévenir autrement : {{names}}.',
  kind: { teacher: 'Enseignant', student: 'Étudiant', company: 'Société' },
  recipient: '{{name}} ({{kind}})',
  look: 'Voir les courriels',
  hide: 'Masquer les courriels',
  mailTo: { teacher: 'À l’enseignant', student: 'Aux étudiants', company: 'À la société' },
  mailToNames: 'À : {{names}}',
  off: 'Personne n’est avisé par courriel',
  offText: 'Aucun serveur de courriel n’est réglé. À prévenir autrement : {{names}}.',
  failed: 'Les courriels ne peuvent pas être préparés pour le moment. Enregistrer n’avise personne.',
  loading: 'Préparation des courriels',
  told: 'Avisés : {{names}}.',
  toldNobody: 'Personne n’a été avisé.',
} as const;

const en: Translation<typeof fr> = {
  who: 'Who is told by email',
  nobody: 'Nobody is told.',
  without: 'Without an address, to be told otherwise: {{names}}.',
  kind: { teacher: 'Teacher', student: 'Student', company: 'Company' },
  recipient: '{{name}} ({{kind}})',
  look: 'See the emails',
  hide: 'Hide the emails',
  mailTo: { teacher: 'To the teacher', student: 'To the students', company: 'To the company' },
  mailToNames: 'To: {{names}}',
  off: 'Nobody is told by email',
  offText: 'No mail server is set up. To be told otherwise: {{names}}.',
  failed: 'The emails cannot be prepared at the moment. Saving tells nobody.',
  loading: 'Preparing the emails',
  told: 'Told: {{names}}.',
  toldNobody: 'Nobody was told.',
};

/** The words of the mails about a cancelled or moved class. */
export const classNoticeWords = /* @__PURE__ */ defineWords('class-notices', { fr, en });
