import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Heures des contrats',
  search: 'Chercher',
  caption: 'Heures des contrats',
  loading: 'Chargement des heures',
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
    planned: 'Prévues',
    left: 'Sans date',
    endsOn: 'Fin',
    unbilled: 'Non facturées',
  },
  status: 'Statut',
  endsBefore: 'Se termine avant ses heures',
  unsold: 'heures non précisées',
} as const;

const en = {
  title: 'Contract hours',
  search: 'Search',
  caption: 'Hours of the contracts',
  loading: 'Loading the hours',
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
  status: 'Status',
  endsBefore: 'Ends before its hours',
  unsold: 'hours not given',
} satisfies Translation<typeof fr>;

/** The words of the contracts with their hours. */
export const contractHoursWords = /* @__PURE__ */ defineWords('contract-hours', { fr, en });
