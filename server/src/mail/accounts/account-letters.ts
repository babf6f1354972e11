import type { Letter, Reader } from '../mailLetter.ts';

/** What happened to an account. */
export type AccountEvent =
  | 'new-administrator'
  | 'no-administrator'
  | 'email'
  | 'password'
  | 'new-device'
  | 'second-factor'
  | 'no-second-factor'
  | 'second-factor-reset'
  | 'provider'
  | 'no-provider'
  | 'passkey'
  | 'no-passkey'
  | 'passkey-counter';

/** The facts in a mail about an account. No address, because a mailbox may have another reader by now. */
export interface AccountNews {
  readonly event: AccountEvent;
  readonly userId: number;
  readonly isAdministrator: boolean;
  /** Name of the person, for the other administrators. */
  readonly person: string;
  /** Who made the change, if it was someone else. */
  readonly by: string | null;
  /** Browser and system of a new device; null if unknown. */
  readonly device: string | null;
  /** The name of the provider that was linked or removed. */
  readonly provider: string;
  /** The name that the person gave to a passkey. */
  readonly passkey: string;
}

type Texts = readonly [fr: string, en: string];

const subjects: Readonly<Record<AccountEvent, Texts>> = {
  'new-administrator': ['Accès à l’administration', 'Access to the administration'],
  'no-administrator': ['Accès à l’administration retiré', 'Access to the administration removed'],
  email: ['Adresse de connexion changée', 'Sign-in address changed'],
  password: ['Mot de passe changé', 'Password changed'],
  'new-device': ['Connexion sur un nouvel appareil', 'Sign-in on a new device'],
  'second-factor': ['Codes de connexion activés', 'Sign-in codes set up'],
  'no-second-factor': ['Codes de connexion désactivés', 'Sign-in codes turned off'],
  'second-factor-reset': ['Codes de connexion remis à zéro', 'Sign-in codes reset'],
  provider: ['Nouvelle façon de se connecter', 'New way to sign in'],
  'no-provider': ['Façon de se connecter retirée', 'Way to sign in removed'],
  passkey: ['Clé d’accès ajoutée', 'Passkey added'],
  'no-passkey': ['Clé d’accès retirée', 'Passkey removed'],
  'passkey-counter': ['Clé d’accès peut-être copiée', 'Passkey perhaps copied'],
};

const unknownDevice: Texts = ['un appareil inconnu', 'an unknown device'];

