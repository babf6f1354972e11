import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  tagline: 'Former, suivre, rendre compte.',
  login: {
    title: 'Connexion',
    secondStep: 'Deuxième étape',
    ended: 'Votre session a pris fin',
    tooOld: 'Votre session a pris fin, car votre connexion date de trop longtemps',
    endedText: 'Connectez-vous pour revenir où vous étiez.',
    workKept: 'Ce que vous avez saisi est gardé dans ce navigateur et vous sera proposé.',
    storage: 'Ce navigateur bloque le stockage de ce site',
    sessionNotKept: 'Il faudra vous connecter de nouveau après chaque rechargement de la page.',
    workNotKept: 'Ce que vous saisissez sans l’enregistrer ne sera pas gardé.',
  },
  forgot: {
    title: 'Mot de passe oublié',
    text: 'Entrez votre courriel : nous vous enverrons un lien pour choisir un mot de passe.',
  },
  setPassword: {
    title: 'Choisir un mot de passe',
    checking: 'Vérification du lien',
    unusable: 'Ce lien ne fonctionne plus',
    unusableText:
      'Il a déjà servi, il a expiré, ou un lien plus récent l’a remplacé. Demandez-en un nouveau avec votre courriel, ou écrivez-nous.',
    used: 'Ce lien a déjà servi',
    usedText:
      'Votre mot de passe a été choisi avec ce lien, qui ne sert qu’une fois. Connectez-vous, ou demandez un nouveau lien.',
    replaced: 'Ce lien a été remplacé',
    replacedText:
      'Un lien plus récent ou un nouveau mot de passe l’a remplacé. Ouvrez le lien du courriel le plus récent, ou demandez-en un autre.',
    expired: 'Ce lien a expiré',
    expiredText:
      'Une invitation est valable 14 jours, un lien de mot de passe oublié 60 minutes. Demandez un nouveau lien avec votre courriel, ou écrivez-nous.',
    unknown: 'Ce lien n’est pas connu',
    unknownText:
      'L’adresse est peut-être incomplète : ouvrez le lien depuis le courriel. Vous pouvez aussi en demander un nouveau, ou nous écrire.',
    askAnother: 'Demander un nouveau lien',
  },
  changePassword: { title: 'Changer le mot de passe' },
  wrongApp: {
    title: 'Session ouverte',
    text: 'Session ouverte : {{name}}. Vous n’avez pas accès à cette section.',
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
    passwordUnanswered:
      'Aucune réponse n’est venue : nous ne savons pas si le mot de passe a changé. Essayez de vous connecter avec le nouveau; s’il est refusé, l’ancien reste valide.',
    passwordMaybeChanged:
      'L’ancien mot de passe n’est pas accepté. Votre premier essai, resté sans réponse, l’a peut-être remplacé : essayez de vous connecter avec le nouveau.',
    setUnanswered:
      'Aucune réponse n’est venue : nous ne savons pas si votre mot de passe a été défini. Essayez de vous connecter avec; s’il est refusé, enregistrez-le ici de nouveau.',
    sentUnanswered:
      'Aucune réponse n’est venue : nous ne savons pas si le courriel est parti. Vérifiez votre boîte de réception, ou redemandez-le : seul le lien le plus récent fonctionne.',
    passwordNotSet: 'Une erreur est survenue, votre mot de passe n’a pas été défini',
  },
};

const en = {
  tagline: 'Teach, follow, report.',
  login: {
    title: 'Sign in',
    secondStep: 'Second step',
    ended: 'Your session has ended',
    tooOld: 'Your session has ended because you signed in too long ago',
    endedText: 'Sign in to return to where you were.',
    workKept: 'What you typed is kept in this browser and will be offered to you.',
    storage: 'This browser blocks storage for this site',
    sessionNotKept: 'You will have to sign in again each time the page reloads.',
    workNotKept: 'Anything you type without saving will not be kept.',
  },
  forgot: {
    title: 'Forgot password',
    text: 'Enter your email: we will send you a link to choose a password.',
  },
  setPassword: {
    title: 'Choose a password',
    checking: 'Checking the link',
    unusable: 'This link no longer works',
    unusableText:
      'It was already used, it has expired, or a newer link replaced it. Ask for a new one with your email, or write to us.',
    used: 'This link was already used',
    usedText:
      'Your password was chosen with this link, which works only once. Sign in, or ask for a new link.',
    replaced: 'This link was replaced',
    replacedText:
      'A newer link or a new password replaced it. Open the link in the most recent email, or ask for another one.',
    expired: 'This link has expired',
    expiredText:
      'An invitation is valid for 14 days, a forgotten password link for 60 minutes. Ask for a new link with your email, or write to us.',
    unknown: 'This link is not known',
    unknownText:
      'The address may be incomplete: open the link from the email. You can also ask for a new one, or write to us.',
    askAnother: 'Ask for a new link',
  },
  changePassword: { title: 'Change password' },
  wrongApp: {
    title: 'You are signed in',
    text: 'Signed in as {{name}}. You do not have access to this section.',
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
    passwordUnanswered:
      'No answer came, so we do not know whether the password was changed. Try to sign in with the new one; if it is refused, the old one still works.',
    passwordMaybeChanged:
      'The old password is not accepted. Your first try, which got no answer, may have replaced it: try to sign in with the new one.',
    setUnanswered:
      'No answer came, so we do not know whether your password was set. Try to sign in with it; if it is refused, save it here again.',
    sentUnanswered:
      'No answer came, so we do not know whether the email was sent. Look in your inbox, or ask again: only the newest link works.',
    passwordNotSet: 'An error occured, your password was not set',
  },
} satisfies Translation<typeof fr>;

export const accountPageWords = /* @__PURE__ */ defineWords('account-page', { fr, en });
