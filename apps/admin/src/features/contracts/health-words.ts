import { defineWords, hourWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Le contrat en bref',
  ready: 'Prêt à être activé',
  readyText: 'Le contrat a un enseignant et des étudiants, mais il est encore en attente.',
  activate: 'Activer le contrat',
  remaining: 'Il reste {{hours}} h',
  classes_one: '{{recorded}} cours sur {{count}}',
  classes_other: '{{recorded}} cours sur {{count}}',
  expires_one: 'Expire dans {{count}} jour',
  expires_other: 'Expire dans {{count}} jours',
  expiresToday: 'Expire aujourd’hui',
  expired_one: 'Expiré depuis {{count}} jour',
  expired_other: 'Expiré depuis {{count}} jours',
};

const en = {
  title: 'The contract at a glance',
  ready: 'Ready to be activated',
  readyText: 'The contract has a teacher and students, but is still pending.',
  activate: 'Activate the contract',
  remaining: '{{hours}} h left',
  classes_one: '{{recorded}} of {{count}} class',
  classes_other: '{{recorded}} of {{count}} classes',
  expires_one: 'Expires in {{count}} day',
  expires_other: 'Expires in {{count}} days',
  expiresToday: 'Expires today',
  expired_one: 'Expired {{count}} day ago',
  expired_other: 'Expired {{count}} days ago',
} satisfies Translation<typeof fr>;

export const healthWords = /* @__PURE__ */ defineWords('contract-health', { fr, en }, hourWords);
