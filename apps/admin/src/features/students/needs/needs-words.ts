import { labelsOf, needsFields } from '@portal/domain';
import { courseWords, definePairs } from '@portal/i18n';

export const needsWords = /* @__PURE__ */ definePairs(
  'student-needs',
  {
    title: ['Besoins par langue', 'Needs per language'],
    tabs: ['Langues des besoins', 'Languages of the needs'],
    add: ['Ajouter une langue', 'Add a language'],
    none: [
      'Aucun besoin noté. Choisissez une langue pour commencer.',
      'No needs noted. Choose a language to begin.',
    ],
    chooseCourseType: ['Choisir un type de cours', 'Choose a course type'],
    chooseSeason: ['Choisir une session', 'Choose a session'],
    chooseWebinar: ['Choisir un type', 'Choose a type'],
    otherWebinar: ['Autre type de webinaire', 'Other webinar type'],
    frequencies: ['Utilisation de la langue', 'Use of the language'],
    chooseFrequency: ['Choisir', 'Choose'],
    save: ['Enregistrer les besoins', 'Save the needs'],
    changedElsewhere: [
      'Ces besoins ont été modifiés entre-temps',
      'These needs were changed in the meantime',
    ],
  },
  courseWords,
  /* @__PURE__ */ labelsOf(needsFields),
);
