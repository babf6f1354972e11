import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  caption: 'Contrats : {{name}}',
  loading: 'Chargement des contrats',
  empty: 'Aucun contrat',
  emptyText: 'Les contrats auxquels l’étudiant est assigné apparaîtront ici.',
  number: 'Contrat',
  status: 'Statut',
  course: 'Cours',
  startsOn: 'Date de début',
  endsOn: 'Date de fin',
  materials: 'Matériel demandé',
  noStart: 'Aucune date de début',
  noEnd: 'Aucune date de fin',
} as const;

const en = {
  caption: 'Contracts of {{name}}',
  loading: 'Loading the contracts',
  empty: 'No contracts',
  emptyText: 'The contracts to which the student is assigned will appear here.',
  number: 'Contract',
  status: 'Status',
  course: 'Course',
  startsOn: 'Start date',
  endsOn: 'End date',
  materials: 'Requested material',
  noStart: 'No start date',
  noEnd: 'No end date',
} satisfies Translation<typeof fr>;

export const historyWords = /* @__PURE__ */ defineWords('student-history', { fr, en });
