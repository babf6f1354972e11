import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: {
    expired: 'Ce lien a expiré',
    revoked: 'Ce lien a été révoqué',
    replaced: 'Ce lien a été remplacé par un nouveau',
  },
  text: {
    expired: 'Il ne s’ouvre plus. Écrivez-nous pour en obtenir un nouveau.',
    revoked: 'Nous y avons mis fin. Écrivez-nous si vous avez encore besoin de vos rapports.',
    replaced: 'Utilisez le dernier lien que vous avez reçu, ou écrivez-nous.',
  },
} as const;

const en = {
  title: {
    expired: 'This link has expired',
    revoked: 'This link was revoked',
    replaced: 'This link was replaced by a new one',
  },
  text: {
    expired: 'It no longer opens. Write to us for a new one.',
    revoked: 'We have ended it. Write to us if you still need your reports.',
    replaced: 'Use the newest link that you received, or write to us.',
  },
} satisfies Translation<typeof fr>;

/** Texts for the reasons why a link does not open. */
export const deadLinkWords = /* @__PURE__ */ defineWords('dead-link', { fr, en });
