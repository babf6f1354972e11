import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Enregistrer et modifier ces mois?',
  change: 'Des cours inscrits changent d’enseignant, et le montant de ces mois avec eux :',
  keep: 'Ces mois sont approuvés ou exportés. Leur relevé garde son montant; une différence se règle dans un mois suivant.',
  month: '{{name}}, {{month}} ({{status}}) : {{before}} → {{after}}',
  kept: '{{name}}, {{month}} ({{status}}) : reste {{before}}, serait {{after}}',
  confirm: 'Enregistrer et modifier',
} as const;

const en = {
  title: 'Save and change these months?',
  change: 'Recorded classes go to another teacher, and the amounts of these months with them:',
  keep: 'These months are approved or exported. Their statements keep their amounts; a difference is settled in a later month.',
  month: '{{name}}, {{month}} ({{status}}): {{before}} → {{after}}',
  kept: '{{name}}, {{month}} ({{status}}): stays {{before}}, would be {{after}}',
  confirm: 'Save and change',
} satisfies Translation<typeof fr>;

/** Texts of the question about months that change because another teacher gave classes. */
export const monthsWords = /* @__PURE__ */ defineWords('changed-months', { fr, en }, actionWords);
