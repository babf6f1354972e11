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

/** The buttons of dialogs and failed pages; apart, because every first page loads them. */
export const standardWords = { fr, en };
