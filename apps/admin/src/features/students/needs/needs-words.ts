import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Besoins par langue',
  tabs: 'Langues des besoins',
  add: 'Ajouter une langue',
  none: 'Aucun besoin noté. Choisissez une langue pour commencer.',
  courseTypeId: 'Type de cours',
  chooseCourseType: 'Choisir un type de cours',
  hours: 'Nombre d’heures',
  chooseSeason: 'Choisir une session',
  chooseWebinar: 'Choisir un type',
  otherWebinar: 'Autre type de webinaire',
  frequencies: 'Utilisation de la langue',
  chooseFrequency: 'Choisir',
  objectives: 'Objectifs',
  learningStyle: 'Style d’apprentissage',
  availability: 'Disponibilités et date de début',
  otherComments: 'Autres commentaires',
  save: 'Enregistrer les besoins',
  changedElsewhere: 'Ces besoins ont été modifiés entre-temps',
} as const;

const en = {
  title: 'Needs per language',
  tabs: 'Languages of the needs',
  add: 'Add a language',
  none: 'No needs noted. Choose a language to begin.',
  courseTypeId: 'Course Type',
  chooseCourseType: 'Choose a course type',
  hours: 'Number of hours',
  chooseSeason: 'Choose a session',
  chooseWebinar: 'Choose a type',
  otherWebinar: 'Other webinar type',
  frequencies: 'Use of the language',
  chooseFrequency: 'Choose',
  objectives: 'Objectives',
  learningStyle: 'Learning style',
  availability: 'Availability and start date',
  otherComments: 'Other comments',
  save: 'Save the needs',
  changedElsewhere: 'These needs were changed in the meantime',
} satisfies Translation<typeof fr>;

export const needsWords = /* @__PURE__ */ defineWords('student-needs', { fr, en }, courseWords);
