import { actionWords, definePairs } from '@portal/i18n';

export const unratedWords = /* @__PURE__ */ definePairs(
  'unrated-hours',
  {
    title: ['Approuver des heures sans taux?', 'Approve hours without a rate?'],
    text: [
      'Ces heures comptent 0 $ tant qu’aucun taux n’est saisi pour leur type de cours.',
      'These hours count as $0 until a rate is entered for their course type.',
    ],
    hours: ['{{hours}} h sans taux', '{{hours}} h without a rate'],
    rates: ['Taux, {{name}}', 'Rates of {{name}}'],
    approve: ['Approuver quand même', 'Approve anyway'],
  },
  actionWords,
);
