import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  since: 'Depuis quand',
  sinceOf: 'Depuis quand, étudiants du contrat {{number}}',
  from: 'depuis le {{from}}',
  fromTo: 'du {{from}} au {{to}}',
  until: 'du premier cours au {{to}}',
  left: 'Partis',
  hasLeft: 'A quitté le contrat',
  archived: 'Ce contrat est archivé : ses étudiants ne changent plus.',
  students: 'Étudiants',
  firstDay: 'Premier jour',
  firstDayHint: 'Laissé vide, l’étudiant compte depuis le premier cours.',
  lastDay: 'Dernier jour',
  lastDayHint: 'Laissé vide, l’étudiant est dans le contrat.',
  noneChosen: 'Cochez au moins un étudiant.',
  nothing: 'Rien n’a changé.',
  overlap: 'Deux périodes se chevauchent.',
  effect: 'Un cours donné hors de ces jours n’est ni suivi ni manqué, partout.',
  save: 'Enregistrer',
  failed: 'Les jours n’ont pas été enregistrés. Ce que vous avez saisi reste ici.',
  conflict:
    'Une autre personne a modifié ces jours entre-temps. La liste les montre maintenant; ce que vous avez saisi reste ici. Enregistrez pour les remplacer.',
  unknown:
    'On ne sait pas si les jours ont été enregistrés. Enregistrez de nouveau : rien n’est écrit deux fois.',
  done: 'Jours enregistrés',
};

const en: Translation<typeof fr> = {
  since: 'Since when',
  sinceOf: 'Since when, students of contract {{number}}',
  from: 'since {{from}}',
  fromTo: '{{from}} to {{to}}',
  until: 'from the first class to {{to}}',
  left: 'Left',
  hasLeft: 'Left the contract',
  archived: 'This contract is archived: its students can no longer be changed.',
  students: 'Students',
  firstDay: 'First day',
  firstDayHint: 'When empty, the student counts from the first class.',
  lastDay: 'Last day',
  lastDayHint: 'When empty, the student is in the contract.',
  noneChosen: 'Select at least one student.',
  nothing: 'Nothing has changed.',
  overlap: 'Two periods overlap.',
  effect: 'A class outside these days is neither attended nor missed, everywhere.',
  save: 'Save',
  failed: 'The days were not saved. What you entered stays here.',
  conflict:
    'Someone else has changed these days in the meantime. The list shows them now; what you entered stays here. Save to replace them.',
  unknown: 'It is not known whether the days were saved. Save again: nothing is written twice.',
  done: 'Days saved',
};

/** Texts about the dates between which students belong to a contract. */
export const dayWords = defineWords('enrolment-days', { fr, en }, actionWords);
