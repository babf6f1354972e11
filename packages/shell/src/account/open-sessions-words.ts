import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Sessions ouvertes',
  titleOf: 'Sessions ouvertes : {{name}}',
  text: 'Chaque appareil ou navigateur où vous avez une session. Fermez une session que vous ne reconnaissez pas, puis changez de mot de passe.',
  textOf: 'Chaque appareil ou navigateur où cette personne a une session.',
  none: 'Aucune session n’est ouverte.',
  alone: 'Aucune autre session n’est ouverte.',
  unknownDevice: 'Appareil inconnu',
  here: 'Ce navigateur',
  began: 'Ouverte',
  used: 'Utilisée',
  network: 'Réseau',
  sameNetwork: 'Le même qu’ici',
  otherNetwork: 'Un autre',
  unknown: 'Inconnu',
  end: 'Fermer cette session',
  endOthers: 'Fermer les autres sessions',
  endAll: 'Fermer toutes les sessions',
  question: {
    own: 'Fermer les autres sessions?',
    theirs: 'Fermer toutes les sessions?',
    text: 'Il faudra s’y connecter de nouveau. Ce qui y est saisi sans être enregistré reste dans le navigateur.',
  },
  loading: 'Chargement des sessions',
  notRead: 'Les sessions ouvertes ne peuvent pas être lues pour le moment.',
  failed: 'La session n’a pas été fermée.',
  unanswered: 'Aucune réponse n’est venue. La liste montre ce qui est encore ouvert.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Open sessions',
  titleOf: 'Open sessions of {{name}}',
  text: 'Each device or browser where you are signed in. End a session that you do not recognize, then change your password.',
  textOf: 'Each device or browser where this person is signed in.',
  none: 'No session is open.',
  alone: 'No other session is open.',
  unknownDevice: 'Unknown device',
  here: 'This browser',
  began: 'Opened',
  used: 'Used',
  network: 'Network',
  sameNetwork: 'The same as here',
  otherNetwork: 'Another one',
  unknown: 'Unknown',
  end: 'End this session',
  endOthers: 'End the other sessions',
  endAll: 'End all sessions',
  question: {
    own: 'End the other sessions?',
    theirs: 'End all sessions?',
    text: 'Signing in again will be necessary there. What was typed there without saving stays in the browser.',
  },
  loading: 'Loading the sessions',
  notRead: 'The open sessions cannot be read at the moment.',
  failed: 'The session was not ended.',
  unanswered: 'There was no answer. The list shows what is still open.',
};

/** Texts about the open sessions of a user. */
export const openSessionsWords = defineWords('open-sessions', { fr, en }, actionWords);
