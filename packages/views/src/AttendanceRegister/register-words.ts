import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Registre des présences',
  schedule: 'Horaire',
  location: 'Lieu',
  hours: 'Heures données, heures prévues',
  lessons: 'Cours donnés, cours au contrat',
  from: 'Du {{first}} au {{last}}',
  printed: 'Au {{date}}',
  none: 'Aucun cours n’a été inscrit.',
};

const en = {
  title: 'Attendance register',
  schedule: 'Schedule',
  location: 'Location',
  hours: 'Hours taught, hours contracted',
  lessons: 'Classes given, classes contracted',
  from: '{{first}} to {{last}}',
  printed: 'As of {{date}}',
  none: 'No class was recorded.',
} satisfies Translation<typeof fr>;

export const registerWords = /* @__PURE__ */ defineWords('register', { fr, en });
