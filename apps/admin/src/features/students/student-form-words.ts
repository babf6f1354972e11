import { labelsOf, studentFields } from '@portal/domain';
import { definePairs } from '@portal/i18n';

export const studentFormWords = /* @__PURE__ */ definePairs(
  'student-form',
  {
    create: ['Ajouter un étudiant', 'Add student'],
    add: ['Ajouter l’étudiant', 'Add student'],
    update: ['Mettre à jour l’étudiant', 'Update student'],
    reset: ['Réinitialiser', 'Reset'],
    archived: ['Cet étudiant est archivé', 'This student is archived'],
    archivedText: [
      'Il n’apparaît plus dans les listes, et son lien privé ne fonctionne pas. Vous pouvez le rétablir avec le bouton « Rétablir l’étudiant ».',
      'The lists no longer show the student, and the private link does not work. You can restore the student with the button “Restore the student”.',
    ],
    identity: ['Étudiant', 'Student'],
    contact: ['Coordonnées', 'Contact details'],
    chooseCompany: ['Choisir un employeur', 'Choose an employer'],
    chooseMotherTongue: ['Choisir une langue', 'Choose a language'],
    otherMotherTongue: ['Autre langue maternelle', 'Other mother tongue'],
    changedElsewhere: ['Cet étudiant a été modifié entre-temps', 'This student was changed in the meantime'],
    toast: {
      created: ['L’étudiant {{name}} a été créé.', 'Student {{name}} was created successfully.'],
      notCreated: ['L’étudiant {{name}} n’a pas été créé.', 'Student {{name}} was not created successfully.'],
      updated: ['L’étudiant {{name}} a été mis à jour.', 'Student {{name}} was updated successfully.'],
      notUpdated: [
        'L’étudiant {{name}} n’a pas été mis à jour.',
        'Student {{name}} was not updated successfully.',
      ],
      notVerified: [
        'L’étudiant n’a pas pu être mis à jour pour le moment',
        'Student could not be updated at this moment',
      ],
    },
  },
  /* @__PURE__ */ labelsOf(studentFields),
);
