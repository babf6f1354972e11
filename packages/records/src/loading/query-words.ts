import { defineWords, type Translation } from '@portal/i18n';

// Separate from the app's other texts, because the first page may be the one that fails to load.

const fr = {
  loading: 'Chargement',
  error: 'Une erreur est survenue',
  errorText: 'La page n’a pas pu être chargée. Réessayez dans un moment.',
  offline: 'Hors ligne',
  offlineText: 'Vérifiez votre connexion, puis réessayez.',
  forbidden: 'Accès refusé',
  forbiddenText: 'Votre compte ne permet pas de voir cette page.',
} as const;

const en = {
  loading: 'Loading',
  error: 'Something went wrong',
  errorText: 'The page could not be loaded. Try again in a moment.',
  offline: 'Offline',
  offlineText: 'Check your connection, then try again.',
  forbidden: 'Access denied',
  forbiddenText: 'Your account does not allow you to see this page.',
} satisfies Translation<typeof fr>;

/** Texts for loading and error states. */
export const queryWords = /* @__PURE__ */ defineWords('query', { fr, en });
