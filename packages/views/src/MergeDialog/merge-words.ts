import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  lead_one:
    'Une autre personne a enregistré entre-temps. Choisissez une version du champ que vous avez changé tous les deux.',
  lead_many:
    'Une autre personne a enregistré entre-temps. Choisissez une version de chacun des {{count}} champs que vous avez changés tous les deux.',
  lead_other:
    'Une autre personne a enregistré entre-temps. Choisissez une version de chacun des {{count}} champs que vous avez changés tous les deux.',
  theirs: 'La sienne',
  mine: 'La vôtre',
  takeAllTheirs: 'Prendre tout de sa version',
  takeAllMine: 'Prendre tout de votre version',
  before: 'avant : {{value}}',
  none: 'rien',
  takenOver_one: '{{count}} autre champ est déjà repris : {{fields}}.',
  takenOver_many: '{{count}} autres champs sont déjà repris : {{fields}}.',
  takenOver_other: '{{count}} autres champs sont déjà repris : {{fields}}.',
  chosen: 'Choix faits : {{chosen}} sur {{total}}',
  chooseEach: 'Choisissez une version pour chaque champ.',
};

const en = {
  lead_one: 'Someone else has saved in the meantime. Choose a version of the field that you both changed.',
  lead_many:
    'Someone else has saved in the meantime. Choose a version of each of the {{count}} fields that you both changed.',
  lead_other:
    'Someone else has saved in the meantime. Choose a version of each of the {{count}} fields that you both changed.',
  theirs: 'Theirs',
  mine: 'Yours',
  takeAllTheirs: 'Take all of theirs',
  takeAllMine: 'Take all of yours',
  before: 'before: {{value}}',
  none: 'nothing',
  takenOver_one: '{{count}} other field is already taken over: {{fields}}.',
  takenOver_many: '{{count}} other fields are already taken over: {{fields}}.',
  takenOver_other: '{{count}} other fields are already taken over: {{fields}}.',
  chosen: '{{chosen}} of {{total}} chosen',
  chooseEach: 'Choose a version for each field.',
} satisfies Translation<typeof fr>;

export const mergeWords = /* @__PURE__ */ defineWords('merge', { fr, en }, actionWords);
