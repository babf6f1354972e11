import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  caption: 'Rapports de la classe, page par page',
  student: 'Étudiant',
  report: 'Rapport',
  totals: 'Pages remplies',
  complete: 'Rempli',
  begun: 'Commencé',
  empty: 'À remplir',
  pages: '{{count}} sur {{total}} pages',
  submitted: 'Soumis',
  notSubmitted: 'Pas encore soumis',
  loading: 'Chargement du rapport de {{name}}',
  failed: 'Ce rapport n’a pas pu être lu.',
  again: 'Réessayer',
  againFor: 'pour {{name}}',
};

const en = {
  caption: 'Reports of the class, page by page',
  student: 'Student',
  report: 'Report',
  totals: 'Pages filled in',
  complete: 'Filled in',
  begun: 'Begun',
  empty: 'To fill in',
  pages: '{{count}} of {{total}} pages',
  submitted: 'Submitted',
  notSubmitted: 'Not submitted yet',
  loading: 'Loading the report of {{name}}',
  failed: 'This report could not be read.',
  again: 'Try again',
  againFor: 'for {{name}}',
} satisfies Translation<typeof fr>;

/** The words of the reports of a class. */
export const classMatrixWords = /* @__PURE__ */ defineWords('class-matrix', { fr, en });
