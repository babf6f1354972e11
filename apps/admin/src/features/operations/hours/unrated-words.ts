import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Approuver des heures sans taux?',
  text: 'Ces heures comptent 0 $ tant qu’aucun taux n’est saisi pour leur type de cours.',
  hours: '{{hours}} h sans taux',
  rates: 'Taux, {{name}}',
  approve: 'Approuver quand même',
} as const;

const en = {
  title: 'Approve hours without a rate?',
  text: 'These hours count as $0 until a rate is entered for their course type.',
  hours: '{{hours}} h without a rate',
  rates: 'Rates of {{name}}',
  approve: 'Approve anyway',
} satisfies Translation<typeof fr>;

export const unratedWords = /* @__PURE__ */ defineWords('unrated-hours', { fr, en }, actionWords);
