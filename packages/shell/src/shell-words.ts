import { defineWords, standardWords, type Translation } from '@portal/i18n';

const fr = {
  nav: {
    label: 'Navigation principale',
    menu: 'Menu',
    waiting_one: '{{count}} élément',
    waiting_other: '{{count}} éléments',
    home: 'Accueil',
    attendance: 'Soumettre les présences',
    guide: 'Guide {{product}}',
    profile: 'Votre profil',
  },
  tab: { home: 'Accueil', attendance: 'Présences', guide: 'Guide', profile: 'Profil' },
  skip: 'Aller au contenu',
  language: 'Langue d’affichage',
  userMenu: 'Menu : {{name}}',
  signedInAs: 'Session ouverte : {{name}}',
  theme: { label: 'Apparence', system: 'Système', light: 'Claire', dark: 'Sombre' },
  changePassword: 'Changer le mot de passe',
  sessions: 'Sessions et connexions',
  secondFactor: 'Connexion en deux étapes',
  signOut: 'Se déconnecter',
  phone: 'Téléphone sans frais',
  email: 'Courriel',
  toasts: 'Notifications',
  undo: 'Annuler',
  loadingPage: 'Chargement de la page',
  goHome: 'Retour à l’accueil',
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à aucune page. Vérifiez-la, ou revenez à l’accueil.',
  },
  failed: {
    title: 'Une erreur est survenue',
    text: 'La page n’a pas pu s’afficher.',
    missing:
      'Une partie de la page n’est pas arrivée : la connexion est coupée, ou une nouvelle version vient d’être installée.',
    kept: 'Ce que vous aviez saisi est gardé et vous sera proposé de nouveau.',
    reload: 'Recharger la page',
    reference: 'Référence',
  },
  unreachable: {
    title: 'Pas de connexion',
    text: 'Le portail ne répond pas. Vérifiez votre connexion, puis réessayez.',
  },
};

const en = {
  nav: {
    label: 'Main navigation',
    menu: 'Menu',
    waiting_one: '{{count}} item',
    waiting_other: '{{count}} items',
    home: 'Home',
    attendance: 'Submit Attendance',
    guide: '{{product}} Guide',
    profile: 'Your Profile',
  },
  tab: { home: 'Home', attendance: 'Attendance', guide: 'Guide', profile: 'Profile' },
  skip: 'Skip to content',
  language: 'Display language',
  userMenu: 'Menu of {{name}}',
  signedInAs: 'Signed in: {{name}}',
  theme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  changePassword: 'Change password',
  sessions: 'Sessions and sign-ins',
  secondFactor: 'Two-step sign-in',
  signOut: 'Logout',
  phone: 'Toll-free phone',
  email: 'Email',
  toasts: 'Notifications',
  undo: 'Undo',
  loadingPage: 'Loading the page',
  goHome: 'Back to home',
  notFound: {
    title: 'Page not found',
    text: 'This address leads to no page. Check it, or go back to home.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The page could not be shown.',
    missing:
      'Part of the page did not arrive: the connection is gone, or a new version has just been installed.',
    kept: 'What you had typed is kept and will be offered to you again.',
    reload: 'Reload the page',
    reference: 'Reference',
  },
  unreachable: {
    title: 'No connection',
    text: 'The portal does not answer. Check your connection, then try again.',
  },
} satisfies Translation<typeof fr>;

/** Texts around every page: navbar, errors, waiting states. */
export const shellWords = /* @__PURE__ */ defineWords('shell', { fr, en }, standardWords);
