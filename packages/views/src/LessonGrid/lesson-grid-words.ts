import { courseWords, defineWords, hourWords, type Translation } from '@portal/i18n';

const fr = {
  caption: 'Cours par étudiant',
  from: 'Du {{first}} au {{last}}',
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
  present: 'Présents',
  givers: 'Donné par : {{names}}',
};

const en = {
  caption: 'Classes by student',
  from: '{{first}} to {{last}}',
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
  present: 'Present',
  givers: 'Given by: {{names}}',
} satisfies Translation<typeof fr>;

export const lessonGridWords = /* @__PURE__ */ defineWords('lesson-grid', { fr, en }, courseWords, hourWords);
