import { actionWords, defineWords, fileAndMailWords, type Translation } from '@portal/i18n';

const fr = {
  search: 'Chercher un fichier ou une personne',
  kindFilter: 'Qui',
  anyKind: 'Qui : tous',
  counted_one: 'importation',
  counted_other: 'importations',
  caption: 'Importations d’étudiants et d’enseignants',
  loading: 'Chargement des importations',
  pages: 'Pages de la liste des importations',
  empty: 'Aucune importation',
  emptyText:
    'Les fichiers Excel d’étudiants et d’enseignants que vous importez apparaissent ici, avec leur résultat.',
  noMatch: 'Aucune importation ne correspond',
  column: {
    fileName: 'Fichier',
    kind: 'Qui',
    importedAt: 'Importé le',
    importedBy: 'Par',
    imported: 'Importés',
    notImported: 'Refusés',
    state: 'État',
  },
  kind: { student: 'Étudiants', teacher: 'Enseignants' },
  undone: 'Annulée',
  kept: 'Importée',
  ofNobody: 'Aucune personne',
  by: 'par {{name}}',
  formerUser: 'Utilisateur supprimé',
} as const;

const en = {
  search: 'Search files and people',
  kindFilter: 'Who',
  anyKind: 'Who: all',
  counted_one: 'import',
  counted_other: 'imports',
  caption: 'Imports of students and teachers',
  loading: 'Loading the imports',
  pages: 'Pages of the imports list',
  empty: 'No imports',
  emptyText: 'The Excel files that you import as students and teachers appear here, with their results.',
  noMatch: 'No import matches',
  column: {
    fileName: 'File',
    kind: 'Who',
    importedAt: 'Imported on',
    importedBy: 'By',
    imported: 'Imported',
    notImported: 'Refused',
    state: 'State',
  },
  kind: { student: 'Students', teacher: 'Teachers' },
  undone: 'Undone',
  kept: 'Imported',
  ofNobody: 'Nobody',
  by: 'by {{name}}',
  formerUser: 'Deleted user',
} satisfies Translation<typeof fr>;

export const importListWords = /* @__PURE__ */ defineWords(
  'imports-list',
  { fr, en },
  actionWords,
  fileAndMailWords,
);
