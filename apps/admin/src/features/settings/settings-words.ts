import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  menu: 'Administration',
  more: 'Autres',
  languages: 'Langues',
  companies: 'Sociétés',
  materials: 'Matériel',
  users: 'Utilisateurs',
  files: 'Gestionnaire de fichiers',
  organisation: 'Organisation',
  courseTypes: 'Types de cours',
  hours: 'Heures du mois',
  hoursTotals: 'Totaux des heures',
  contractHours: 'Heures des contrats',
  closedDays: 'Jours de fermeture',
  phrases: 'Phrases',
  links: 'Liens privés',
  imports: 'Importations',
  mails: 'Courriels',
  reminders: 'Rappels',
  signIns: 'Connexions',
  signInMethods: 'Moyens de connexion',
} as const;

const en = {
  menu: 'Administration',
  more: 'More',
  languages: 'Languages',
  companies: 'Companies',
  materials: 'Materials',
  users: 'Users',
  files: 'File Manager',
  organisation: 'Organization',
  courseTypes: 'Course types',
  hours: 'Hours of the month',
  hoursTotals: 'Hour totals',
  contractHours: 'Contract hours',
  closedDays: 'Closed days',
  phrases: 'Phrases',
  links: 'Private links',
  imports: 'Imports',
  mails: 'Emails',
  reminders: 'Reminders',
  signIns: 'Sign-ins',
  signInMethods: 'Sign-in methods',
} satisfies Translation<typeof fr>;

export const settingsWords = /* @__PURE__ */ defineWords('settings', { fr, en });
