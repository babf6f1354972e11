import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Confirmez que c’est bien vous',
  text: 'Cette action est protégée. Ce que vous avez entré n’est pas perdu : elle continue dès que vous avez confirmé, et rien d’autre n’est demandé pendant dix minutes.',
  loading: 'Chargement',
  notRead: 'La confirmation ne peut pas être préparée pour le moment.',
  noWay: 'Ce compte ne peut pas être confirmé ici. Déconnectez-vous, puis connectez-vous de nouveau.',
  use: { password: 'Confirmer avec le mot de passe', code: 'Confirmer avec un code' },
  password: 'Mot de passe',
  reveal: 'Afficher le mot de passe',
  confirm: 'Confirmer',
  missing: 'Entrez votre mot de passe.',
  wrong: 'Ce mot de passe n’est pas le bon.',
  failed: 'La confirmation n’a pas été faite.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Confirm that it is you',
  text: 'This action is protected. What you have entered is not lost: the action continues as soon as you have confirmed, and you are not asked again for ten minutes.',
  loading: 'Loading',
  notRead: 'The confirmation cannot be prepared at the moment.',
  noWay: 'This account cannot be confirmed here. Sign out, then sign in again.',
  use: { password: 'Confirm with the password', code: 'Confirm with a code' },
  password: 'Password',
  reveal: 'Show the password',
  confirm: 'Confirm',
  missing: 'Enter your password.',
  wrong: 'This password is not right.',
  failed: 'The confirmation was not made.',
};

/** Texts of the dialog that asks for a fresh proof of who the person is. */
export const proofWords = /* @__PURE__ */ defineWords('proof', { fr, en }, actionWords);
