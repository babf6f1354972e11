import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  until: 'Modifiable jusqu’à {{time}} le {{day}}',
  correct: 'Corriger',
  ofDay: 'la présence du {{date}}',
  title: 'Corriger une présence',
  loading: 'Chargement de la présence',
  save: 'Enregistrer la correction',
  corrected: 'La présence a été corrigée.',
  notCorrected: 'La présence n’a pas été corrigée',
  expired:
    'Le temps pour corriger cette présence est passé. Seul le bureau peut maintenant le faire : écrivez-lui.',
  offline: 'Une correction demande une connexion. Réessayez quand elle sera revenue.',
  gone: 'Cette présence a été supprimée entre-temps.',
  closed: 'Cette présence ne peut pas être corrigée ici',
  closedText:
    'Le temps pour le faire est passé, ou une autre personne l’a inscrite. Le bureau peut la corriger : écrivez-lui.',
  changedMeanwhile: 'Quelqu’un d’autre a modifié cette présence entre-temps :',
  deleteText: 'Le cours du {{date}} ({{minutes}} min) ne comptera plus dans les heures.',
  deleted: 'La présence a été supprimée.',
  notDeleted: 'La présence n’a pas été supprimée',
};

const en = {
  until: 'Can be corrected until {{time}} on {{day}}',
  correct: 'Correct',
  ofDay: 'the attendance of {{date}}',
  title: 'Correct an attendance',
  loading: 'Loading the attendance',
  save: 'Save the correction',
  corrected: 'The attendance was corrected.',
  notCorrected: 'The attendance was not corrected',
  expired: 'The time to correct this attendance is over. Now only the office can do it: write to them.',
  offline: 'A correction needs a connection. Try again once it is back.',
  gone: 'This attendance has been deleted in the meantime.',
  closed: 'This attendance cannot be corrected here',
  closedText:
    'The time to do so is over, or someone else recorded it. The office can correct it: write to them.',
  changedMeanwhile: 'Someone else has changed this attendance in the meantime:',
  deleteText: 'The class of {{date}} ({{minutes}} min) will no longer count in the hours.',
  deleted: 'The attendance was deleted.',
  notDeleted: 'The attendance was not deleted',
} satisfies Translation<typeof fr>;

/** Texts about corrections of a teacher's own attendance records (DECISION-52). */
export const correctionWords = /* @__PURE__ */ defineWords(
  'correction',
  { fr, en },
  actionWords,
  courseWords,
);
