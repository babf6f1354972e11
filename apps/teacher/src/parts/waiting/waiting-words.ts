import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Pas encore enregistrées',
  sentTitle: 'Enregistrées récemment',
  lesson: '{{minutes}} min',
  absent_one: '{{count}} absent',
  absent_other: '{{count}} absents',
  detailed: 'avec précisions',
  state: {
    pending: 'En attente d’envoi',
    sending: 'Envoi en cours',
    failed: 'Non enregistrée',
    unclear: 'À vérifier',
    sent: 'Enregistrée',
  },
  about: {
    pending: 'Gardée sur cet appareil, elle sera envoyée dès que la connexion le permet.',
    unclear: 'Le serveur a déjà un cours ce jour-là. Dites-nous si c’est le même.',
    unknown:
      'La réponse s’est perdue et ce serveur ne reconnaît pas un second envoi : vérifiez si le cours y est inscrit.',
    server: 'Le serveur n’a pas pu l’enregistrer. Le portail réessaiera.',
    refused: 'Le serveur l’a refusée :',
  },
  refusal: {
    forbidden:
      'Le serveur l’a refusée : vous n’avez pas accès à ce contrat, qui a peut-être été confié à une autre personne. Écrivez-nous si c’est une erreur.',
    'not-found': 'Le serveur l’a refusée : ce contrat n’existe plus. Écrivez-nous si c’est une erreur.',
    conflict:
      'Le serveur l’a refusée : elle ne va pas avec ce qui est déjà enregistré pour ce contrat. Vérifiez la date et la durée.',
    refused:
      'Le serveur l’a refusée : il n’accepte pas la date, la durée ou un des absents. Modifiez-la, ou écrivez-nous.',
  },
  meetingRefused: 'Les présences sont enregistrées, mais le serveur n’a pas gardé le fichier de la réunion.',
  notLasting: 'Ce navigateur ne garde rien : laissez cette page ouverte jusqu’à l’envoi.',
  check: 'Vérifier',
  initials: 'Paraphes',
  initialsOf: 'Paraphes du {{date}}',
  kept: 'Gardée',
  keptText:
    'Pas de connexion. Cette présence est gardée sur cet appareil et sera envoyée dès que la connexion revient.',
  askAgain: 'Une présence est à vérifier',
  askAgainText: 'Le serveur a déjà un cours ce jour-là. La page des présences vous demande si c’est le même.',
  unknownText:
    'La réponse du serveur s’est perdue. La page des présences vous demande si le cours y est inscrit.',
  removeDialog: {
    title: 'Retirer cette présence?',
    text: 'Elle n’est pas enregistrée, et ne le sera pas : {{number}}, {{date}}, {{minutes}} min.',
    cancel: 'Garder',
  },
  changeDialog: {
    title: 'Remplacer ce qui est dans le formulaire?',
    text: 'Ce que vous y avez choisi sans le soumettre sera perdu.',
  },
  same: {
    title: 'Est-ce le même cours?',
    yours: 'Vous avez soumis',
    theirs: 'Déjà inscrit ce jour-là',
    loading: 'Lecture des cours inscrits',
    offline: 'Les cours inscrits n’ont pas pu être lus. Réessayez une fois la connexion revenue.',
    none: 'Aucun cours n’est inscrit ce jour-là : vous pouvez l’envoyer.',
    yes: 'C’est le même',
    no: 'C’en est un autre : envoyer',
  },
  notice: {
    waiting_one: '{{count}} présence attend d’être envoyée.',
    waiting_other: '{{count}} présences attendent d’être envoyées.',
    asking_one: '{{count}} présence n’est pas enregistrée et attend votre réponse.',
    asking_other: '{{count}} présences ne sont pas enregistrées et attendent votre réponse.',
    sending_one: '{{count}} présence est en cours d’envoi.',
    sending_other: '{{count}} présences sont en cours d’envoi.',
    open: 'Voir',
    sent: 'Tout ce que vous avez soumis est enregistré.',
  },
};

const en = {
  title: 'Not recorded yet',
  sentTitle: 'Recorded lately',
  lesson: '{{minutes}} min',
  absent_one: '{{count}} absent',
  absent_other: '{{count}} absent',
  detailed: 'with details',
  state: {
    pending: 'Waiting to be sent',
    sending: 'Being sent',
    failed: 'Not recorded',
    unclear: 'To be checked',
    sent: 'Recorded',
  },
  about: {
    pending: 'Kept on this device, it is sent as soon as the connection allows.',
    unclear: 'The server has a class on that day already. Tell us whether it is the same.',
    unknown:
      'The answer was lost, and this server does not recognize a second request: check whether the class is recorded.',
    server: 'The server could not record it. The portal will try again.',
    refused: 'The server refused it:',
  },
  refusal: {
    forbidden:
      'The server refused it: you do not have access to this contract, which may have been given to someone else. Write to us if that is a mistake.',
    'not-found': 'The server refused it: this contract no longer exists. Write to us if that is a mistake.',
    conflict:
      'The server refused it: it conflicts with what is already recorded for this contract. Check the date and the length.',
    refused:
      'The server refused it: it does not accept the date, the length or one of the absent students. Change it, or write to us.',
  },
  meetingRefused: 'The attendance is recorded, but the server did not keep the file of the meeting.',
  notLasting: 'This browser keeps nothing: leave this page open until it is sent.',
  check: 'Check',
  initials: 'Initials',
  initialsOf: 'Initials of {{date}}',
  kept: 'Kept',
  keptText: 'No connection. This attendance is kept on this device and is sent once the connection is back.',
  askAgain: 'An attendance has to be checked',
  askAgainText:
    'The server has a class on that day already. The attendance page asks you whether it is the same.',
  unknownText:
    'The answer of the server was lost. The attendance page asks you whether the class is recorded.',
  removeDialog: {
    title: 'Remove this attendance?',
    text: 'It is not recorded, and will not be: {{number}}, {{date}}, {{minutes}} min.',
    cancel: 'Keep',
  },
  changeDialog: {
    title: 'Replace what is in the form?',
    text: 'What you chose there and did not submit is lost.',
  },
  same: {
    title: 'Is it the same class?',
    yours: 'You submitted',
    theirs: 'Recorded on that day already',
    loading: 'Reading the recorded classes',
    offline: 'The recorded classes could not be read. Try again once the connection is back.',
    none: 'No class is recorded on that day: you can send it.',
    yes: 'It is the same',
    no: 'It is another one: send it',
  },
  notice: {
    waiting_one: '{{count}} attendance waits to be sent.',
    waiting_other: '{{count}} attendances wait to be sent.',
    asking_one: '{{count}} attendance is not recorded and waits for your answer.',
    asking_other: '{{count}} attendances are not recorded and wait for your answer.',
    sending_one: '{{count}} attendance is being sent.',
    sending_other: '{{count}} attendances are being sent.',
    open: 'See',
    sent: 'Everything that you submitted is recorded.',
  },
} satisfies Translation<typeof fr>;

/** Texts about queued classes, in their own chunk so that the first page does not load them. */
export const waitingWords = /* @__PURE__ */ defineWords('waiting', { fr, en }, actionWords, courseWords);
