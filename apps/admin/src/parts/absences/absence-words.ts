import { actionWords, courseWords, definePairs } from '@portal/i18n';

/** The words about absence thresholds and those who have reached one. */
export const absenceWords = /* @__PURE__ */ definePairs(
  'absences',
  {
    title: ['Seuils d’absence', 'Absence thresholds'],
    ofCompany: ['Seuils d’absence : {{name}}', 'Absence thresholds of {{name}}'],
    hint: [
      'Une relance apparaît quand un étudiant a manqué cette part des minutes de ses cours : absences motivées ou non, retards et départs hâtifs. Jamais avant cinq cours, ni pour une seule absence.',
      'A follow-up appears when a student has missed this share of the minutes of their classes: absences, excused or not, late arrivals and early departures. Never before five classes, nor for a single absence.',
    ],
    kind: ['Seuils', 'Thresholds'],
    kinds: {
      inherited: ['Ceux qui s’appliquent sans autre choix', 'Those that apply without another choice'],
      own: ['Ceux-ci', 'These'],
    },
    inheritedIs: ['Sans autre choix : {{percents}}.', 'Without another choice: {{percents}}.'],
    first: ['Premier seuil (%)', 'First threshold (%)'],
    second: ['Deuxième seuil (%)', 'Second threshold (%)'],
    percentsHint: ['Laisser vide pour ne pas avoir de relance.', 'Leave empty for no follow-up.'],
    noPercents: ['aucun seuil', 'no threshold'],
    none: ['Aucun seuil : personne n’est relancé.', 'No threshold: nobody is followed up.'],
    percent: ['{{percent}} %', '{{percent}}%'],
    from: {
      own: ['Seuils de ce contrat', 'Thresholds of this contract'],
      company: ['Seuils de la société', 'Thresholds of the company'],
      organisation: ['Seuils de l’organisation', 'Thresholds of the organization'],
    },
    change: ['Changer les seuils', 'Change the thresholds'],
    saved: ['Seuils d’absence enregistrés.', 'Absence thresholds saved.'],
    notSaved: ['Les seuils d’absence n’ont pas été enregistrés.', 'The absence thresholds were not saved.'],
    notRead: ['Les seuils d’absence n’ont pas pu être lus.', 'The absence thresholds could not be read.'],
    loading: ['Chargement des seuils d’absence', 'Loading the absence thresholds'],
    alerts: ['Absences à partir du seuil', 'Absences from the threshold on'],
    alertsFailed: ['Les absences n’ont pas pu être lues.', 'The absences could not be read.'],
    alert: [
      '{{name}} : {{percent}} % d’absence, seuil de {{threshold}} %',
      '{{name}}: {{percent}}% absent, threshold of {{threshold}}%',
    ],
    alertSum_one: [
      '{{missed}} h manquées sur {{taught}} h, {{count}} cours',
      '{{missed}} h missed of {{taught}} h, {{count}} class',
    ],
    alertSum_other: [
      '{{missed}} h manquées sur {{taught}} h, {{count}} cours',
      '{{missed}} h missed of {{taught}} h, {{count}} classes',
    ],
    excused: ['dont {{hours}} h motivées', '{{hours}} h of them excused'],
    handled: ['Traité', 'Handled'],
    handle: ['Marquer comme traité', 'Mark as handled'],
    handleOne: ['Marquer comme traité : {{name}}', 'Mark as handled: {{name}}'],
    handledNow: [
      'Traité. La relance revient au prochain seuil.',
      'Handled. The follow-up comes back at the next threshold.',
    ],
    notHandled: ['La relance n’a pas été marquée comme traitée.', 'The follow-up was not marked as handled.'],
    goTo: ['Présences du contrat', 'Attendance of the contract'],
  },
  actionWords,
  courseWords,
);
