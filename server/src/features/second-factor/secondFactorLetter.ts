import type { Letter } from '../../mail/mailLetter.ts';

interface Reader {
  readonly name: string;
  readonly role: 'ROLE_ADMIN' | 'ROLE_TEACHER';
  /** Whether the settings require a second factor of the reader. */
  readonly is_required: boolean;
}

const reasons = {
  required: [
    'l’organisation exige une deuxième étape à votre connexion au portail, et votre compte n’en a pas encore.',
    'the organization requires a second step when you sign in to the portal, and your account has none yet.',
  ],
  wished: [
    'l’administration vous demande d’ajouter une deuxième étape à votre connexion au portail : un mot de passe volé n’ouvre alors rien.',
    'the administration asks you to add a second step to your sign-in to the portal, so that a stolen password opens nothing.',
  ],
} as const;

const ways = {
  required: [
    'À votre prochaine connexion, le portail vous guide : il vous faut votre téléphone et environ deux minutes.',
    'The next time you sign in, the portal guides you: you need your phone and about two minutes.',
  ],
  ROLE_ADMIN: [
    'Connectez-vous, puis choisissez « Connexion en deux étapes » dans le menu de votre compte. Il vous faut votre téléphone et environ deux minutes.',
    'Sign in, then choose “Two-step sign-in” in the menu of your account. You need your phone and about two minutes.',
  ],
  ROLE_TEACHER: [
    'Dans votre profil, choisissez la connexion en deux étapes. Il vous faut votre téléphone et environ deux minutes.',
    'In your profile, choose two-step sign-in. You need your phone and about two minutes.',
  ],
} as const;

/** The mail that asks a person to set up a second factor. It asks for nothing outside of the portal. */
export function secondFactorLetter({ name, role, is_required }: Reader): Letter {
  const reason = reasons[is_required ? 'required' : 'wished'];
  const way = ways[is_required ? 'required' : role];
  const home = role === 'ROLE_ADMIN' ? '/admin' : '/teacher-view/profile';
  return {
    subject: ['À faire : connexion au portail en deux étapes', 'To do: two-step sign-in to the portal'],
    text: [`Bonjour ${name}, ${reason[0]} ${way[0]}`, `Hello ${name}, ${reason[1]} ${way[1]}`],
    link: home,
  };
}
