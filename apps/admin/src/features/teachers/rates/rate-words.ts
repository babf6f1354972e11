import { teacherRateFields } from '@portal/domain';
import { actionWords, definePairs } from '@portal/i18n';

export const rateWords = /* @__PURE__ */ definePairs(
  'rates',
  {
    always: ['depuis toujours', 'since always'],
    from: ['à partir du {{day}}', 'from {{day}}'],
    period: ['{{rate}} {{when}}', '{{rate}} {{when}}'],
    none: ['aucun taux', 'no rate'],
    noneYet: ['Aucun taux pour l’instant', 'No rate yet'],
    ahead: ['À venir', 'Upcoming'],
    past_one: ['{{count}} taux précédent', '{{count}} earlier rate'],
    past_other: ['{{count}} taux précédents', '{{count}} earlier rates'],
    add: ['Nouveau taux', 'New rate'],
    correct: ['Corriger', 'Correct'],
    loading: ['Chargement des taux', 'Loading the rates'],
    notRead: ['Les taux n’ont pas pu être chargés.', 'The rates could not be loaded.'],
    dialog: {
      addTitle: ['Nouveau taux, {{type}}', 'New rate, {{type}}'],
      correctTitle: ['Corriger un taux, {{type}}', 'Correct a rate, {{type}}'],
      rate: teacherRateFields.rate,
      rateHint: [
        'Laissé vide, aucun taux ne compte à partir de ce jour.',
        'If empty, there is no rate from this day.',
      ],
      from: teacherRateFields.startsOn,
      fromHint: ['Laissé vide, le taux compte depuis toujours.', 'If empty, the rate counts since always.'],
      save: ['Enregistrer', 'Save'],
      remove: ['Retirer ce taux', 'Remove this rate'],
      failed: [
        'Les taux n’ont pas été enregistrés. Ce que vous avez saisi reste ici.',
        'The rates were not saved. Your input is still here.',
      ],
      unknown: [
        'On ne sait pas si les taux ont été enregistrés. Enregistrez de nouveau : rien n’est écrit deux fois.',
        'It is not known whether the rates were saved. Save again: nothing is written twice.',
      ],
      done: ['Taux enregistrés, {{name}}', 'Rates saved, {{name}}'],
    },
    question: {
      title: ['Enregistrer et modifier ces mois?', 'Save and change these months?'],
      titleKept: ['Enregistrer ce taux?', 'Save this rate?'],
      change: ['Le montant de ces mois change :', 'The amounts of these months change:'],
      keep: [
        'Ces mois sont approuvés ou exportés. Leur montant ne change pas; une différence se règle dans un mois suivant.',
        'These months are approved or exported. Their amounts stay; a difference is settled in a later month.',
      ],
      columns: {
        month: ['Mois', 'Month'],
        before: ['Actuel', 'Current'],
        after: ['Nouveau', 'New'],
        stays: ['Reste', 'Stays'],
        would: ['Serait', 'Would be'],
      },
      replaces: ['Ce taux remplace {{rate}} {{when}}.', 'This rate replaces {{rate}} {{when}}.'],
      elsewhere: [
        'Une autre personne a modifié ce taux entre-temps.',
        'Someone else changed this rate in the meantime.',
      ],
      stale: [
        'Les taux ou les heures ont changé entre-temps. Voici les montants à jour.',
        'Rates or hours have changed in the meantime. These are the current amounts.',
      ],
      confirm: ['Enregistrer et modifier', 'Save and change'],
      confirmKept: ['Enregistrer', 'Save'],
    },
  },
  actionWords,
);
