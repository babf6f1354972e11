import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  caption: 'Rapports du contrat, page par page',
  totals: 'Pages remplies',
  complete: 'Rempli',
  begun: 'Commencé',
  empty: 'À remplir',
  submitted: 'Soumis, {{count}} / {{total}} pages',
  notSubmitted: 'À soumettre, {{count}} / {{total}} pages',
  submittedCount: 'Soumis : {{count}} sur {{total}}',
  loading: 'Chargement du rapport : {{name}}',
  failed: 'Ce rapport n’a pas pu être lu.',
  againFor: 'pour {{name}}',
};

const en = {
  caption: 'Reports of the contract, page by page',
  totals: 'Pages filled in',
  complete: 'Filled in',
  begun: 'Started',
  empty: 'To fill in',
  submitted: 'Submitted, {{count}} / {{total}} pages',
  notSubmitted: 'To submit, {{count}} / {{total}} pages',
  submittedCount: 'Submitted: {{count}} of {{total}}',
  loading: 'Loading the report of {{name}}',
  failed: 'This report could not be read.',
  againFor: 'for {{name}}',
} satisfies Translation<typeof fr>;

export const classMatrixWords = /* @__PURE__ */ defineWords(
  'class-matrix',
  { fr, en },
  courseWords,
  actionWords,
);
