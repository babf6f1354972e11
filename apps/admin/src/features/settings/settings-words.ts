import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  menu: 'Administration',
  languages: 'Langues',
  companies: 'Sociétés',
  materials: 'Matériel',
  users: 'Utilisateurs',
  files: 'Gestionnaire de fichiers',
  mails: 'Courriels',
} as const;

const en = {
  menu: 'Settings',
  languages: 'Languages',
  companies: 'Companies',
  materials: 'Materials',
  users: 'Users',
  files: 'File Manager',
  mails: 'Emails',
} satisfies Translation<typeof fr>;

export const settingsWords = /* @__PURE__ */ defineWords('settings', { fr, en });
