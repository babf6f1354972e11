import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Registre des présences',
  company: 'Société',
  language: 'Langue',
  courseType: 'Type de cours',
  teacher: 'Enseignant',
  period: 'Du début à la fin',
  noStart: 'aucune date de début',
  noEnd: 'aucune date de fin',
  schedule: 'Horaire',
  location: 'Lieu',
  hours: 'Heures données, heures prévues',
  lessons: 'Cours donnés, cours prévus',
  from: 'Du {{first}} au {{last}}',
  printed: 'Au {{date}}',
  none: 'Aucun cours n’a été enregistré.',
};

const en = {
  title: 'Attendance register',
  company: 'Company',
  language: 'Language',
  courseType: 'Course type',
  teacher: 'Teacher',
  period: 'From start to end',
  noStart: 'no start date',
  noEnd: 'no end date',
  schedule: 'Schedule',
  location: 'Location',
  hours: 'Hours taught, hours contracted',
  lessons: 'Classes given, classes contracted',
  from: '{{first}} to {{last}}',
  printed: 'As of {{date}}',
  none: 'No class was recorded.',
} satisfies Translation<typeof fr>;

/** The words of the register on paper. */
export const registerWords = /* @__PURE__ */ defineWords('register', { fr, en });
