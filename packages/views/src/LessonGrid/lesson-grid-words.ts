import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  caption: 'Cours par étudiant',
  stretch: 'Période',
  from: 'Du {{first}} au {{last}}',
  student: 'Étudiant',
  left: 'n’est plus dans le contrat',
  mark: {
    present: 'présent',
    absent: 'absent',
    deleted: 'supprimé',
    planned: 'à venir',
  },
  hours: 'Heures',
  minutes: 'Durée (minutes)',
  present: 'Présents',
};

const en = {
  caption: 'Lessons by student',
  stretch: 'Period',
  from: '{{first}} to {{last}}',
  student: 'Student',
  left: 'no longer in the contract',
  mark: {
    present: 'present',
    absent: 'absent',
    deleted: 'deleted',
    planned: 'to come',
  },
  hours: 'Hours',
  minutes: 'Length (minutes)',
  present: 'Present',
} satisfies Translation<typeof fr>;

export const lessonGridWords = /* @__PURE__ */ defineWords('lesson-grid', { fr, en });
