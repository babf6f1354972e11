import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Le contrat en bref',
  hours: 'Heures données',
  remaining: 'Il reste {{hours}} h',
  classes: '{{recorded}} cours sur {{total}}',
  expires_one: 'Expire dans {{count}} jour',
  expires_other: 'Expire dans {{count}} jours',
  expiresToday: 'Expire aujourd’hui',
  expired_one: 'Expiré depuis {{count}} jour',
  expired_other: 'Expiré depuis {{count}} jours',
};

const en = {
  title: 'The contract at a glance',
  hours: 'Hours taught',
  remaining: '{{hours}} h left',
  classes: '{{recorded}} of {{total}} classes',
  expires_one: 'Expires in {{count}} day',
  expires_other: 'Expires in {{count}} days',
  expiresToday: 'Expires today',
  expired_one: 'Expired {{count}} day ago',
  expired_other: 'Expired {{count}} days ago',
} satisfies Translation<typeof fr>;

/** The words of a contract's figures. */
export const healthWords = /* @__PURE__ */ defineWords('contract-health', { fr, en });
