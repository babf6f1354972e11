import { contractFields, labelsOf } from '@portal/domain';
import { definePairs } from '@portal/i18n';

/** Texts of the form of a contract. */
export const contractFormWords = /* @__PURE__ */ definePairs(
  'contract-form',
  {
    number: ['N° de contrat', 'Contract #'],
    // As the specification prints it; the history has a label that stands alone.
    hoursPerClass: ['durée de chaque cours en heures*', 'length of each class in hours*'],
    saveReminder: ['N’oubliez pas d’enregistrer vos modifications.', 'Remember to save your changes.'],
    client: ['Client', 'Client'],
    numberLater: ['Attribué à la création', 'Given when it is created'],
    chooseCompany: ['Choisir une société', 'Choose a company'],
    details: ['Détails du cours', 'Course details'],
    choicesNotLoaded: [
      'Les choix de certains champs n’ont pas pu être chargés. Ce que vous avez écrit est toujours là.',
      'The choices of some fields could not be loaded. What you typed is still here.',
    ],
    chooseLanguage: ['Choisir une langue', 'Choose a language'],
    chooseCourseType: ['Choisir un type de cours', 'Choose a course type'],
    endNeedsStart: ['Choisissez d’abord la date de début.', 'Choose the start date first.'],
    locationHint: ['N’oubliez pas le numéro de conférence', 'Remember the conference number'],
    meetingLinkHint: [
      'Une adresse https, la même à chaque cours. Elle reste quand l’horaire change, et paraît dans les calendriers et sur le lien privé de l’étudiant. Sans elle, une adresse dans le lieu compte.',
      'An https address, the same for every class. It stays when the schedule changes, and is in calendars and on the student’s private link. Without it, an address in the location counts.',
    ],
    reset: ['Réinitialiser', 'Reset'],
    add: ['Ajouter le cours', 'Add course'],
    update: ['Mettre à jour le cours', 'Update course'],
    create: ['Créer un contrat', 'Create Contract'],
    changedElsewhere: ['Ce contrat a été modifié entre-temps', 'This contract was changed in the meantime'],
  },
  /* @__PURE__ */ labelsOf(contractFields),
);
