import { actionWords, defineWords, hourWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Votre profil',
  signOut: 'Se déconnecter',
  password: 'Changer le mot de passe',
  passwordUnreachable: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  display: 'Affichage',
  invoicing: 'Facturation',
  contact: 'Nous joindre',
  secondFactor: 'Connexion en deux étapes',
  secondFactorText: 'Un code de votre téléphone après le mot de passe.',
  manageSecondFactor: 'Gérer la connexion en deux étapes',
};

const en = {
  title: 'Your Profile',
  signOut: 'Sign out',
  password: 'Change password',
  passwordUnreachable: 'The form could not be loaded. Check your connection, then try again.',
  display: 'Display',
  invoicing: 'Invoicing',
  contact: 'Contact us',
  secondFactor: 'Two-step sign-in',
  secondFactorText: 'A code from your phone after the password.',
  manageSecondFactor: 'Manage two-step sign-in',
} satisfies Translation<typeof fr>;

/** Texts of the profile. */
export const profileWords = /* @__PURE__ */ defineWords(
  'teacher-profile',
  { fr, en },
  hourWords,
  actionWords,
);
