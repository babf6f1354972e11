import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: {
    expired: 'Ce lien est expiré',
    revoked: 'Ce lien a été révoqué',
    replaced: 'Ce lien a été remplacé par un nouveau',
  },
  text: {
    expired: 'Il ne s’ouvre plus. Demandez-en un nouveau à l’école.',
    revoked: 'L’école y a mis fin. Écrivez à l’école si vous avez encore besoin de vos rapports.',
    replaced: 'Utilisez le dernier lien que vous avez reçu, ou demandez-le à l’école.',
  },
} as const;

const en = {
  title: {
    expired: 'This link has expired',
    revoked: 'This link was revoked',
    replaced: 'This link was replaced by a new one',
  },
  text: {
    expired: 'It no longer opens. Ask the school for a new one.',
    revoked: 'The school has ended it. Write to the school if you still need your reports.',
    replaced: 'Use the newest link that you received, or ask the school for it.',
  },
} satisfies Translation<typeof fr>;

/** Why a link does not open. */
export const deadLinkWords = /* @__PURE__ */ defineWords('dead-link', { fr, en });
