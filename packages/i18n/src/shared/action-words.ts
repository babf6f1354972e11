import type { Translation } from '../define-words';

const fr = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
};

const en = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
} satisfies Translation<typeof fr>;

/** What buttons do. */
export const actionWords = { fr, en };
