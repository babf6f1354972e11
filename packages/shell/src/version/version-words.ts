import type { Halves } from '@portal/i18n';

/** What is said about a version that was deployed while a page was open. */
export const versionWords = {
  title: { fr: 'Nouvelle version', en: 'New version' },
  text: {
    fr: 'Une nouvelle version est disponible. Rechargez la page quand vous aurez enregistré votre travail.',
    en: 'A new version is available. Reload the page once you have saved your work.',
  },
  reload: { fr: 'Recharger', en: 'Reload' },
} satisfies Record<string, Halves>;