/** The mail to the person: what happened, and what to do if it was someone else. */
export function toPerson(news: AccountNews, { name }: Reader): Letter {
  const { event, userId, isAdministrator, device, provider, passkey } = news;
  const [fr, en] = device === null ? unknownDevice : [device, device];
  const texts: Readonly<Record<AccountEvent, Texts>> = {
    'new-administrator': [
      'votre compte donne maintenant accès à l’administration du portail. Si vous ne l’attendiez pas, prévenez l’administration.',
      'your account now gives access to the administration of the portal. If you did not expect this, tell the administration.',
    ],
    'no-administrator': [
      'votre compte ne donne plus accès à l’administration du portail. Si vous ne l’attendiez pas, prévenez l’administration.',
      'your account no longer gives access to the administration of the portal. If you did not expect this, tell the administration.',
    ],
    email: [
      'vous vous connectez maintenant au portail avec cette adresse. Si vous ne l’attendiez pas, prévenez l’administration.',
      'you now sign in to the portal with this address. If you did not expect this, tell the administration.',
    ],
    password: [
      'le mot de passe de votre compte a été changé, et vos autres sessions sont fermées. Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe avec ce lien, puis prévenez l’administration.',
      'the password of your account was changed, and your other sessions have ended. If this was not you, ask for a new password with this link at once, then tell the administration.',
    ],
    'new-device': [
      `une connexion à votre compte vient d’être faite sur un nouvel appareil : ${fr}. Si ce n’était pas vous, changez de mot de passe, puis prévenez l’administration.`,
      `somebody has just signed in to your account on a new device: ${en}. If this was not you, change your password, then tell the administration.`,
    ],
    'second-factor': [
      'votre compte demande maintenant un code après le mot de passe. Si ce n’était pas vous, changez de mot de passe, puis prévenez l’administration.',
      'your account now asks for a code after the password. If this was not you, change your password, then tell the administration.',
    ],
    'no-second-factor': [
      'votre compte ne demande plus de code après le mot de passe. Si ce n’était pas vous, changez de mot de passe, puis prévenez l’administration.',
      'your account no longer asks for a code after the password. If this was not you, change your password, then tell the administration.',
    ],
    'second-factor-reset': [
      'l’administration a remis à zéro les codes et les clés d’accès de votre compte, et vos sessions sont fermées. Connectez-vous de nouveau pour en activer d’autres. Si vous ne l’attendiez pas, prévenez l’administration.',
      'the administration has reset the codes and passkeys of your account, and your sessions have ended. Sign in again to set up new ones. If you did not expect this, tell the administration.',
    ],
    passkey: [
      `une clé d’accès a été ajoutée à votre compte : « ${passkey} ». Elle ouvre le portail sans mot de passe. Si ce n’était pas vous, retirez-la dans votre profil, changez de mot de passe, puis prévenez l’administration.`,
      `a passkey was added to your account: “${passkey}”. It opens the portal without a password. If this was not you, remove it in your profile, change your password, then tell the administration.`,
    ],
    'no-passkey': [
      `la clé d’accès « ${passkey} » a été retirée de votre compte. Si ce n’était pas vous, changez de mot de passe, puis prévenez l’administration.`,
      `the passkey “${passkey}” was removed from your account. If this was not you, change your password, then tell the administration.`,
    ],
    'passkey-counter': [
      `la clé d’accès « ${passkey} » vient de servir, mais son compteur a reculé : quelqu’un l’a peut-être copiée. Si elle vient d’un gestionnaire de mots de passe, ce n’est sans doute rien. Sinon, retirez-la dans votre profil et ajoutez-en une autre.`,
      `the passkey “${passkey}” was just used, but its counter went back: somebody may have copied it. If it comes from a password manager, this is probably nothing. Otherwise, remove it in your profile and add another one.`,
    ],
    provider: [
      `vous pouvez maintenant vous connecter au portail avec ${provider}. Si ce n’était pas vous, changez de mot de passe, puis prévenez l’administration.`,
      `you can now sign in to the portal with ${provider}. If this was not you, change your password, then tell the administration.`,
    ],
    'no-provider': [
      `vous ne pouvez plus vous connecter au portail avec ${provider}. Si ce n’était pas vous, changez de mot de passe, puis prévenez l’administration.`,
      `you can no longer sign in to the portal with ${provider}. If this was not you, change your password, then tell the administration.`,
    ],
  };
  const app = isAdministrator ? '/admin' : '/teacher-view';
  const own = isAdministrator ? `/admin/settings/sign-ins?person=${userId}` : '/teacher-view/profile';
  return {
    subject: subjects[event],
    text: greeting(name, texts[event]),
    link: event === 'password' ? `${app}/auth/forgot` : own,
  };
}

/** The mail to the former address. Does not contain the new address or a link, because others may read it by now. */
export function toFormerAddress({ name }: Reader): Letter {
  return {
    subject: subjects.email,
    text: greeting(name, [
      'vous ne vous connectez plus au portail avec cette adresse : une autre est inscrite à votre compte. Si vous ne l’attendiez pas, prévenez l’administration tout de suite.',
      'you no longer sign in to the portal with this address: your account has another one. If you did not expect this, tell the administration at once.',
    ]),
    link: null,
  };
}

