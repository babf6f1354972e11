import { sharedFr } from './fr';

/** Québec French texts of the pages after the home page, loaded with the first of them. */
export const pagesFr = {
  ...sharedFr,
  noSchedule: 'Aucun horaire',
  warnings: 'À faire',
  course: {
    attendanceOnly:
      'Vous remplacez dans ce contrat, ou vous y avez des cours à inscrire : vous pouvez en lire le contenu et inscrire les présences de vos cours.',
    back: 'Accueil',
    dates: 'Du début à la fin',
    description: 'Description',
    studentList: 'Voir la liste des étudiants',
    hoursInfo: 'Comment ces heures sont-elles comptées?',
    hoursInfoText:
      'La durée de chaque cours soumis, en minutes, est additionnée puis divisée par 60. Un cours supprimé ne compte pas. Un cours peut être donné au-delà des heures prévues : le dépassement est alors affiché.',
    outline: 'Plan de cours',
    outlineSubmitted: 'Plan de cours soumis le {{date}}',
    outlineSaved: 'Plan de cours enregistré le {{date}}',
    outlineResubmitted: 'Plan de cours soumis de nouveau',
    noOutline: 'Aucun plan de cours soumis, veuillez le remplir',
    outlineEdit: 'Modifier le plan de cours',
    outlineRead: 'Lire le plan de cours',
    moreStudents_one: 'et {{count}} autre',
    moreStudents_other: 'et {{count}} autres',
    details: 'Détails du cours',
    number: 'Numéro de contrat',
    noLocation: 'Aucun lieu',
    language: 'Langue enseignée',
    attendance: 'Présences',
    noLessons: 'Aucun cours donné',
    noLessonsText: 'Les cours apparaîtront ici dès que vous soumettrez leurs présences.',
  },
  attendance: {
    loading: 'Chargement de vos contrats',
    none: 'Aucun contrat activé',
    noneText: 'Les présences se soumettent pour un contrat activé. Si l’un des vôtres manque, écrivez-nous.',
    notYours: 'Ce contrat n’est pas parmi vos contrats activés : choisissez-en un autre.',
    date: 'Date du cours*',
    length: 'Durée du cours (minutes)*',
    present: 'Étudiants présents',
    findStudent: 'Chercher un étudiant',
    isPresent: 'présent',
    isAbsent: 'absent',
    absentCount_one: '{{count}} étudiant absent',
    absentCount_other: '{{count}} étudiants absents',
    noStudents: 'Ce contrat n’a aucun étudiant.',
    after: 'Après ce cours : {{taught}} h sur {{contracted}} h',
    afterOverrun:
      'Après ce cours : {{taught}} h, soit {{overrun}} h de plus que les {{contracted}} h prévues',
    keptTitle: 'Pas encore envoyé',
    askTitle: 'Soumettre quand même?',
    askLesson: '{{number}}, {{date}}, {{minutes}} min',
    succeeded: 'La participation a été enregistrée avec succès',
    // As printed in the specification, including the straight apostrophe.
    failed: "La participation n'a pas été enregistrée avec succès.",
  },
} as const;
