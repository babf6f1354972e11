import { teacherFields } from '@portal/domain';
import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

// Separate from the app's other texts: the list needs only these.

const fr = {
  title: 'Enseignants',
  /** The statuses as titles of lists, in the plural. */
  status: { active: 'Actifs', inactive: 'Inactifs', invited: 'Invités', all: 'Tous' },
  assignFilter: 'Assignation',
  search: 'Chercher un enseignant',
  counted_one: 'enseignant',
  counted_other: 'enseignants',
  caption: 'Enseignants, statut : {{status}}',
  loading: 'Chargement des enseignants',
  rowMenu: 'Actions de l’enseignant',
  pages: 'Pages de la liste des enseignants',
  empty: 'Aucun enseignant ici',
  emptyText: 'Aucun enseignant n’a ce statut pour le moment.',
  noMatch: 'Aucun enseignant ne correspond',
  column: {
    id: 'ID',
    name: 'Enseignant',
    city: teacherFields.city.fr,
    languages: 'Langues',
    userStatus: 'Statut de l’utilisateur',
    assignStatus: 'Statut d’assignation',
  },
  menu: {
    history: 'Historique des contrats',
    notes: 'Notes',
    archive: 'Archiver',
    restore: 'Rétablir',
  },
} as const;

const en = {
  title: 'Teachers',
  status: { active: 'Active', inactive: 'Inactive', invited: 'Invited', all: 'All' },
  assignFilter: 'Assign status',
  search: 'Search teachers',
  counted_one: 'teacher',
  counted_other: 'teachers',
  caption: 'Teachers, status: {{status}}',
  loading: 'Loading the teachers',
  rowMenu: 'Actions of teacher',
  pages: 'Pages of the teachers list',
  empty: 'No teachers here',
  emptyText: 'No teacher has this status at the moment.',
  noMatch: 'No teacher matches',
  column: {
    id: 'ID',
    name: 'Teacher',
    city: teacherFields.city.en,
    languages: 'Languages',
    userStatus: 'User status',
    assignStatus: 'Assign Status',
  },
  menu: {
    history: 'Contract history',
    notes: 'Notes',
    archive: 'Archive',
    restore: 'Restore',
  },
} satisfies Translation<typeof fr>;

export const teacherListWords = /* @__PURE__ */ defineWords(
  'teachers-list',
  { fr, en },
  actionWords,
  courseWords,
);
