import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Archiver le contrat {{number}}?',
  text: 'Il ne pourra plus être modifié et quittera les listes. Rien n’est supprimé : un autre statut le ramène.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Archive contract {{number}}?',
  text: 'It can no longer be changed and leaves the lists. Nothing is deleted: another status brings it back.',
};

export const archiveContractWords = /* @__PURE__ */ defineWords('archive-contract', { fr, en }, actionWords);
