import { courseWords, defineWords, fileAndMailWords, hourWords, type Translation } from '@portal/i18n';

const fr = {
  contents: 'Contenu',
  standing: 'État',
  outlineDraft: 'Brouillon, pas encore soumis',
  outlineNone: 'Aucun plan de cours',
  lessons_one: '1 cours inscrit',
  lessons_other: '{{count}} cours inscrits',
  lessonsNone: 'Aucun cours inscrit',
  submittedOf: '{{count}} sur {{total}}',
  file: 'Fichier, à joindre à part',
  unfinished: 'Commencé, pas encore soumis',
  none: 'Aucun rapport',
  left: '{{name}} (jusqu’au {{date}})',
  missingReports_one: 'Un rapport n’est pas complet : {{names}}.',
  missingReports_other: '{{count}} rapports ne sont pas complets : {{names}}.',
  empty: 'Cette page seulement.',
};

const en = {
  contents: 'Contents',
  standing: 'Status',
  outlineDraft: 'Draft, not submitted yet',
  outlineNone: 'No outline yet',
  lessons_one: '1 class recorded',
  lessons_other: '{{count}} classes recorded',
  lessonsNone: 'No class recorded',
  submittedOf: '{{count}} of {{total}}',
  file: 'File, to be added separately',
  unfinished: 'Started, not submitted yet',
  none: 'No report',
  left: '{{name}} (until {{date}})',
  missingReports_one: 'One report is not complete: {{names}}.',
  missingReports_other: '{{count}} reports are not complete: {{names}}.',
  empty: 'This page alone.',
} satisfies Translation<typeof fr>;

export const coverWords = /* @__PURE__ */ defineWords(
  'close-out-cover',
  { fr, en },
  courseWords,
  fileAndMailWords,
  hourWords,
);
