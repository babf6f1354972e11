import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  intro: 'Chaque enseignant reçoit un seul courriel, dans les deux langues, avec tout ce qui est coché.',
  first: 'Les {{count}} enseignants les plus en retard sont montrés.',
  quiet: 'Pas de second rappel avant',
  quietDays: {
    1: '1 jour',
    3: '3 jours',
    7: '7 jours',
    14: '14 jours',
  },
  write: 'Écrire à {{name}}',
  items: 'Ce que le courriel nomme',
  to: 'À {{address}}',
  noMail: 'Aucun courriel.',
  skipped: {
    recent: 'Rappel déjà envoyé le {{date}}',
    recentBy: 'Rappel déjà envoyé le {{date}} par {{name}}',
    done: 'Plus rien à rappeler',
    archived: 'Archivé ou sans courriel',
  },
  send_one: 'Envoyer {{count}} courriel',
  send_other: 'Envoyer {{count}} courriels',
  nothing: 'Personne à qui écrire parmi les enseignants choisis.',
  notSent: 'Les rappels n’ont pas été envoyés.',
  unknown:
    'Le serveur n’a pas répondu : les rappels sont peut-être partis. La page des rappels les montrera.',
  doneTitle: 'Rappels envoyés',
  sent_one: '{{count}} courriel envoyé',
  sent_other: '{{count}} courriels envoyés',
  noneSent: 'Aucun rappel envoyé',
  left_one: '{{count}} enseignant ignoré',
  left_other: '{{count}} enseignants ignorés',
  log: 'Voir les rappels envoyés',
} as const;

const en = {
  intro: 'Each teacher gets one email, in both languages, with everything that is checked.',
  first: 'The {{count}} teachers who are most overdue are shown.',
  quiet: 'No second reminder within',
  quietDays: {
    1: '1 day',
    3: '3 days',
    7: '7 days',
    14: '14 days',
  },
  write: 'Write to {{name}}',
  items: 'What the email names',
  to: 'To {{address}}',
  noMail: 'No email.',
  skipped: {
    recent: 'Already reminded on {{date}}',
    recentBy: 'Already reminded on {{date}} by {{name}}',
    done: 'Nothing left to remind about',
    archived: 'Archived or without an email address',
  },
  send_one: 'Send {{count}} email',
  send_other: 'Send {{count}} emails',
  nothing: 'Nobody to write to among the teachers chosen.',
  notSent: 'The reminders were not sent.',
  unknown: 'The server did not answer: the reminders may have been sent. The Reminders page will show them.',
  doneTitle: 'Reminders sent',
  sent_one: '{{count}} email sent',
  sent_other: '{{count}} emails sent',
  noneSent: 'No reminder sent',
  left_one: '{{count}} teacher skipped',
  left_other: '{{count}} teachers skipped',
  log: 'See the reminders sent',
} satisfies Translation<typeof fr>;

export const reminderWords = /* @__PURE__ */ defineWords(
  'reminders',
  { fr, en },
  fileAndMailWords,
  actionWords,
);
