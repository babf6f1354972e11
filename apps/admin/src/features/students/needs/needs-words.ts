import { labelsOf, needsFields } from '@portal/domain';
import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Besoins par langue',
  tabs: 'Langues des besoins',
  add: 'Ajouter une langue',
  none: 'Aucun besoin noté. Choisissez une langue pour commencer.',
  chooseCourseType: 'Choisir un type de cours',
  chooseSeason: 'Choisir une session',
  chooseWebinar: 'Choisir un type',
  otherWebinar: 'Autre type de webinaire',
  frequencies: 'Utilisation de la langue',
  chooseFrequency: 'Choisir',
  save: 'Enregistrer les besoins',
  changedElsewhere: 'Ces besoins ont été modifiés entre-temps',
} as const;

const en = {
  title: 'Needs per language',
  tabs: 'Languages of the needs',
  add: 'Add a language',
  none: 'No needs noted. Choose a language to begin.',
  chooseCourseType: 'Choose a course type',
  chooseSeason: 'Choose a session',
  chooseWebinar: 'Choose a type',
  otherWebinar: 'Other webinar type',
  frequencies: 'Use of the language',
  chooseFrequency: 'Choose',
  save: 'Save the needs',
  changedElsewhere: 'These needs were changed in the meantime',
} satisfies Translation<typeof fr>;

export const needsWords = /* @__PURE__ */ defineWords(
  'student-needs',
  { fr, en },
  courseWords,
  /* @__PURE__ */ labelsOf(needsFields),
);
