import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  with: 'Continuer avec {{provider}}',
  signIn: 'Ou avec un compte que vous avez déjà',
  choose: 'Ou sans mot de passe, avec un compte que vous avez déjà',
  chooseOnly: 'Votre compte n’a pas de mot de passe : ouvrez-le avec un compte que vous avez déjà.',
  arriving: 'Connexion en cours',
  back: 'Retour à la connexion',
  goOn: 'Continuer',
  proved: 'C’est confirmé. Vous pouvez fermer cette fenêtre : l’action continue dans l’autre.',
  closeWindow: 'Fermez cette fenêtre et revenez à l’autre : ce que vous avez entré y est encore.',
  linked: 'Vous pouvez maintenant vous connecter avec {{provider}}.',
  notBegun: 'Le compte ne peut pas être lié pour le moment.',
  lost: 'Aucune réponse n’est venue. Reprenez la connexion.',
  refused: {
    cancelled: 'La connexion a été annulée. Rien n’a changé.',
    expired: 'La connexion a duré trop longtemps, ou elle a commencé dans un autre navigateur. Recommencez.',
    failed:
      'La réponse reçue n’est pas fiable : personne n’est connecté. Recommencez; si cela continue, prévenez l’administration.',
    unavailable:
      'Le service de connexion ne répond pas. Réessayez plus tard, ou utilisez votre mot de passe.',
    unknown:
      'Aucun compte du portail n’est lié à ce compte. Connectez-vous avec votre mot de passe, puis liez-le dans votre profil. Pour une première connexion, ouvrez le lien de votre invitation.',
    inactive: 'Votre compte du portail n’est pas actif. Écrivez à l’administration.',
    taken: 'Ce compte est déjà lié à une autre personne. Choisissez-en un autre.',
    ended: 'Le lien ou la session du début ne fonctionne plus. Recommencez.',
    'other-account':
      'Vous vous êtes connecté avec un compte qui n’est pas lié au vôtre. Recommencez avec le compte lié.',
    'not-again': 'Vous ne vous êtes pas connecté de nouveau. Recommencez, et entrez votre mot de passe.',
    'no-time':
      'Le service de connexion ne dit pas quand vous vous êtes connecté. Confirmez d’une autre façon.',
  },
  own: {
    title: 'Comptes liés',
    text: 'Avec un compte lié, vous vous connectez sans le mot de passe du portail.',
    add: 'Lier un compte {{provider}}',
    gone: 'Fournisseur retiré',
    since: 'Lié le',
    used: 'Dernière connexion',
    remove: 'Délier',
    removeTitle: 'Délier ce compte?',
    removeText: 'Vous ne pourrez plus vous connecter avec ce compte, et ses autres sessions prennent fin.',
    removed: 'Le compte n’est plus lié.',
    notRemoved: 'Le compte n’a pas été délié.',
    notRead: 'Les comptes liés ne peuvent pas être lus pour le moment.',
  },
} as const;

const en: Translation<typeof fr> = {
  with: 'Continue with {{provider}}',
  signIn: 'Or with an account that you already have',
  choose: 'Or without a password, with an account that you already have',
  chooseOnly: 'Your account has no password: open it with an account that you already have.',
  arriving: 'Signing in',
  back: 'Back to sign-in',
  goOn: 'Continue',
  proved: 'Confirmed. You can close this window: the action continues in the other one.',
  closeWindow: 'Close this window and go back to the other one: what you have entered is still there.',
  linked: 'You can now sign in with {{provider}}.',
  notBegun: 'The account cannot be linked at the moment.',
  lost: 'No answer came. Sign in again.',
  refused: {
    cancelled: 'The sign-in was cancelled. Nothing has changed.',
    expired: 'The sign-in took too long, or it began in another browser. Try again.',
    failed:
      'The response cannot be trusted, so nobody is signed in. Try again; if this continues, tell the administration.',
    unavailable: 'The sign-in service does not answer. Try again later, or use your password.',
    unknown:
      'No account of the portal is linked with this account. Sign in with your password, then link it in your profile. To sign in for the first time, open the link in your invitation.',
    inactive: 'Your account of the portal is not active. Write to the administration.',
    taken: 'This account is already linked with someone else. Choose another one.',
    ended: 'The link or the session that you began with no longer works. Try again.',
    'other-account':
      'You signed in with an account that is not linked with yours. Try again with the linked account.',
    'not-again': 'You did not sign in again. Try again, and enter your password.',
    'no-time': 'The sign-in service does not say when you signed in. Confirm in another way.',
  },
  own: {
    title: 'Linked accounts',
    text: 'With a linked account, you sign in without the password of the portal.',
    add: 'Link a {{provider}} account',
    gone: 'Provider removed',
    since: 'Linked on',
    used: 'Last sign-in',
    remove: 'Unlink',
    removeTitle: 'Unlink this account?',
    removeText: 'You will no longer be able to sign in with this account, and its other sessions end.',
    removed: 'The account is no longer linked.',
    notRemoved: 'The account was not unlinked.',
    notRead: 'The linked accounts cannot be read at the moment.',
  },
};

/** Texts about sign-ins by OpenID Connect providers. */
export const providerWords = /* @__PURE__ */ defineWords('providers', { fr, en }, actionWords);
