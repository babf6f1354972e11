import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  caption: 'Cours par étudiant',
  stretch: 'Période',
  from: 'Du {{first}} au {{last}}',
  student: 'Étudiant',
  left: 'n’est plus dans le contrat',
  mark: {
    present: 'présent',
    partial: 'retard ou départ avant la fin',
    absent: 'absent',
    excused: 'absence motivée',
    deleted: 'supprimé',
    planned: 'à venir',
  },
  partialSymbol: 'R',
  hours: 'Heures',
  minutes: 'Durée (minutes)',
  present: 'Présents',
};

const en = {
  caption: 'Classes by student',
  stretch: 'Period',
  from: '{{first}} to {{last}}',
  student: 'Student',
  left: 'no longer in the contract',
  mark: {
    present: 'present',
    partial: 'late or left early',
    absent: 'absent',
    excused: 'excused absence',
    deleted: 'deleted',
    planned: 'to come',
  },
  partialSymbol: 'L',
  hours: 'Hours',
  minutes: 'Length (minutes)',
  present: 'Present',
} satisfies Translation<typeof fr>;

export const lessonGridWords = /* @__PURE__ */ defineWords('lesson-grid', { fr, en });
