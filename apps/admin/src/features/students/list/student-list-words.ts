import { studentFields } from '@portal/domain';
import { actionWords, courseWords, definePairs, pageNames } from '@portal/i18n';

export const studentListWords = /* @__PURE__ */ definePairs(
  'students-list',
  {
    title: pageNames.students,
    create: ['Ajouter un étudiant', 'Add student'],
    import: ['Importer des étudiants', 'Import students'],
    search: ['Chercher des étudiants', 'Search students'],
    everyone: ['Statut : tous', 'Status: all'],
    allLevels: ['Niveau : tous', 'Level: all'],
    companyFilter: studentFields.companyId,
    anyCompany: ['Employeur : tous', 'Employer: all'],
    anyContract: ['Contrat : tous', 'Contract: all'],
    counted_one: ['étudiant', 'student'],
    counted_other: ['étudiants', 'students'],
    caption: ['Étudiants', 'Students'],
    captionArchived: ['Étudiants archivés', 'Archived students'],
    loading: ['Chargement des étudiants', 'Loading the students'],
    rowMenu: ['Actions de l’étudiant', 'Actions of student'],
    pages: ['Pages de la liste des étudiants', 'Pages of the students list'],
    empty: ['Aucun étudiant', 'No students'],
    emptyText: [
      'Ajoutez un étudiant, ou importez-en d’un fichier Excel.',
      'Add a student, or import some from an Excel file.',
    ],
    emptyArchived: ['Aucun étudiant archivé', 'No archived students'],
    emptyArchivedText: [
      'Les étudiants que vous archivez apparaissent ici et peuvent être rétablis.',
      'The students whom you archive appear here and can be restored.',
    ],
    noMatch: ['Aucun étudiant ne correspond', 'No student matches'],
    column: {
      id: ['ID', 'ID'],
      name: ['Nom', 'Name'],
      company: studentFields.companyId,
      enrolment: ['Statut', 'Status'],
      testedOn: ['Dernier test', 'Last tested'],
    },
  },
  actionWords,
  courseWords,
);
