import type { Translation } from '../define-words';

const fr = {
  hours: 'Heures',
  amount: 'Montant',
  hoursTaught: 'Heures données',
  hoursOf: '{{hours}} h',
  total: 'Total',
  submittedOn: 'Soumis le',
  returnedOn: 'Renvoyé le',
  approvedOn: 'Approuvé le',
  hoursToDate: 'Heures données à ce jour',
  contractedHours: 'Heures prévues au contrat',
  noRate: 'sans taux',
  statementOf: 'Relevé, {{month}}',
  backToMonth: 'Retour aux heures du mois',
  hoursByContract: 'Heures par contrat',
  dueOn: 'Facture au plus tard le',
  exportedOn: 'Exporté le',
  hoursTaughtAndContracted: 'Heures données, heures prévues',
  invoicingGuide: 'Guide de facturation',
  ownHours: 'Vos heures du mois',
};

const en = {
  hours: 'Hours',
  amount: 'Amount',
  hoursTaught: 'Hours taught',
  hoursOf: '{{hours}} h',
  total: 'Total',
  submittedOn: 'Submitted on',
  returnedOn: 'Returned on',
  approvedOn: 'Approved on',
  hoursToDate: 'Hours taught to date',
  contractedHours: 'Contracted hours',
  noRate: 'no rate',
  statementOf: 'Statement, {{month}}',
  backToMonth: 'Back to the hours of the month',
  hoursByContract: 'Hours by contract',
  dueOn: 'Invoice by',
  exportedOn: 'Exported on',
  hoursTaughtAndContracted: 'Hours taught, hours contracted',
  invoicingGuide: 'Invoicing guide',
  ownHours: 'Your hours of the month',
} satisfies Translation<typeof fr>;

/** Hours of teachers, their amounts and statements. */
export const hourWords = { fr, en };
