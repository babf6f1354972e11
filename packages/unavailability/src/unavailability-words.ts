import { labelsOf, unavailabilityFields } from '@portal/domain';
import { actionWords, definePairs } from '@portal/i18n';

/** The words about when teachers are away. */
export const unavailabilityWords = /* @__PURE__ */ definePairs(
  'unavailability',
  {
    loading: ['Les indisponibilités sont en cours de chargement', 'Unavailability is loading'],
    notRead: ['Les indisponibilités n’ont pas pu être lues.', 'Unavailability could not be read.'],
    none: ['Aucune indisponibilité à venir.', 'No unavailability to come.'],
    list: ['Indisponibilités', 'Unavailability'],
    add: ['Ajouter une indisponibilité', 'Add an unavailability'],
    addTitle: ['Nouvelle indisponibilité', 'New unavailability'],
    editTitle: ['Modifier l’indisponibilité', 'Edit the unavailability'],
    editOne: ['Modifier : {{what}}', 'Edit: {{what}}'],
    deleteOne: ['Supprimer : {{what}}', 'Delete: {{what}}'],
    kind: ['Quand', 'When'],
    kinds: {
      days: ['Un jour ou une période', 'A day or a period'],
      weekly: ['Chaque semaine', 'Every week'],
    },
    chooseWeekday: ['Choisir un jour', 'Choose a day'],
    weekdays: {
      1: ['lundi', 'Monday'],
      2: ['mardi', 'Tuesday'],
      3: ['mercredi', 'Wednesday'],
      4: ['jeudi', 'Thursday'],
      5: ['vendredi', 'Friday'],
      6: ['samedi', 'Saturday'],
      7: ['dimanche', 'Sunday'],
    },
    onWeekday: ['{{day}}, {{days}}', '{{day}}, {{days}}'],
    sinceOn: ['À partir du', 'Since'],
    untilOn: ['Jusqu’au', 'Until'],
    oneDay: ['Laisser vide pour un seul jour.', 'Leave empty for a single day.'],
    noBound: ['Laisser vide s’il n’y en a pas.', 'Leave empty if there is none.'],
    wholeDay: ['Laisser les heures vides pour toute la journée.', 'Leave the times empty for the whole day.'],
    nameHint: [
      'Par exemple : Vacances. Le bureau le voit, pas les collègues.',
      'For example: Holidays. The office sees it, colleagues do not.',
    ],
    days: ['{{from}} – {{to}}', '{{from}} – {{to}}'],
    weekly: ['chaque {{day}}', 'every {{day}}'],
    since: ['à partir du {{day}}', 'since {{day}}'],
    until: ['jusqu’au {{day}}', 'until {{day}}'],
    classes_one: ['{{count}} cours est planifié à ce moment.', '{{count}} class is planned at this time.'],
    classes_other: [
      '{{count}} cours sont planifiés à ce moment.',
      '{{count}} classes are planned at this time.',
    ],
    ownClasses: [
      'Proposez une personne pour vous remplacer, ou parlez-en au bureau.',
      'Propose a substitute, or talk to the office.',
    ],
    theirClasses: [
      'Choisissez une autre personne, ou déplacez ces cours dans le calendrier.',
      'Choose someone else, or move these classes in the calendar.',
    ],
    saved: ['Indisponibilité enregistrée.', 'Unavailability saved.'],
    notSaved: [
      'L’indisponibilité n’a pas été enregistrée. Ce que vous avez saisi est encore ici.',
      'The unavailability was not saved. What you typed is still here.',
    ],
    deleted: ['Indisponibilité supprimée.', 'Unavailability deleted.'],
    notDeleted: ['L’indisponibilité n’a pas été supprimée.', 'The unavailability was not deleted.'],
    changed: [
      'Cette indisponibilité a changé entre-temps',
      'This unavailability was changed in the meantime',
    ],
  },
  actionWords,
  /* @__PURE__ */ labelsOf(unavailabilityFields),
);
