import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  password: 'Mot de passe',
  oldPassword: 'Mot de passe actuel*',
  newPasswordRequired: 'Nouveau mot de passe*',
  confirmationRequired: 'Confirmation*',
  mendFirst: 'Corrigez d’abord les champs marqués.',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmation',
  passwordHint: 'Au moins 8 caractères.',
  reveal: 'Afficher le mot de passe',
  revealOld: 'Afficher le mot de passe actuel',
  revealNew: 'Afficher le nouveau mot de passe',
  revealConfirmation: 'Afficher la confirmation',
  signIn: 'Se connecter',
  forgot: 'Mot de passe oublié?',
  backToSignIn: 'Retour à la connexion',
  setPassword: 'Définir le mot de passe',
  blocked: 'Entrez deux fois le même mot de passe d’au moins 8 caractères.',
};

const en = {
  password: 'Password',
  oldPassword: 'Old password*',
  newPasswordRequired: 'New password*',
  confirmationRequired: 'Confirmation*',
  mendFirst: 'Correct the marked fields first.',
  newPassword: 'New password',
  confirmation: 'Confirmation',
  passwordHint: 'At least 8 characters.',
  reveal: 'Show password',
  revealOld: 'Show old password',
  revealNew: 'Show new password',
  revealConfirmation: 'Show confirmation',
  signIn: 'Sign in',
  forgot: 'Forgot password?',
  backToSignIn: 'Back to sign in',
  setPassword: 'Set password',
  blocked: 'Enter the same password of at least 8 characters twice.',
} satisfies Translation<typeof fr>;

/** Texts of the sign-in forms. */
export const accountWords = /* @__PURE__ */ defineWords('account', { fr, en }, actionWords, courseWords);
