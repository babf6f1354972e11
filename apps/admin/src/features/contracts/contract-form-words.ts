import { contractFields, labelsOf } from '@portal/domain';
import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  number: 'N° de contrat',
  // As the specification prints it; the history has a label that stands alone.
  hoursPerClass: 'durée de chaque cours en heures*',
  saveReminder: 'N’oubliez pas d’enregistrer vos modifications.',
  client: 'Client',
  numberLater: 'Attribué à la création',
  chooseCompany: 'Choisir une société',
  details: 'Détails du cours',
  choicesNotLoaded:
    'Les choix de certains champs n’ont pas pu être chargés. Ce que vous avez écrit est toujours là.',
  chooseLanguage: 'Choisir une langue',
  chooseCourseType: 'Choisir un type de cours',
  endNeedsStart: 'Choisissez d’abord la date de début.',
  locationHint: 'N’oubliez pas le numéro de conférence',
  meetingLinkHint:
    'Une adresse https, la même à chaque cours. Elle reste quand l’horaire change, et paraît dans les calendriers et sur le lien privé de l’étudiant. Sans elle, une adresse dans le lieu compte.',
  reset: 'Réinitialiser',
  add: 'Ajouter le cours',
  update: 'Mettre à jour le cours',
  create: 'Créer un contrat',
  changedElsewhere: 'Ce contrat a été modifié entre-temps',
} as const;

const en = {
  number: 'Contract #',
  hoursPerClass: 'length of each class in hours*',
  saveReminder: 'Remember to save your changes.',
  client: 'Client',
  numberLater: 'Given when it is created',
  chooseCompany: 'Choose a company',
  details: 'Course details',
  choicesNotLoaded: 'The choices of some fields could not be loaded. What you typed is still here.',
  chooseLanguage: 'Choose a language',
  chooseCourseType: 'Choose a course type',
  endNeedsStart: 'Choose the start date first.',
  locationHint: 'Remember the conference number',
  meetingLinkHint:
    'An https address, the same for every class. It stays when the schedule changes, and is in calendars and on the student’s private link. Without it, an address in the location counts.',
  reset: 'Reset',
  add: 'Add course',
  update: 'Update course',
  create: 'Create Contract',
  changedElsewhere: 'This contract was changed in the meantime',
} satisfies Translation<typeof fr>;

/** Texts of the form of a contract. */
export const contractFormWords = /* @__PURE__ */ defineWords(
  'contract-form',
  { fr, en },
  /* @__PURE__ */ labelsOf(contractFields),
);
