import type { TextPair } from '@portal/i18n';

export const versionWords = {
  title: { fr: 'Une nouvelle version est disponible', en: 'A new version is available' },
  text: { fr: 'Rechargez quand votre travail est enregistré.', en: 'Reload once your work is saved.' },
  reload: { fr: 'Recharger', en: 'Reload' },
} satisfies Record<string, TextPair>;
