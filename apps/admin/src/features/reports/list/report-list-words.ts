import { courseWords, definePairs, pageNames } from '@portal/i18n';

/** The texts of the list; the list by status has additional ones. */
export const reportListPairs = {
  title: pageNames.reports,
  caption: ['Derniers rapports de progrès', 'Latest progress reports'],
  search: ['Chercher des rapports', 'Search reports'],
  counted_one: ['étudiant d’un contrat', 'student of a contract'],
  counted_other: ['étudiants de contrats', 'students of contracts'],
  loading: ['Chargement des rapports', 'Loading the reports'],
  pages: ['Pages de la liste des rapports', 'Pages of the reports list'],
  rowMenu: ['Actions du rapport :', 'Report actions:'],
  empty: ['Aucun rapport', 'No reports'],
  emptyText: [
    'Les étudiants des contrats apparaîtront ici, chacun avec son dernier rapport.',
    'The students of the contracts will appear here, each with the latest report.',
  ],
  noMatch: ['Aucun rapport ne correspond', 'No report matches'],
  none: ['Aucun rapport', 'No report'],
  kind: { form: ['Formulaire', 'Form'], file: ['Fichier', 'File'] },
  column: {
    contract: ['Numéro de contrat', 'Contract number'],
    student: ['Étudiant', 'Student'],
    company: ['Société', 'Company'],
    startsOn: ['Date de début', 'Start date'],
    completedOn: ['Date d’achèvement', 'Completed date'],
    taggedOn: ['Date d’étiquette', 'Tag date'],
    lastReport: ['Dernier rapport', 'Last report'],
  },
} as const;

export const reportListWords = /* @__PURE__ */ definePairs('reports-list', reportListPairs, courseWords);
