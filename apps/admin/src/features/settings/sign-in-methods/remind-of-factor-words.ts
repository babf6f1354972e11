import { actionWords, definePairs } from '@portal/i18n';

/** Texts of the dialog that reminds people of the second factor. */
export const remindOfFactorWords = /* @__PURE__ */ definePairs(
  'remind-of-factor',
  {
    title: ['Envoyer un rappel de la connexion en deux étapes', 'Remind people of two-step sign-in'],
    text: [
      'Chaque personne reçoit un courriel en français et en anglais, qui explique comment ajouter une deuxième étape. Une personne en reçoit au plus un par semaine.',
      'Each person gets an email in French and English that explains how to add a second step. A person gets at most one a week.',
    ],
    people: ['Destinataires', 'Recipients'],
    required: ['obligatoire', 'required'],
    recent: [
      'Rappel envoyé le {{date}} : pas d’autre avant une semaine',
      'Reminder sent {{date}}: no other one within a week',
    ],
    earlier: ['Dernier rappel le {{date}}', 'Last reminder {{date}}'],
    send_one: ['Envoyer {{count}} rappel', 'Send {{count}} reminder'],
    send_other: ['Envoyer {{count}} rappels', 'Send {{count}} reminders'],
    nothing: ['Choisissez au moins une personne.', 'Choose at least one person.'],
    first: [
      'Seules les {{count}} premières personnes peuvent être choisies en même temps.',
      'Only the first {{count}} people can be chosen at once.',
    ],
    done_one: ['{{count}} rappel envoyé', '{{count}} reminder sent'],
    done_other: ['{{count}} rappels envoyés', '{{count}} reminders sent'],
    noneSent: ['Aucun rappel envoyé', 'No reminders sent'],
    left: ['Ces personnes n’ont pas reçu de rappel :', 'These people were not reminded:'],
    skipped: {
      recent: ['a reçu un rappel il y a moins d’une semaine', 'was reminded less than a week ago'],
      done: ['a maintenant une deuxième étape', 'has a second step now'],
      inactive: ['ne peut pas se connecter', 'cannot sign in'],
    },
    notSent: ['Les rappels n’ont pas été envoyés.', 'The reminders were not sent.'],
    unknown: [
      'Aucune réponse n’est venue : les rappels ont peut-être été envoyés. La liste le dira.',
      'No answer came: the reminders may have been sent. The list will show it.',
    ],
  },
  actionWords,
);
