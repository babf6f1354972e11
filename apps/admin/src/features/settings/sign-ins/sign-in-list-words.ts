import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  search: 'Chercher une personne',
  person: 'Personne',
  anyPerson: 'Personne : toutes',
  outcomeFilter: 'Résultat',
  anyOutcome: 'Résultat : tous',
  counted_one: 'essai',
  counted_other: 'essais',
  caption: 'Essais de connexion, du plus récent au plus ancien',
  loading: 'Chargement des connexions',
  pages: 'Pages de la liste des connexions',
  empty: 'Aucun essai de connexion',
  emptyText: 'Les essais de connexion et les fermetures de sessions apparaissent ici.',
  noMatch: 'Aucun essai de connexion ne correspond',
  column: {
    happened: 'Moment',
    person: 'Personne',
    outcome: 'Résultat',
    device: 'Appareil',
    network: 'Réseau',
  },
  codes:
    'Le code d’un réseau ou d’une adresse inconnue en tient lieu : deux codes égaux sont le même réseau ou la même adresse. Le réseau et l’adresse ne sont pas conservés.',
  nobody: 'Adresse inconnue {{account}}',
  endedBy: 'Par {{name}}',
} as const;

const en = {
  search: 'Search people',
  person: 'Person',
  anyPerson: 'Person: all',
  outcomeFilter: 'Outcome',
  anyOutcome: 'Outcome: all',
  counted_one: 'try',
  counted_other: 'tries',
  caption: 'Tries to sign in, newest first',
  loading: 'Loading the sign-ins',
  pages: 'Pages of the list of sign-ins',
  empty: 'No tries to sign in',
  emptyText: 'The tries to sign in and the ends of sessions appear here.',
  noMatch: 'No try to sign in matches',
  column: {
    happened: 'Moment',
    person: 'Person',
    outcome: 'Outcome',
    device: 'Device',
    network: 'Network',
  },
  codes:
    'A code stands for a network or an unknown address: equal codes are the same network or address. The network and the address are not kept.',
  nobody: 'Unknown address {{account}}',
  endedBy: 'By {{name}}',
} satisfies Translation<typeof fr>;

export const signInListWords = /* @__PURE__ */ defineWords('sign-ins-list', { fr, en });
