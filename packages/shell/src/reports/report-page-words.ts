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
  copy: {
    do: 'Copier du dernier rapport',
    from: 'Du contrat {{number}}, {{date}}',
    fromUndated: 'Du contrat {{number}}',
    undo: 'Annuler la copie',
    copied_one: '1 champ copié. Ce qui était déjà écrit est resté.',
    copied_other: '{{count}} champs copiés. Ce qui était déjà écrit est resté.',
    full: 'Rien n’a été copié : les champs sont déjà remplis.',
    nothing: 'Le dernier rapport ne dit rien ici.',
    failed: 'Le dernier rapport n’a pas pu être lu. Réessayez.',
    undone: 'La copie a été annulée.',
  },
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
  copy: {
    do: 'Copy from the last report',
    from: 'From contract {{number}}, {{date}}',
    fromUndated: 'From contract {{number}}',
    undo: 'Undo the copy',
    copied_one: '1 field copied. What was written already has stayed.',
    copied_other: '{{count}} fields copied. What was written already has stayed.',
    full: 'Nothing was copied: the fields are filled in already.',
    nothing: 'The last report says nothing here.',
    failed: 'The last report could not be read. Try again.',
    undone: 'The copy was undone.',
  },
} satisfies Translation<typeof fr>;

/** The words around the report wizard and the printed report. */
export const reportPageWords = /* @__PURE__ */ defineWords('report-page', { fr, en });
