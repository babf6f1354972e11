import { actionWords, courseWords, definePairs } from '@portal/i18n';
import { reportListPairs } from '../list/report-list-words';

/** Texts of the list of reports by status. */
export const reportStateWords = /* @__PURE__ */ definePairs(
  'reports-by-state',
  {
    ...reportListPairs,
    counted_one: ['rapport', 'report'],
    counted_other: ['rapports', 'reports'],
    caption: ['Rapports de progrès par état', 'Progress reports by state'],
    emptyText: [
      'Les rapports à remettre, commencés et soumis apparaîtront ici.',
      'Reports that are due, started or submitted will appear here.',
    ],
    states: ['État des rapports', 'State of the reports'],
    state: {
      due: ['À remettre', 'Due'],
      started: ['Commencés', 'Started'],
      submitted: ['Soumis', 'Submitted'],
    },
    one: { due: ['À remettre', 'Due'], started: ['Commencé', 'Started'], submitted: ['Soumis', 'Submitted'] },
    from: ['Du', 'From'],
    to: ['Au', 'To'],
    pdf: ['Un PDF', 'One PDF'],
    mail: ['Courriel à la société', 'Email to the company'],
    column: {
      ...reportListPairs.column,
      state: ['État', 'State'],
      day: ['Date de l’état', 'Date of the state'],
      teacher: ['Enseignant', 'Teacher'],
    },
  },
  actionWords,
  courseWords,
);