/** The mail to another administrator: whose account it is, who changed it, and what to do. */
export function toAdministrator(news: AccountNews): Letter {
  const { event, userId, person, by, device, provider, passkey } = news;
  const [fr, en] = device === null ? unknownDevice : [device, device];
  const texts: Readonly<Record<AccountEvent, Texts>> = {
    'new-administrator': [
      `${person} a maintenant accès à l’administration du portail.`,
      `${person} now has access to the administration of the portal.`,
    ],
    'no-administrator': [
      `${person} n’a plus accès à l’administration du portail.`,
      `${person} no longer has access to the administration of the portal.`,
    ],
    email: [
      `L’adresse de connexion de ${person}, qui a accès à l’administration, a été changée.`,
      `The sign-in address of ${person}, who has access to the administration, was changed.`,
    ],
    password: [
      `Le mot de passe de ${person}, qui a accès à l’administration, a été changé.`,
      `The password of ${person}, who has access to the administration, was changed.`,
    ],
    'new-device': [
      `Le compte de ${person}, qui a accès à l’administration, vient d’être ouvert sur un nouvel appareil : ${fr}.`,
      `The account of ${person}, who has access to the administration, was just opened on a new device: ${en}.`,
    ],
    'second-factor': [
      `Le compte de ${person}, qui a accès à l’administration, demande maintenant un code après le mot de passe.`,
      `The account of ${person}, who has access to the administration, now asks for a code after the password.`,
    ],
    'no-second-factor': [
      `Le compte de ${person}, qui a accès à l’administration, ne demande plus de code après le mot de passe.`,
      `The account of ${person}, who has access to the administration, no longer asks for a code after the password.`,
    ],
    'second-factor-reset': [
      `Les codes de connexion et les clés d’accès de ${person} ont été remis à zéro.`,
      `The sign-in codes and passkeys of ${person} were reset.`,
    ],
    passkey: [
      `Une clé d’accès a été ajoutée au compte de ${person}, qui a accès à l’administration : « ${passkey} ».`,
      `A passkey was added to the account of ${person}, who has access to the administration: “${passkey}”.`,
    ],
    'no-passkey': [
      `La clé d’accès « ${passkey} » a été retirée du compte de ${person}, qui a accès à l’administration.`,
      `The passkey “${passkey}” was removed from the account of ${person}, who has access to the administration.`,
    ],
    'passkey-counter': [
      `La clé d’accès « ${passkey} » de ${person}, qui a accès à l’administration, vient de servir avec un compteur qui a reculé : quelqu’un l’a peut-être copiée.`,
      `The passkey “${passkey}” of ${person}, who has access to the administration, was just used with a counter that went back: somebody may have copied it.`,
    ],
    provider: [
      `${person}, qui a accès à l’administration, peut maintenant se connecter avec ${provider}.`,
      `${person}, who has access to the administration, can now sign in with ${provider}.`,
    ],
    'no-provider': [
      `${person}, qui a accès à l’administration, ne peut plus se connecter avec ${provider}.`,
      `${person}, who has access to the administration, can no longer sign in with ${provider}.`,
    ],
  };
  const author: Texts = by === null ? ['', ''] : [` Changement fait par ${by}.`, ` Changed by ${by}.`];
  const advice: Texts = [
    ' Si personne ne le reconnaît, fermez les sessions de ce compte et archivez-le sous Utilisateurs.',
    ' If nobody recognizes this, end the sessions of this account and archive it under Users.',
  ];
  const [text, textEn] = texts[event];
  return {
    subject: [`${subjects[event][0]} : ${person}`, `${subjects[event][1]}: ${person}`],
    text: [`${text}${author[0]}${advice[0]}`, `${textEn}${author[1]}${advice[1]}`],
    link: `/admin/settings/sign-ins?person=${userId}`,
  };
}

function greeting(name: string, [fr, en]: Texts): Texts {
  return [`Bonjour ${name}, ${fr}`, `Hello ${name}, ${en}`];
}
