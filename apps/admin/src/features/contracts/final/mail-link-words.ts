import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Envoyer le lien à {{name}}?',
  to: 'À',
  language: { both: 'En français, puis en anglais', fr: 'En français', en: 'En anglais' },
  edit: 'Modifier l’adresse ou la langue',
  add: 'Inscrire l’adresse',
  link: 'Le lien privé de la société suit ce texte.',
  last: 'Envoyé le {{when}} par {{who}} à {{address}}.',
  lastForgotten: 'Envoyé le {{when}} par {{who}}.',
  somebody: 'un ancien utilisateur',
  failed: 'Le dernier courriel n’est pas parti. Voyez la liste des courriels.',
  send: 'Envoyer',
  again: 'Envoyer de nouveau',
  cancel: 'Annuler',
  close: 'Fermer',
  reading: 'Préparation du courriel',
  cannot: 'La raison est indiquée ci-dessus.',
  notRead: 'Le courriel n’a pas pu être préparé.',
  notSent: 'Le lien n’a pas été envoyé.',
  unknown:
    'La réponse s’est perdue : le lien a peut-être été envoyé. Vérifiez ci-dessous avant de recommencer.',
  sent: 'Le lien a été envoyé à {{address}}.',
  repeated: 'Rien de plus n’est parti : {{who}} venait d’envoyer le lien.',
  refused: {
    archived: 'Cette société est archivée. Rétablissez-la avant d’envoyer son lien.',
    'no-address': 'Cette société n’a pas d’adresse courriel.',
    'no-reports': 'Ce contrat n’a encore aucun rapport à montrer.',
    revoked: 'Le lien de cette société est révoqué. Renouvelez-le d’abord dans les liens privés.',
    expired: 'Le lien de cette société a expiré. Renouvelez-le d’abord dans les liens privés.',
  },
} as const;

const en = {
  title: 'Mail the link to {{name}}?',
  to: 'To',
  language: { both: 'In French, then in English', fr: 'In French', en: 'In English' },
  edit: 'Change the address or the language',
  add: 'Enter the address',
  link: 'The private link of the company follows this text.',
  last: 'Sent on {{when}} by {{who}} to {{address}}.',
  lastForgotten: 'Sent on {{when}} by {{who}}.',
  somebody: 'a former user',
  failed: 'The last email was not sent. See the list of emails.',
  send: 'Send',
  again: 'Send again',
  cancel: 'Cancel',
  close: 'Close',
  reading: 'Preparing the email',
  cannot: 'The reason is given above.',
  notRead: 'The email could not be prepared.',
  notSent: 'The link was not sent.',
  unknown: 'The answer was lost: the link may have been sent. Check below before you try again.',
  sent: 'The link was sent to {{address}}.',
  repeated: 'Nothing more was sent: {{who}} had just sent the link.',
  refused: {
    archived: 'This company is archived. Restore it before you send its link.',
    'no-address': 'This company has no email address.',
    'no-reports': 'This contract has no report to show yet.',
    revoked: 'The link of this company is revoked. Renew it first under private links.',
    expired: 'The link of this company has expired. Renew it first under private links.',
  },
} satisfies Translation<typeof fr>;

/** Texts of the mail with the link of a company. */
export const mailLinkWords = /* @__PURE__ */ defineWords('mail-link', { fr, en });
