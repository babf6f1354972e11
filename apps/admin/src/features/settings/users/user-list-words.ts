import { actionWords, courseWords, definePairs } from '@portal/i18n';

// Separate from the texts of the dialog: the list needs only these.

export const userListWords = /* @__PURE__ */ definePairs(
  'users-list',
  {
    add: ['Ajouter un utilisateur', 'Add Users'],
    statusFilter: ['Statut', 'Status'],
    /** The statuses as titles of lists, in the plural. */
    status: {
      active: ['Actifs', 'Active'],
      archived: ['Inactifs ou invités', 'Inactive or invited'],
      all: ['Tous', 'All'],
    },
    roleFilter: ['Rôle', 'Role'],
    search: ['Chercher un utilisateur', 'Search users'],
    counted_one: ['utilisateur', 'user'],
    counted_other: ['utilisateurs', 'users'],
    caption: ['Utilisateurs, statut : {{status}}', 'Users, status: {{status}}'],
    loading: ['Chargement des utilisateurs', 'Loading the users'],
    pages: ['Pages de la liste des utilisateurs', 'Pages of the users list'],
    empty: ['Aucun utilisateur ici', 'No users here'],
    emptyText: ['Aucun utilisateur n’a ce statut pour le moment.', 'No user has this status at the moment.'],
    noMatch: ['Aucun utilisateur ne correspond', 'No user matches'],
    createLink: ['Créer un lien sans courriel', 'Create a link without an email'],
    showSessions: ['Sessions ouvertes', 'Open sessions'],
    column: {
      name: ['Nom', 'Name'],
      role: ['Rôle', 'Role'],
      status: ['Statut', 'Status'],
      secondFactor: ['Connexion en deux étapes', 'Two-step sign-in'],
      lastLogin: ['Dernière connexion', 'Last login'],
    },
  },
  actionWords,
  courseWords,
);
