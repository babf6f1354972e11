import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Envoyer un rappel de la connexion en deux étapes',
  text: 'Chaque personne reçoit un courriel en français et en anglais, qui explique comment ajouter une deuxième étape. Une personne en reçoit au plus un par semaine.',
  people: 'Destinataires',
  required: 'obligatoire',
  recent: 'Rappel envoyé le {{date}} : pas d’autre avant une semaine',
  earlier: 'Dernier rappel le {{date}}',
  send_one: 'Envoyer {{count}} rappel',
  send_other: 'Envoyer {{count}} rappels',
  nothing: 'Choisissez au moins une personne.',
  first: 'Seules les {{count}} premières personnes peuvent être choisies en même temps.',
  done_one: '{{count}} rappel envoyé',
  done_other: '{{count}} rappels envoyés',
  noneSent: 'Aucun rappel envoyé',
  left: 'Ces personnes n’ont pas reçu de rappel :',
  skipped: {
    recent: 'a reçu un rappel il y a moins d’une semaine',
    done: 'a maintenant une deuxième étape',
    inactive: 'ne peut pas se connecter',
  },
  notSent: 'Les rappels n’ont pas été envoyés.',
  unknown: 'Aucune réponse n’est venue : les rappels ont peut-être été envoyés. La liste le dira.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Remind people of two-step sign-in',
  text: 'Each person gets an email in French and English that explains how to add a second step. A person gets at most one a week.',
  people: 'Recipients',
  required: 'required',
  recent: 'Reminder sent {{date}}: no other one within a week',
  earlier: 'Last reminder {{date}}',
  send_one: 'Send {{count}} reminder',
  send_other: 'Send {{count}} reminders',
  nothing: 'Choose at least one person.',
  first: 'Only the first {{count}} people can be chosen at once.',
  done_one: '{{count}} reminder sent',
  done_other: '{{count}} reminders sent',
  noneSent: 'No reminders sent',
  left: 'These people were not reminded:',
  skipped: {
    recent: 'was reminded less than a week ago',
    done: 'has a second step now',
    inactive: 'cannot sign in',
  },
  notSent: 'The reminders were not sent.',
  unknown: 'No answer came: the reminders may have been sent. The list will show it.',
};

/** Texts of the dialog that reminds people of the second factor. */
export const remindOfFactorWords = /* @__PURE__ */ defineWords('remind-of-factor', { fr, en }, actionWords);
