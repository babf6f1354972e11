import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  tab: 'Planifié et inscrit',
  caption: 'Cours planifiés et inscrits du contrat {{number}}',
  number: 'N°',
  planned: 'Planifié',
  status: 'État',
  record: 'Inscrire',
  recordFor: 'Inscrire les présences du {{day}}, {{time}}',
  minutes: '{{count}} min',
  substitute: 'Remplacement : {{name}}',
  proposed: 'Remplaçant proposé : {{name}}',
  absent_one: '{{count}} absent',
  absent_other: '{{count}} absents',
  missing_one: '{{count}} cours planifié n’a pas de présences.',
  missing_other: '{{count}} cours planifiés n’ont pas de présences.',
  see: 'Voir les cours planifiés',
  loading: 'Chargement des cours planifiés',
} as const;

const en: Translation<typeof fr> = {
  tab: 'Planned and recorded',
  caption: 'Planned and recorded classes of contract {{number}}',
  number: 'No.',
  planned: 'Planned',
  status: 'Status',
  record: 'Record',
  recordFor: 'Record the attendance of {{day}}, {{time}}',
  minutes: '{{count}} min',
  substitute: 'Substitute: {{name}}',
  proposed: 'Proposed substitute: {{name}}',
  absent_one: '{{count}} absent',
  absent_other: '{{count}} absent',
  missing_one: '{{count}} planned class has no attendance.',
  missing_other: '{{count}} planned classes have no attendance.',
  see: 'See the planned classes',
  loading: 'Loading the planned classes',
};

/** Texts about planned classes next to the recorded ones. */
export const plannedWords = /* @__PURE__ */ defineWords(
  'planned-classes',
  { fr, en },
  courseWords,
  actionWords,
);
