import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Envoyer le lien à {{name}}?',
  reading: 'Préparation du courriel',
  cannot: 'La raison est indiquée ci-dessus.',
  notRead: 'Le courriel n’a pas pu être préparé.',
  notSent: 'Le lien n’a pas été envoyé.',
  unknown:
    'La réponse s’est perdue : le lien a peut-être été envoyé. Vérifiez ci-dessous avant de recommencer.',
  sent: 'Le lien a été envoyé à {{address}}.',
  repeated: 'Rien de plus n’est parti : {{who}} venait d’envoyer le lien.',
} as const;

const en = {
  title: 'Email the link to {{name}}?',
  reading: 'Preparing the email',
  cannot: 'The reason is given above.',
  notRead: 'The email could not be prepared.',
  notSent: 'The link was not sent.',
  unknown: 'The answer was lost: the link may have been sent. Check below before you try again.',
  sent: 'The link was sent to {{address}}.',
  repeated: 'Nothing more was sent: {{who}} had just sent the link.',
} satisfies Translation<typeof fr>;

/** Texts of the mail with the link of a company. */
export const mailLinkWords = /* @__PURE__ */ defineWords('mail-link', { fr, en }, actionWords);
