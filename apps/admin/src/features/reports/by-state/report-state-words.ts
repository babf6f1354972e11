import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';
import { en as latestEn, fr as latestFr } from '../list/report-list-words';

const fr = {
  ...latestFr,
  counted_one: 'rapport',
  counted_other: 'rapports',
  caption: 'Rapports de progrès par état',
  emptyText: 'Les rapports à remettre, commencés et soumis apparaîtront ici.',
  states: 'État des rapports',
  state: { due: 'À remettre', started: 'Commencés', submitted: 'Soumis' },
  one: { due: 'À remettre', started: 'Commencé', submitted: 'Soumis' },
  from: 'Du',
  to: 'Au',
  pdf: 'Un PDF',
  mail: 'Courriel à la société',
  column: { ...latestFr.column, state: 'État', day: 'Date de l’état', teacher: 'Enseignant' },
} as const;

const en = {
  ...latestEn,
  counted_one: 'report',
  counted_other: 'reports',
  caption: 'Progress reports by state',
  emptyText: 'Reports that are due, started or submitted will appear here.',
  states: 'State of the reports',
  state: { due: 'Due', started: 'Started', submitted: 'Submitted' },
  one: { due: 'Due', started: 'Started', submitted: 'Submitted' },
  from: 'From',
  to: 'To',
  pdf: 'One PDF',
  mail: 'Email to the company',
  column: { ...latestEn.column, state: 'State', day: 'Date of the state', teacher: 'Teacher' },
} satisfies Translation<typeof fr>;

/** Texts of the list of reports by status. */
export const reportStateWords = /* @__PURE__ */ defineWords(
  'reports-by-state',
  { fr, en },
  actionWords,
  courseWords,
);
