import { definePairs } from '@portal/i18n';

export const settingsWords = /* @__PURE__ */ definePairs('settings', {
  menu: ['Administration', 'Administration'],
  more: ['Autres', 'More'],
  languages: ['Langues', 'Languages'],
  companies: ['Sociétés', 'Companies'],
  materials: ['Matériel', 'Materials'],
  users: ['Utilisateurs', 'Users'],
  files: ['Gestionnaire de fichiers', 'File Manager'],
  organisation: ['Organisation', 'Organization'],
  courseTypes: ['Types de cours', 'Course types'],
  closedDays: ['Jours de fermeture', 'Closed days'],
  phrases: ['Phrases', 'Phrases'],
  signIns: ['Connexions', 'Sign-ins'],
  signInMethods: ['Moyens de connexion', 'Sign-in methods'],
  apiKeys: ['Clés d’API', 'API keys'],
  webhooks: ['Webhooks', 'Webhooks'],
});
