import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Votre profil',
  signOut: 'Se déconnecter',
  password: 'Changer le mot de passe',
  passwordLoading: 'Chargement du formulaire',
  passwordUnreachable: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  display: 'Affichage',
  invoicing: 'Facturation',
  hours: 'Vos heures du mois',
  guide: 'Guide de facturation',
  contact: 'Nous joindre',
};

const en = {
  title: 'Your Profile',
  signOut: 'Sign out',
  password: 'Change password',
  passwordLoading: 'Loading the form',
  passwordUnreachable: 'The form could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  display: 'Display',
  invoicing: 'Invoicing',
  hours: 'Your hours of the month',
  guide: 'Invoicing guide',
  contact: 'Contact us',
} satisfies Translation<typeof fr>;

/** The words of the profile. */
export const profileWords = /* @__PURE__ */ defineWords('teacher-profile', { fr, en });
