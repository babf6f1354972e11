import { courseWords, defineWords, type Translation } from '@portal/i18n';

/** The French texts; the list by status has additional ones. */
export const fr = {
  title: 'Rapports',
  caption: 'Derniers rapports de progrès',
  search: 'Chercher des rapports',
  counted_one: 'étudiant d’un contrat',
  counted_other: 'étudiants de contrats',
  loading: 'Chargement des rapports',
  pages: 'Pages de la liste des rapports',
  rowMenu: 'Actions du rapport :',
  empty: 'Aucun rapport',
  emptyText: 'Les étudiants des contrats apparaîtront ici, chacun avec son dernier rapport.',
  noMatch: 'Aucun rapport ne correspond',
  none: 'Aucun rapport',
  kind: { form: 'Formulaire', file: 'Fichier' },
  column: {
    contract: 'Numéro de contrat',
    student: 'Étudiant',
    company: 'Société',
    startsOn: 'Date de début',
    completedOn: 'Date d’achèvement',
    taggedOn: 'Date d’étiquette',
    lastReport: 'Dernier rapport',
  },
} as const;

/** The English texts. */
export const en = {
  title: 'Reports',
  caption: 'Latest progress reports',
  search: 'Search reports',
  counted_one: 'student of a contract',
  counted_other: 'students of contracts',
  loading: 'Loading the reports',
  pages: 'Pages of the reports list',
  rowMenu: 'Report actions:',
  empty: 'No reports',
  emptyText: 'The students of the contracts will appear here, each with the latest report.',
  noMatch: 'No report matches',
  none: 'No report',
  kind: { form: 'Form', file: 'File' },
  column: {
    contract: 'Contract number',
    student: 'Student',
    company: 'Company',
    startsOn: 'Start date',
    completedOn: 'Completed date',
    taggedOn: 'Tag date',
    lastReport: 'Last report',
  },
} satisfies Translation<typeof fr>;

export const reportListWords = /* @__PURE__ */ defineWords('reports-list', { fr, en }, courseWords);
