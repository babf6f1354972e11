import { definePairs } from '@portal/i18n';

export const operationsWords = /* @__PURE__ */ definePairs('operations', {
  menu: ['Opérations', 'Operations'],
  more: ['Autres', 'More'],
  hours: ['Heures du mois', 'Hours of the month'],
  hoursTotals: ['Totaux des heures', 'Hour totals'],
  contractHours: ['Heures des contrats', 'Contract hours'],
  links: ['Liens privés', 'Private links'],
  imports: ['Importations', 'Imports'],
  mails: ['Courriels', 'Emails'],
  reminders: ['Rappels', 'Reminders'],
});
