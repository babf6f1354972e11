import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  signIn: 'Se connecter avec une clé d’accès',
  unknown:
    'Le portail ne connaît plus cette clé d’accès. Connectez-vous autrement, puis ajoutez-en une autre.',
  problem: {
    cancelled: 'La clé d’accès n’a pas été utilisée : la demande a été annulée ou a pris trop de temps.',
    already: 'Cet appareil a déjà une clé d’accès de votre compte.',
    address:
      'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez le portail à son adresse habituelle.',
    unsupported: 'Cet appareil ne peut pas utiliser de clé d’accès qui vérifie qui l’utilise.',
  },
  step: {
    text: 'Utilisez votre clé d’accès : votre appareil vérifie que c’est vous.',
    use: 'Utiliser une clé d’accès',
    or: 'Ou entrez un code :',
    add: 'Le plus simple : une clé d’accès. Votre appareil vérifie que c’est vous, par exemple avec votre empreinte.',
    orCodes: 'Ou activez les codes d’une application :',
  },
  own: {
    title: 'Clés d’accès',
    none: 'Avec une clé d’accès, vous vous connectez sans mot de passe : votre appareil vérifie que c’est vous, par exemple avec votre empreinte ou votre visage.',
    some: 'Chacune ouvre le portail sans mot de passe. Après un mot de passe, une clé d’accès ou un code est demandé.',
    add: 'Ajouter une clé d’accès',
    unsupported: 'Ce navigateur n’a pas de clés d’accès à cette adresse.',
    added: 'La clé d’accès est ajoutée.',
    notAdded: 'La clé d’accès n’a pas été ajoutée.',
    unanswered: 'Aucune réponse n’est venue : regardez si la clé d’accès est dans la liste.',
    since: 'Ajoutée',
    used: 'Dernière connexion',
    neverUsed: 'Pas encore utilisée',
    synced: 'Sur tous vos appareils',
    oneDevice: 'Sur un seul appareil',
    notUsable:
      'Elle appartient à une ancienne adresse du portail et ne fonctionne plus. Retirez-la, puis ajoutez-en une autre.',
    counterBack:
      'Son compteur a reculé : quelqu’un l’a peut-être copiée. Si elle vient d’un gestionnaire de mots de passe, ce n’est sans doute rien. Sinon, retirez-la et ajoutez-en une autre.',
    rename: 'Renommer « {{name}} »',
    name: 'Nom de la clé d’accès',
    saving: 'Enregistrement du nom',
    notRenamed: 'Le nom n’a pas été changé.',
    emptyName: 'Entrez un nom.',
    remove: 'Retirer',
    removeTitle: 'Retirer cette clé d’accès?',
    removeText:
      '« {{name}} » n’ouvrira plus le portail. Si l’appareil l’offre encore, supprimez-la aussi dans ses réglages.',
    removed: 'La clé d’accès est retirée.',
    notRemoved: 'La clé d’accès n’a pas été retirée.',
    loading: 'Chargement des clés d’accès',
    notRead: 'Les clés d’accès ne peuvent pas être lues pour le moment.',
  },
} as const;

const en: Translation<typeof fr> = {
  signIn: 'Sign in with a passkey',
  unknown: 'The portal does not know this passkey any more. Sign in another way, then add another one.',
  problem: {
    cancelled: 'The passkey was not used: the request was cancelled or took too long.',
    already: 'This device already has a passkey of your account.',
    address: 'Passkeys do not work at this address. Open the portal at its usual address.',
    unsupported: 'This device cannot use a passkey that verifies who uses it.',
  },
  step: {
    text: 'Use your passkey: your device verifies that it is you.',
    use: 'Use a passkey',
    or: 'Or enter a code:',
    add: 'The simplest way: a passkey. Your device verifies that it is you, for example with your fingerprint.',
    orCodes: 'Or set up codes of an app:',
  },
  own: {
    title: 'Passkeys',
    none: 'With a passkey, you sign in without a password: your device verifies that it is you, for example with your fingerprint or face.',
    some: 'Each opens the portal without a password. After a password, a passkey or a code is asked for.',
    add: 'Add a passkey',
    unsupported: 'This browser has no passkeys at this address.',
    added: 'The passkey is added.',
    notAdded: 'The passkey was not added.',
    unanswered: 'No answer came: check whether the passkey is in the list.',
    since: 'Added',
    used: 'Last sign-in',
    neverUsed: 'Not used yet',
    synced: 'On all your devices',
    oneDevice: 'On one device only',
    notUsable:
      'It belongs to a former address of the portal and no longer works. Remove it, then add another one.',
    counterBack:
      'Its counter went back: someone may have copied it. If it comes from a password manager, this is probably nothing. Otherwise, remove it and add another one.',
    rename: 'Rename “{{name}}”',
    name: 'Name of the passkey',
    saving: 'Saving the name',
    notRenamed: 'The name was not changed.',
    emptyName: 'Enter a name.',
    remove: 'Remove',
    removeTitle: 'Remove this passkey?',
    removeText:
      '“{{name}}” will no longer open the portal. If the device still offers it, delete it in its settings too.',
    removed: 'The passkey is removed.',
    notRemoved: 'The passkey was not removed.',
    loading: 'Loading the passkeys',
    notRead: 'The passkeys cannot be read at the moment.',
  },
};

/** Texts about passkeys. */
export const passkeyWords = /* @__PURE__ */ defineWords('passkeys', { fr, en }, actionWords);
