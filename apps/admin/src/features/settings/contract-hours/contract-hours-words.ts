import { commonWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Heures des contrats',
  caption: 'Heures des contrats',
  pages: 'Pages des contrats',
  counted_one: 'contrat',
  counted_other: 'contrats',
  empty: 'Aucun contrat en cours',
  emptyText: 'Les contrats en attente, activés et terminés apparaissent ici avec leurs heures.',
  noMatch: 'Aucun contrat ne correspond',
  column: {
    contract: 'Contrat',
    company: 'Société',
    teacher: 'Enseignant',
    hours: 'Données / vendues',
    planned: 'Planifiées',
    left: 'Sans date',
    endsOn: 'Fin',
    unbilled: 'Non facturées',
  },
  endsBefore: 'Se termine avant ses heures',
  unsold: 'heures non précisées',
  endsIn: 'Fin en',
  sums: {
    title: 'Heures par société ou par mois de fin',
    by: { contract: 'Contrats', company: 'Par société', month: 'Par mois de fin' },
    company: 'Société',
    month: 'Mois de fin',
    sold: 'Vendues',
    taught: 'Données',
    left: 'Restantes',
    chart: 'Heures restantes, par mois de fin des contrats',
    none: { company: 'Sans société', month: 'Sans date de fin' },
  },
} as const;

const en = {
  title: 'Contract hours',
  caption: 'Hours of the contracts',
  pages: 'Pages of the contracts',
  counted_one: 'contract',
  counted_other: 'contracts',
  empty: 'No contracts under way',
  emptyText: 'Pending, activated and finished contracts appear here with their hours.',
  noMatch: 'No contract matches',
  column: {
    contract: 'Contract',
    company: 'Company',
    teacher: 'Teacher',
    hours: 'Taught / sold',
    planned: 'Planned',
    left: 'Without a date',
    endsOn: 'End',
    unbilled: 'Not invoiced',
  },
  endsBefore: 'Ends before its hours',
  unsold: 'hours not given',
  endsIn: 'Ends in',
  sums: {
    title: 'Hours by company or by end month',
    by: { contract: 'Contracts', company: 'By company', month: 'By end month' },
    company: 'Company',
    month: 'End month',
    sold: 'Sold',
    taught: 'Taught',
    left: 'Left',
    chart: 'Hours left, by the month in which contracts end',
    none: { company: 'No company', month: 'No end date' },
  },
} satisfies Translation<typeof fr>;

/** The words of the contracts with their hours. */
export const contractHoursWords = /* @__PURE__ */ defineWords(
  'contract-hours',
  { fr, en },
  commonWords,
  courseWords,
);
