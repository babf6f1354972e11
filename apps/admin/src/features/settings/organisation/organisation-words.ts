import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Organisation',
  loading: 'Chargement des réglages',
  timeZone: 'Fuseau horaire',
  timeZoneField: 'Fuseau horaire*',
  now: 'Heure de l’organisation',
  none: 'Aucun fuseau horaire choisi',
  noneTitle: 'Choisissez le fuseau horaire de l’organisation',
  noneText:
    'Sans lui, le portail ne sait pas quand la journée commence, et aucun cours ne peut être planifié. Celui de cet appareil est proposé.',
  change: 'Changer le fuseau horaire',
  choose: 'Choisir le fuseau horaire',
  hint: 'Une ville du même fuseau, comme Toronto pour Montréal',
  effects: 'Ce qui change pour tout le monde, dès l’enregistrement',
  effect: {
    today: 'Le jour d’aujourd’hui, et les cours qui sont commencés, suivent le nouveau fuseau.',
    moments:
      'Les heures d’enregistrement affichées, comme celle d’un rapport, suivent aussi : un jour peut changer.',
    classes: 'Les jours et les heures des cours ne changent pas : un cours de 12:00 reste à 12:00.',
    calendars: 'Les calendriers abonnés reçoivent le nouveau fuseau à leur prochaine mise à jour.',
    offline: 'Un appareil hors connexion garde l’ancien fuseau jusqu’à sa prochaine connexion.',
  },
  saved: 'Fuseau horaire enregistré',
  notSaved: 'Le fuseau horaire n’a pas été enregistré.',
  holidays: {
    title: 'Jours fériés',
    region: 'Province ou pays',
    regionField: 'Province ou pays*',
    hint: 'Comme Québec, Ontario, France',
    byDefault: 'pas encore choisi',
    easter: 'Pâques',
    easterField: 'Congé de Pâques',
    easterHint: 'Au Québec, l’employeur choisit l’un des deux.',
    both: 'Les deux jours',
    goodFriday: 'Vendredi saint',
    easterMonday: 'Lundi de Pâques',
    change: 'Changer les jours fériés',
    correct: 'Voir et corriger les jours',
    text: 'Les horaires enregistrés ensuite sautent ces jours fériés. Les cours déjà planifiés restent, ainsi que les fermetures et les jours que vous avez ajoutés ou retirés.',
    check:
      'Sauf pour le Québec, la liste vient d’une source publique qui peut se tromper : vérifiez-la, et corrigez-la sous « Jours de fermeture ».',
    loading: 'Chargement des régions',
    notLoaded: 'Les régions n’ont pas pu être chargées.',
    saved: 'Jours fériés enregistrés',
    notSaved: 'Les jours fériés n’ont pas été enregistrés.',
  },
} as const;

const en: Translation<typeof fr> = {
  title: 'Organization',
  loading: 'Loading the settings',
  timeZone: 'Time zone',
  timeZoneField: 'Time zone*',
  now: 'Time of the organization',
  none: 'No time zone chosen',
  noneTitle: 'Choose the time zone of the organization',
  noneText:
    'Without it, the portal does not know when the day begins, and no classes can be planned. That of this device is suggested.',
  change: 'Change the time zone',
  choose: 'Choose the time zone',
  hint: 'A city in the same time zone, such as Toronto for Montréal',
  effects: 'What changes for everyone as soon as it is saved',
  effect: {
    today: 'Today, and which classes have begun, follow the new time zone.',
    moments: 'Times of saving on screen, such as that of a report, follow it too: a day may change.',
    classes: 'The days and times of classes do not change: a class at 12:00 stays at 12:00.',
    calendars: 'Calendars that subscribe get the new time zone at their next update.',
    offline: 'A device without a connection keeps the former time zone until it is connected again.',
  },
  saved: 'Time zone saved',
  notSaved: 'The time zone was not saved.',
  holidays: {
    title: 'Holidays',
    region: 'Province or country',
    regionField: 'Province or country*',
    hint: 'Such as Québec, Ontario, France',
    byDefault: 'not chosen yet',
    easter: 'Easter',
    easterField: 'Day off at Easter',
    easterHint: 'In Québec, the employer chooses one of the two.',
    both: 'Both days',
    goodFriday: 'Good Friday',
    easterMonday: 'Easter Monday',
    change: 'Change the holidays',
    correct: 'See and correct the days',
    text: 'Schedules that are saved later skip these holidays. Classes that are already planned stay, and so do closures and the days that you added or removed.',
    check:
      'Except for Québec, the list comes from a public source that may be wrong: check it, and correct it under “Closed days”.',
    loading: 'Loading the regions',
    notLoaded: 'The regions could not be loaded.',
    saved: 'Holidays saved',
    notSaved: 'The holidays were not saved.',
  },
};

/** The words for the settings of the organization. */
export const organisationWords = /* @__PURE__ */ defineWords('organisation', { fr, en }, actionWords);
