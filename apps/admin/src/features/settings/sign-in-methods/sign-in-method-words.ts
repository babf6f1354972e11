import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Moyens de connexion',
  search: 'Chercher une personne',
  roleFilter: 'Rôle',
  counted_one: 'personne',
  counted_other: 'personnes',
  caption: 'Qui se connecte comment',
  loading: 'Chargement des moyens de connexion',
  pages: 'Pages de la liste des moyens de connexion',
  empty: 'Aucune personne active',
  emptyText: 'Les personnes qui peuvent se connecter apparaissent ici.',
  noMatch: 'Aucune personne ne correspond',
  column: {
    name: 'Nom',
    role: 'Rôle',
    method: 'Moyen de connexion',
    required: 'Codes obligatoires',
    recovery: 'Codes de secours restants',
    lastLogin: 'Dernière connexion',
  },
  password: 'Mot de passe',
  codes: 'Mot de passe et code',
  since: 'Depuis',
  never: 'Jamais',
  missing: {
    none: 'Tout le monde se connecte avec un code.',
    one: '1 personne se connecte avec un mot de passe seulement :',
    other: '{{count}} personnes se connectent avec un mot de passe seulement :',
    more: 'et {{count}} autres',
  },
  reset: 'Remettre les codes à zéro',
  resetTitle: 'Remettre les codes à zéro?',
  resetText:
    'Faites-le quand une personne a perdu son téléphone et ses codes de secours, après avoir vérifié que c’est bien elle qui le demande. Ses sessions se ferment, et le mot de passe suffit à sa prochaine connexion. Elle et l’administration reçoivent un courriel.',
  resetDone: 'Les codes sont remis à zéro',
  resetFailed: 'Les codes n’ont pas été remis à zéro.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Sign-in methods',
  search: 'Search people',
  roleFilter: 'Role',
  counted_one: 'person',
  counted_other: 'people',
  caption: 'Who signs in how',
  loading: 'Loading the sign-in methods',
  pages: 'Pages of the list of sign-in methods',
  empty: 'No active people',
  emptyText: 'The people who can sign in appear here.',
  noMatch: 'No person matches',
  column: {
    name: 'Name',
    role: 'Role',
    method: 'Sign-in method',
    required: 'Codes required',
    recovery: 'Recovery codes left',
    lastLogin: 'Last login',
  },
  password: 'Password',
  codes: 'Password and code',
  since: 'Since',
  never: 'Never',
  missing: {
    none: 'Everybody signs in with a code.',
    one: '1 person signs in with a password only:',
    other: '{{count}} people sign in with a password only:',
    more: 'and {{count}} more',
  },
  reset: 'Reset the codes',
  resetTitle: 'Reset the codes?',
  resetText:
    'Do this when a person has lost both the phone and the recovery codes, after you have checked that it is this person who asks. The sessions of the person end, and the password is enough at the next sign-in. The person and all administrators are mailed.',
  resetDone: 'The codes are reset',
  resetFailed: 'The codes were not reset.',
};

export const signInMethodWords = /* @__PURE__ */ defineWords(
  'sign-in-methods',
  { fr, en },
  actionWords,
  courseWords,
);
