import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Rapport de progrès, {{name}}',
  loading: 'Chargement du rapport',
  print: 'Imprimer',
  saved: 'Le rapport a été mis à jour avec succès',
  notSaved: "Les informations n'ont pas été mises à jour correctement.",
  kept: 'Ce que vous avez tapé est encore là. Réessayez, ou fermez sans enregistrer.',
  closeAnyway: 'Fermer sans enregistrer',
  unknownStudent: 'Étudiant introuvable',
  unknownStudentText: 'Cet étudiant n’est pas dans ce contrat, ou l’adresse est incomplète.',
  toWizard: 'Retour au rapport',
  none: 'Aucun rapport',
  noneText: 'Aucun rapport n’a été commencé pour cet étudiant dans ce contrat.',
  noStudents: 'Aucun étudiant',
  noStudentsText: 'Les pages de leurs rapports se montreront ici.',
};

const en = {
  title: 'Progress report, {{name}}',
  loading: 'Loading the report',
  print: 'Print',
  saved: 'Report was updated successfully',
  notSaved: 'Information was not updated successfully.',
  kept: 'What you typed is still here. Try again, or close without saving.',
  closeAnyway: 'Close without saving',
  unknownStudent: 'Student not found',
  unknownStudentText: 'This student is not in this contract, or the address is incomplete.',
  toWizard: 'Back to the report',
  none: 'No report',
  noneText: 'No report was begun for this student in this contract.',
  noStudents: 'No students',
  noStudentsText: 'The pages of their reports will show here.',
} satisfies Translation<typeof fr>;

/** The words around the report wizard and the printed report. */
export const reportPageWords = /* @__PURE__ */ defineWords('report-page', { fr, en });
