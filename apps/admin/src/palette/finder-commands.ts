/** Commands of the palette that stay on the current page. */
export const finderCommands = [
  { id: 'shortcuts', also: 'aide help clavier keyboard' },
  { id: 'languageBoth', also: 'langue language bilingue bilingual anglais' },
  { id: 'languageFr', also: 'langue language' },
  { id: 'languageEn', also: 'langue language' },
  { id: 'themeSystem', also: 'thème theme mode automatique automatic' },
  { id: 'themeLight', also: 'thème theme mode clair jour day' },
  { id: 'themeDark', also: 'thème theme mode nuit night' },
  { id: 'changePassword', also: 'compte account sécurité security' },
  { id: 'signOut', also: 'log out sign out déconnexion quitter fermer la session' },
] as const;

export type FinderCommand = (typeof finderCommands)[number]['id'];
