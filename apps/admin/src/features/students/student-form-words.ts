import { labelsOf, studentFields } from '@portal/domain';
import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  create: 'Ajouter un étudiant',
  add: 'Ajouter l’étudiant',
  update: 'Mettre à jour l’étudiant',
  reset: 'Réinitialiser',
  archived: 'Cet étudiant est archivé',
  archivedText:
    'Il n’apparaît plus dans les listes, et son lien privé ne fonctionne pas. Vous pouvez le rétablir avec le bouton « Rétablir l’étudiant ».',
  identity: 'Étudiant',
  contact: 'Coordonnées',
  chooseCompany: 'Choisir un employeur',
  chooseMotherTongue: 'Choisir une langue',
  otherMotherTongue: 'Autre langue maternelle',
  changedElsewhere: 'Cet étudiant a été modifié entre-temps',
  toast: {
    created: 'L’étudiant {{name}} a été créé.',
    notCreated: 'L’étudiant {{name}} n’a pas été créé.',
    updated: 'L’étudiant {{name}} a été mis à jour.',
    notUpdated: 'L’étudiant {{name}} n’a pas été mis à jour.',
    notVerified: 'L’étudiant n’a pas pu être mis à jour pour le moment',
  },
} as const;

const en = {
  create: 'Add student',
  add: 'Add student',
  update: 'Update student',
  reset: 'Reset',
  archived: 'This student is archived',
  archivedText:
    'The lists no longer show the student, and the private link does not work. You can restore the student with the button “Restore the student”.',
  identity: 'Student',
  contact: 'Contact details',
  chooseCompany: 'Choose an employer',
  chooseMotherTongue: 'Choose a language',
  otherMotherTongue: 'Other mother tongue',
  changedElsewhere: 'This student was changed in the meantime',
  toast: {
    created: 'Student {{name}} was created successfully.',
    notCreated: 'Student {{name}} was not created successfully.',
    updated: 'Student {{name}} was updated successfully.',
    notUpdated: 'Student {{name}} was not updated successfully.',
    notVerified: 'Student could not be updated at this moment',
  },
} satisfies Translation<typeof fr>;

export const studentFormWords = /* @__PURE__ */ defineWords(
  'student-form',
  { fr, en },
  /* @__PURE__ */ labelsOf(studentFields),
);
