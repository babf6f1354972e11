import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Courriels',
  search: 'Chercher un destinataire ou un objet',
  stateFilter: 'État',
  anyState: 'État : tous',
  counted_one: 'courriel',
  counted_other: 'courriels',
  caption: 'Courriels, du plus récent au plus ancien',
  loading: 'Chargement des courriels',
  pages: 'Pages de la liste des courriels',
  empty: 'Aucun courriel',
  emptyText:
    'Les invitations, les nouveaux mots de passe et les avis que le portail envoie apparaissent ici.',
  noMatch: 'Aucun courriel ne correspond',
  off: 'Les courriels ne sont pas envoyés',
  offText:
    'Aucun serveur de courriel n’est réglé. Les courriels attendent ici jusqu’à ce que la personne responsable du serveur règle SMTP_URL et MAIL_FROM.',
  column: {
    written: 'Écrit le',
    recipient: 'Destinataire',
    subject: 'Objet',
    state: 'État',
    attempts: 'Essais',
    error: 'Dernier problème',
    actions: 'Actions',
  },
  state: {
    waiting: 'En attente',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    failed: 'Échec',
    unknown: 'Peut-être envoyé',
  },
  next: 'prochain :',
  problem: {
    account: 'Le serveur de courriel refuse le compte',
    unreachable: 'Le serveur de courriel est injoignable',
    busy: 'Le serveur de courriel refuse pour le moment',
    refused: 'Le serveur du destinataire refuse le courriel',
    other: 'L’envoi a échoué',
  },
  retry: {
    label: 'Envoyer de nouveau',
    title: 'Envoyer de nouveau le courriel à {{recipient}} ?',
    text: 'Il sera envoyé dès que possible. Un lien expiré ou remplacé depuis n’ouvre plus rien : dans ce cas, envoyez plutôt une nouvelle invitation.',
    unknown: 'Il est peut-être déjà arrivé : la personne pourrait le recevoir deux fois.',
    done: 'Le courriel à {{recipient}} attend d’être envoyé.',
    failed: 'Le courriel n’a pas été remis en attente.',
  },
} as const;

const en = {
  title: 'Emails',
  search: 'Search recipients and subjects',
  stateFilter: 'State',
  anyState: 'State: all',
  counted_one: 'email',
  counted_other: 'emails',
  caption: 'Emails, newest first',
  loading: 'Loading the emails',
  pages: 'Pages of the emails list',
  empty: 'No emails',
  emptyText: 'The invitations, new passwords and notices that the portal sends appear here.',
  noMatch: 'No email matches',
  off: 'Emails are not sent',
  offText:
    'No mail server is set. Emails wait here until whoever is responsible for the server sets SMTP_URL and MAIL_FROM.',
  column: {
    written: 'Written',
    recipient: 'Recipient',
    subject: 'Subject',
    state: 'State',
    attempts: 'Attempts',
    error: 'Last problem',
    actions: 'Actions',
  },
  state: {
    waiting: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Failed',
    unknown: 'Possibly sent',
  },
  next: 'next:',
  problem: {
    account: 'The mail server refuses the account',
    unreachable: 'The mail server cannot be reached',
    busy: 'The mail server refuses for now',
    refused: 'The recipient’s server refuses the email',
    other: 'Sending failed',
  },
  retry: {
    label: 'Send again',
    title: 'Send the email to {{recipient}} again?',
    text: 'It is sent as soon as possible. A link that has expired or was replaced since opens nothing: in that case, send a new invitation instead.',
    unknown: 'It may have arrived already: the person could receive it twice.',
    done: 'The email to {{recipient}} is waiting to be sent.',
    failed: 'The email was not put back in the queue.',
  },
} satisfies Translation<typeof fr>;

export const mailListWords = /* @__PURE__ */ defineWords('mails-list', { fr, en });
