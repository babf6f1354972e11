import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  emptyText: 'Les contrats auxquels l’étudiant est assigné apparaîtront ici.',
  course: 'Cours',
  startsOn: 'Date de début',
  endsOn: 'Date de fin',
  materials: 'Matériel demandé',
} as const;

const en = {
  emptyText: 'The contracts to which the student is assigned will appear here.',
  course: 'Course',
  startsOn: 'Start date',
  endsOn: 'End date',
  materials: 'Requested material',
} satisfies Translation<typeof fr>;

export const historyWords = /* @__PURE__ */ defineWords(
  'student-history',
  { fr, en },
  courseWords,
  actionWords,
);
