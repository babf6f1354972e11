import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  state: {
    active: 'Actif',
    'expires-soon': 'Expire bientôt',
    'never-opened': 'Jamais ouvert',
    expired: 'Expiré',
    revoked: 'Révoqué',
    none: 'Aucun lien',
  },
  until: 'jusqu’au {{day}}',
  inDays_one: 'dans {{count}} jour',
  inDays_other: 'dans {{count}} jours',
  since: 'depuis le {{day}}',
  revokedBy: 'par {{name}}, {{day}}',
  lastOpened: 'Dernière ouverture : {{day}}',
  opened_one: '{{count}} ouverture',
  opened_other: '{{count}} ouvertures',
} as const;

const en = {
  state: {
    active: 'Active',
    'expires-soon': 'Expires soon',
    'never-opened': 'Never opened',
    expired: 'Expired',
    revoked: 'Revoked',
    none: 'No link',
  },
  until: 'until {{day}}',
  inDays_one: 'in {{count}} day',
  inDays_other: 'in {{count}} days',
  since: 'since {{day}}',
  revokedBy: 'by {{name}}, {{day}}',
  lastOpened: 'Last opened: {{day}}',
  opened_one: 'Opened {{count}} time',
  opened_other: 'Opened {{count}} times',
} satisfies Translation<typeof fr>;

/** Texts for the status of a private link. */
export const linkStateWords = /* @__PURE__ */ defineWords('link-state', { fr, en }, courseWords);
