import { courseWords, definePairs } from '@portal/i18n';

/** Texts for the status of a private link. */
export const linkStateWords = /* @__PURE__ */ definePairs(
  'link-state',
  {
    state: {
      active: ['Actif', 'Active'],
      'expires-soon': ['Expire bientôt', 'Expires soon'],
      'never-opened': ['Jamais ouvert', 'Never opened'],
      expired: ['Expiré', 'Expired'],
      revoked: ['Révoqué', 'Revoked'],
      none: ['Aucun lien', 'No link'],
    },
    until: ['jusqu’au {{day}}', 'until {{day}}'],
    inDays_one: ['dans {{count}} jour', 'in {{count}} day'],
    inDays_other: ['dans {{count}} jours', 'in {{count}} days'],
    since: ['depuis le {{day}}', 'since {{day}}'],
    revokedBy: ['par {{name}}, {{day}}', 'by {{name}}, {{day}}'],
    lastOpened: ['Dernière ouverture : {{day}}', 'Last opened: {{day}}'],
    opened_one: ['{{count}} ouverture', 'Opened {{count}} time'],
    opened_other: ['{{count}} ouvertures', 'Opened {{count}} times'],
  },
  courseWords,
);
