import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

// Separate from the texts of the dialog: the list needs only these.

const fr = {
  title: 'Utilisateurs',
  add: 'Ajouter un utilisateur',
  statusFilter: 'Statut',
  /** The statuses as titles of lists, in the plural. */
  status: { active: 'Actifs', archived: 'Inactifs ou invités', all: 'Tous' },
  roleFilter: 'Rôle',
  search: 'Chercher un utilisateur',
  counted_one: 'utilisateur',
  counted_other: 'utilisateurs',
  caption: 'Utilisateurs, statut : {{status}}',
  loading: 'Chargement des utilisateurs',
  pages: 'Pages de la liste des utilisateurs',
  empty: 'Aucun utilisateur ici',
  emptyText: 'Aucun utilisateur n’a ce statut pour le moment.',
  noMatch: 'Aucun utilisateur ne correspond',
  createLink: 'Créer un lien sans courriel',
  showSessions: 'Sessions ouvertes',
  column: {
    name: 'Nom',
    role: 'Rôle',
    status: 'Statut',
    secondFactor: 'Connexion en deux étapes',
    lastLogin: 'Dernière connexion',
  },
} as const;

const en = {
  title: 'Users',
  add: 'Add Users',
  statusFilter: 'Status',
  status: { active: 'Active', archived: 'Inactive or invited', all: 'All' },
  roleFilter: 'Role',
  search: 'Search users',
  counted_one: 'user',
  counted_other: 'users',
  caption: 'Users, status: {{status}}',
  loading: 'Loading the users',
  pages: 'Pages of the users list',
  empty: 'No users here',
  emptyText: 'No user has this status at the moment.',
  noMatch: 'No user matches',
  createLink: 'Create a link without an email',
  showSessions: 'Open sessions',
  column: {
    name: 'Name',
    role: 'Role',
    status: 'Status',
    secondFactor: 'Two-step sign-in',
    lastLogin: 'Last login',
  },
} satisfies Translation<typeof fr>;

export const userListWords = /* @__PURE__ */ defineWords('users-list', { fr, en }, actionWords, courseWords);
