import { actionWords, courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Jours de fermeture',
  add: 'Ajouter une fermeture',
  caption: 'Fermetures de l’organisation',
  nameEn: 'Nom en anglais',
  loading: 'Chargement des fermetures',
  empty: 'Aucune fermeture',
  emptyText: 'Ajoutez les jours où l’organisation ne donne pas de cours : les horaires les sautent.',
  save: 'Ajouter',
  saved: 'Fermeture ajoutée',
  notSaved: 'La fermeture n’a pas été ajoutée.',
  later: 'Les horaires enregistrés ensuite sautent ces jours. Les cours déjà planifiés restent.',
  planned_one: '{{count}} cours est déjà planifié ces jours-là : déplacez-le ou annulez-le au besoin.',
  planned_other: '{{count}} cours sont déjà planifiés ces jours-là : déplacez-les ou annulez-les au besoin.',
  delete: {
    label: 'Supprimer {{name}}, {{day}}',
    title: 'Supprimer cette fermeture?',
    text: 'Les horaires enregistrés ensuite ne sautent plus ces jours. Les cours déjà planifiés ne changent pas.',
    confirm: 'Supprimer',
    done: 'Fermeture supprimée',
    failed: 'La fermeture n’a pas été supprimée.',
  },
  holidays: 'Jours fériés du Québec, sautés par les horaires qui le demandent',
} as const;

const en: Translation<typeof fr> = {
  title: 'Closed days',
  add: 'Add a closure',
  caption: 'Closures of the organization',
  nameEn: 'English name',
  loading: 'Loading the closures',
  empty: 'No closures',
  emptyText: 'Add the days on which the organization gives no classes: schedules skip them.',
  save: 'Add',
  saved: 'Closure added',
  notSaved: 'The closure was not added.',
  later: 'Schedules that are saved later skip these days. Classes that are already planned stay.',
  planned_one: '{{count}} class is planned on these days already: move or cancel it if needed.',
  planned_other: '{{count}} classes are planned on these days already: move or cancel them if needed.',
  delete: {
    label: 'Delete {{name}}, {{day}}',
    title: 'Delete this closure?',
    text: 'Schedules that are saved later no longer skip these days. Classes that are already planned do not change.',
    confirm: 'Delete',
    done: 'Closure deleted',
    failed: 'The closure was not deleted.',
  },
  holidays: 'Québec holidays, skipped by schedules that ask for it',
};

/** The words for the days on which the organization gives no classes. */
export const closedDaysWords = /* @__PURE__ */ defineWords(
  'closed-days',
  { fr, en },
  actionWords,
  courseWords,
);
