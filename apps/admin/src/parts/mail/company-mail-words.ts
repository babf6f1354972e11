import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  to: 'À',
  language: { both: 'En français, puis en anglais', fr: 'En français', en: 'En anglais' },
  edit: 'Modifier l’adresse ou la langue',
  add: 'Inscrire l’adresse',
  link: 'Le lien privé de la société suit ce texte.',
  last: 'Envoyé le {{when}} par {{who}} à {{address}}.',
  lastForgotten: 'Envoyé le {{when}} par {{who}}.',
  formerUser: 'un ancien utilisateur',
  failed: 'Le dernier courriel n’est pas parti. Voyez la liste des courriels.',
  bounced: 'Le dernier courriel est revenu. Voyez la liste des courriels.',
  refused: {
    archived: 'Cette société est archivée. Rétablissez-la avant de lui écrire.',
    'no-address': 'Cette société n’a pas d’adresse courriel.',
    'no-reports': 'Ce contrat n’a encore aucun rapport à montrer.',
    revoked: 'Le lien de cette société est révoqué. Renouvelez-le d’abord dans les liens privés.',
    expired: 'Le lien de cette société a expiré. Renouvelez-le d’abord dans les liens privés.',
  },
} as const;

const en = {
  to: 'To',
  language: { both: 'In French, then in English', fr: 'In French', en: 'In English' },
  edit: 'Change the address or the language',
  add: 'Enter the address',
  link: 'The private link of the company follows this text.',
  last: 'Sent on {{when}} by {{who}} to {{address}}.',
  lastForgotten: 'Sent on {{when}} by {{who}}.',
  formerUser: 'a former user',
  failed: 'The last email was not sent. See the list of emails.',
  bounced: 'The last email was returned. See the list of emails.',
  refused: {
    archived: 'This company is archived. Restore it before you write to it.',
    'no-address': 'This company has no email address.',
    'no-reports': 'This contract has no report to show yet.',
    revoked: 'The link of this company is revoked. Renew it first under private links.',
    expired: 'The link of this company has expired. Renew it first under private links.',
  },
} satisfies Translation<typeof fr>;

/** Texts about a mail to a company. */
export const companyMailWords = /* @__PURE__ */ defineWords('company-mail', { fr, en });
