import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Remplaçants',
  text: 'Vous ne pouvez pas donner un cours? Proposez un collègue : l’administration confirme.',
  open: 'Proposer un remplaçant',
  status: {
    open: 'En attente de l’administration',
    confirmed: 'Confirmé',
    declined: 'Refusé',
  },
  proposed: 'Proposé : {{name}}',
  answer: 'Réponse de l’administration : {{answer}}',
  givenBy: 'Donné par : {{name}}',
  class: '{{day}}, {{time}}, {{name}}',
  takeBack: 'Retirer la proposition',
  takeBackOf: 'Retirer la proposition : {{name}}',
  takenBack: 'La proposition a été retirée.',
  notTakenBack: 'La proposition n’a pas été retirée.',
  classes: 'Cours à donner par une autre personne*',
  classesNeeded: 'Choisissez au moins un cours.',
  noClasses: 'Aucun de vos cours des {{count}} prochains jours ne peut recevoir un remplaçant.',
  colleague: 'Collègue*',
  chooseColleague: 'Choisir un collègue',
  away: 'Indisponible',
  colleagueNeeded: 'Choisissez un collègue.',
  colleaguesFailed: 'Les noms de vos collègues ne peuvent pas être lus pour le moment.',
  loading: 'Chargement de vos cours',
  agree:
    'Parlez-en d’abord à cette personne. Le cours reste le vôtre tant que l’administration n’a pas confirmé.',
  propose: 'Proposer à l’administration',
  sent: 'Proposition envoyée à l’administration.',
  notSent: 'Proposition non envoyée',
  unanswered:
    'Aucune réponse n’est arrivée. Vos choix sont encore ici : proposez de nouveau, ce qui est déjà proposé reste tel quel.',
  changed: 'Un de ces cours a changé entre-temps. Voici comment il est maintenant.',
  failed: 'Vos propositions de remplaçants ne peuvent pas être lues pour le moment.',
  back: 'Retour',
} as const;

const en: Translation<typeof fr> = {
  title: 'Substitutes',
  text: 'Can’t give a class? Propose a colleague: the administration confirms.',
  open: 'Propose a substitute',
  status: {
    open: 'Waiting for the administration',
    confirmed: 'Confirmed',
    declined: 'Declined',
  },
  proposed: 'Proposed: {{name}}',
  answer: 'Answer of the administration: {{answer}}',
  givenBy: 'Given by {{name}}',
  class: '{{day}}, {{time}}, {{name}}',
  takeBack: 'Take the proposal back',
  takeBackOf: 'Take the proposal back: {{name}}',
  takenBack: 'The proposal was taken back.',
  notTakenBack: 'The proposal was not taken back.',
  classes: 'Classes for someone else to give*',
  classesNeeded: 'Choose at least one class.',
  noClasses: 'None of your classes of the next {{count}} days can get a substitute.',
  colleague: 'Colleague*',
  chooseColleague: 'Choose a colleague',
  away: 'Away',
  colleagueNeeded: 'Choose a colleague.',
  colleaguesFailed: 'The names of your colleagues cannot be read at the moment.',
  loading: 'Loading your classes',
  agree: 'Ask this colleague first. The class stays yours until the administration has confirmed.',
  propose: 'Propose to the administration',
  sent: 'The proposal was sent to the administration.',
  notSent: 'The proposal was not sent',
  unanswered:
    'No answer arrived. Your choices are still here: propose again, what is proposed already stays as it is.',
  changed: 'One of these classes has changed in the meantime. This is how it is now.',
  failed: 'Your proposed substitutes cannot be read at the moment.',
  back: 'Back',
};

/** Texts about the substitutes whom a teacher proposes. */
export const substituteWords = /* @__PURE__ */ defineWords('own-substitutes', { fr, en }, actionWords);
