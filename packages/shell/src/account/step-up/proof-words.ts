import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Confirmez que c’est bien vous',
  text: 'Cette action est protégée. Ce que vous avez entré n’est pas perdu : elle continue dès que vous avez confirmé, et rien d’autre n’est demandé pendant dix minutes.',
  loading: 'Chargement',
  notRead: 'La confirmation ne peut pas être préparée pour le moment.',
  noWay: 'Ce compte ne peut pas être confirmé ici. Déconnectez-vous, puis connectez-vous de nouveau.',
  use: {
    password: 'Confirmer avec le mot de passe',
    code: 'Confirmer avec un code',
    passkey: 'Confirmer avec une clé d’accès',
    provider: 'Confirmer avec un compte lié',
  },
  passkey: 'Votre appareil vérifie que c’est vous.',
  noPasskeys:
    'Ce navigateur ne peut pas utiliser vos clés d’accès. Ouvrez le portail sur un appareil qui en a une.',
  provider: {
    text: 'Vous vous connectez de nouveau dans une autre fenêtre. Cette page reste ouverte.',
    open: 'Confirmer avec {{provider}}',
    again: 'Recommencer avec {{provider}}',
    waiting: 'Terminez la connexion dans l’autre fenêtre. L’action continue ensuite d’elle-même.',
    blocked: 'Votre navigateur n’a pas ouvert l’autre fenêtre. Ouvrez-la vous-même :',
    link: 'Ouvrir la page de {{provider}}',
    notBegun: 'La connexion ne peut pas être préparée pour le moment.',
    noTime: '{{provider}} ne dit pas quand vous vous êtes connecté. Confirmez d’une autre façon.',
    noTimeAlone:
      '{{provider}} ne dit pas quand vous vous êtes connecté. Déconnectez-vous, puis connectez-vous de nouveau.',
  },
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
  use: {
    password: 'Confirm with the password',
    code: 'Confirm with a code',
    passkey: 'Confirm with a passkey',
    provider: 'Confirm with a linked account',
  },
  passkey: 'Your device verifies that it is you.',
  noPasskeys: 'This browser cannot use your passkeys. Open the portal on a device that has one.',
  provider: {
    text: 'You sign in again in another window. This page stays open.',
    open: 'Confirm with {{provider}}',
    again: 'Try {{provider}} again',
    waiting: 'Complete the sign-in in the other window. The action then continues by itself.',
    blocked: 'Your browser did not open the other window. Open it yourself:',
    link: 'Open the page of {{provider}}',
    notBegun: 'The sign-in cannot be prepared at the moment.',
    noTime: '{{provider}} does not say when you signed in. Confirm in another way.',
    noTimeAlone: '{{provider}} does not say when you signed in. Sign out, then sign in again.',
  },
  password: 'Password',
  reveal: 'Show the password',
  confirm: 'Confirm',
  missing: 'Enter your password.',
  wrong: 'This password is not right.',
  failed: 'The confirmation was not made.',
};

/** Texts of the dialog that asks for a fresh proof of who the person is. */
export const proofWords = /* @__PURE__ */ defineWords('proof', { fr, en }, actionWords);
