import { actionWords, courseWords, definePairs, pageNames } from '@portal/i18n';

// Separate from the app's other texts: the list needs only these.

export const teacherListWords = /* @__PURE__ */ definePairs(
  'teachers-list',
  {
    title: pageNames.teachers,
    /** The statuses as titles of lists, in the plural. */
    status: {
      active: ['Actifs', 'Active'],
      inactive: ['Inactifs', 'Inactive'],
      invited: ['Invités', 'Invited'],
      all: ['Tous', 'All'],
    },
    assignFilter: ['Assignation', 'Assign status'],
    search: ['Chercher un enseignant', 'Search teachers'],
    counted_one: ['enseignant', 'teacher'],
    counted_other: ['enseignants', 'teachers'],
    caption: ['Enseignants, statut : {{status}}', 'Teachers, status: {{status}}'],
    loading: ['Chargement des enseignants', 'Loading the teachers'],
    rowMenu: ['Actions de l’enseignant', 'Actions of teacher'],
    pages: ['Pages de la liste des enseignants', 'Pages of the teachers list'],
    empty: ['Aucun enseignant ici', 'No teachers here'],
    emptyText: [
      'Aucun enseignant n’a ce statut pour le moment.',
      'No teacher has this status at the moment.',
    ],
    noMatch: ['Aucun enseignant ne correspond', 'No teacher matches'],
    column: {
      id: ['ID', 'ID'],
      name: ['Enseignant', 'Teacher'],
      languages: ['Langues', 'Languages'],
      userStatus: ['Statut de l’utilisateur', 'User status'],
      assignStatus: ['Statut d’assignation', 'Assign Status'],
    },
    history: ['Historique des contrats', 'Contract history'],
  },
  actionWords,
  courseWords,
);
