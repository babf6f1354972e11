import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Rapport de progrès, {{name}}',
  saved: 'Le rapport a été mis à jour avec succès',
  notSaved: "Les informations n'ont pas été mises à jour correctement.",
  kept: 'Ce que vous avez saisi est encore là. Réessayez, ou fermez sans enregistrer.',
  keptUnclear: 'Ce que vous avez saisi est encore là.',
  closeAnyway: 'Fermer sans enregistrer',
  courseInfoChanged: 'Ces informations sur le cours ont été modifiées entre-temps',
  reportChanged: 'Ce rapport a été modifié entre-temps',
  unknownStudentText: 'Cet étudiant n’est pas dans ce contrat, ou l’adresse est incomplète.',
  toWizard: 'Retour au rapport',
  noneText: 'Aucun rapport n’a été commencé pour cet étudiant dans ce contrat.',
  noStudentsText: 'Les pages de leurs rapports apparaîtront ici.',
  copy: {
    do: 'Copier du dernier rapport',
    from: 'Du contrat {{number}}, {{date}}',
    fromUndated: 'Du contrat {{number}}',
    undo: 'Annuler la copie',
    copied_one: '1 champ copié. Le texte existant a été conservé.',
    copied_other: '{{count}} champs copiés. Le texte existant a été conservé.',
    full: 'Rien n’a été copié : les champs sont déjà remplis.',
    nothing: 'Le dernier rapport ne dit rien ici.',
    failed: 'Le dernier rapport n’a pas pu être lu. Réessayez.',
    undone: 'La copie a été annulée.',
  },
};

const en = {
  title: 'Progress report, {{name}}',
  saved: 'Report was updated successfully',
  notSaved: 'Information was not updated successfully.',
  kept: 'What you typed is still here. Try again, or close without saving.',
  keptUnclear: 'What you typed is still here.',
  closeAnyway: 'Close without saving',
  courseInfoChanged: 'This course info was changed in the meantime',
  reportChanged: 'This report was changed in the meantime',
  unknownStudentText: 'This student is not in this contract, or the address is incomplete.',
  toWizard: 'Back to the report',
  noneText: 'No report has been started for this student in this contract.',
  noStudentsText: 'The pages of their reports will appear here.',
  copy: {
    do: 'Copy from the last report',
    from: 'From contract {{number}}, {{date}}',
    fromUndated: 'From contract {{number}}',
    undo: 'Undo the copy',
    copied_one: '1 field copied. Existing text was kept.',
    copied_other: '{{count}} fields copied. Existing text was kept.',
    full: 'Nothing was copied: the fields are filled in already.',
    nothing: 'The last report says nothing here.',
    failed: 'The last report could not be read. Try again.',
    undone: 'The copy was undone.',
  },
} satisfies Translation<typeof fr>;

export const reportPageWords = /* @__PURE__ */ defineWords(
  'report-page',
  { fr, en },
  actionWords,
  courseWords,
);
