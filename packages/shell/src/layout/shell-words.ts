import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  nav: {
    label: 'Navigation principale',
    contracts: 'Contrats',
    teachers: 'Enseignants',
    students: 'Étudiants',
    reports: 'Rapports',
    chase: 'À relancer',
    waiting_one: '{{count}} élément',
    waiting_other: '{{count}} éléments',
    administration: 'Administration',
    home: 'Accueil',
    attendance: 'Soumettre les présences',
    guide: 'Guide {{product}}',
    profile: 'Votre profil',
  },
  tab: { home: 'Accueil', attendance: 'Présences', guide: 'Guide', profile: 'Profil' },
  skip: 'Aller au contenu',
  language: 'Langue d’affichage',
  userMenu: 'Menu de {{name}}',
  signedInAs: 'Connecté : {{name}}',
  theme: { label: 'Apparence', system: 'Comme le système', light: 'Claire', dark: 'Sombre' },
  changePassword: 'Changer le mot de passe',
  signOut: 'Se déconnecter',
  phone: 'Téléphone sans frais',
  email: 'Courriel',
  toasts: 'Notifications',
  dismiss: 'Fermer',
  loadingPage: 'Chargement de la page',
  retry: 'Réessayer',
  goHome: 'Retour à l’accueil',
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à aucune page. Vérifiez-la, ou revenez à l’accueil.',
  },
  failed: {
    title: 'Une erreur est survenue',
    text: 'La page n’a pas pu s’afficher. Réessayez; si cela se répète, écrivez-nous.',
  },
  unreachable: {
    title: 'Pas de connexion',
    text: 'Le portail ne répond pas. Vérifiez votre connexion, puis réessayez.',
  },
};

const en = {
  nav: {
    label: 'Main navigation',
    contracts: 'Contracts',
    teachers: 'Teachers',
    students: 'Students',
    reports: 'Reports',
    chase: 'To chase',
    waiting_one: '{{count}} item',
    waiting_other: '{{count}} items',
    administration: 'Administration',
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
  theme: { label: 'Appearance', system: 'Like the system', light: 'Light', dark: 'Dark' },
  changePassword: 'Change password',
  signOut: 'Logout',
  phone: 'Toll-free phone',
  email: 'Email',
  toasts: 'Notifications',
  dismiss: 'Close',
  loadingPage: 'Loading the page',
  retry: 'Try again',
  goHome: 'Back to home',
  notFound: {
    title: 'Page not found',
    text: 'This address leads to no page. Check it, or go back to home.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Try again; if it happens again, write to us.',
  },
  unreachable: {
    title: 'No connection',
    text: 'The portal does not answer. Check your connection, then try again.',
  },
} satisfies Translation<typeof fr>;

/** The words of what surrounds every page. */
export const shellWords = /* @__PURE__ */ defineWords('shell', { fr, en });
