import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  tagline: 'Former, suivre, rendre compte.',
  login: { title: 'Connexion' },
  forgot: {
    title: 'Mot de passe oublié',
    text: 'Entrez votre courriel : nous vous enverrons un lien pour choisir un mot de passe.',
  },
  setPassword: { title: 'Choisir un mot de passe' },
  changePassword: { title: 'Changer le mot de passe', close: 'Fermer' },
  wrongApp: {
    title: 'Vous êtes connecté',
    text: '{{name}} est connecté. Cette partie du portail est réservée à d’autres personnes.',
    open: 'Aller à mon portail',
    signOut: 'Se déconnecter',
  },
  toast: {
    errorTitle: 'Erreur',
    refused: 'Identifiants de connexion non valides',
    welcomeTitle: 'Connexion réussie',
    welcome: 'Bienvenue sur le portail',
    sent: 'Vérifiez votre boîte de réception, nous vous avons envoyé un courriel',
    failed: 'une erreur est survenue',
    passwordSet: 'Votre mot de passe a été défini',
    passwordChanged: 'Le mot de passe a été mis à jour.',
    passwordNotChanged: 'Le mot de passe n’a pas été mis à jour.',
    passwordNotSet: 'Une erreur est survenue, votre mot de passe n’a pas été défini',
  },
};

const en = {
  tagline: 'Teach, follow, report.',
  login: { title: 'Sign in' },
  forgot: {
    title: 'Forgot password',
    text: 'Enter your email: we will send you a link to choose a password.',
  },
  setPassword: { title: 'Choose a password' },
  changePassword: { title: 'Change password', close: 'Close' },
  wrongApp: {
    title: 'You are signed in',
    text: '{{name}} is signed in. This part of the portal is for other people.',
    open: 'Go to my portal',
    signOut: 'Logout',
  },
  toast: {
    errorTitle: 'Error',
    refused: 'Login credentials not valid',
    welcomeTitle: 'Successful login',
    welcome: 'Welcome to the portal',
    sent: 'Check your inbox, we sent you an email',
    failed: 'something went wrong',
    passwordSet: 'Your password was set successfully',
    passwordChanged: 'Password was updated successfully.',
    passwordNotChanged: 'Password was not updated successfully.',
    passwordNotSet: 'An error occured, your password was not set',
  },
} satisfies Translation<typeof fr>;

/** The words of the pages around signing in. */
export const accountPageWords = /* @__PURE__ */ defineWords('account-page', { fr, en });
