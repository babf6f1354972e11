import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  reveal: 'Préciser les présences',
  more: 'Préciser pour {{name}}',
  late: 'Retard (minutes)',
  leftEarly: 'Départ avant la fin (minutes)',
  excused: 'Absence motivée',
  note: 'Note pour le bureau',
  noteHint: 'Ni la société ni les étudiants ne la voient.',
  says: {
    late: '{{late}} min de retard',
    leftEarly: 'départ {{early}} min avant la fin',
    both: '{{late}} min de retard, départ {{early}} min avant la fin',
    excused: 'absence motivée',
  },
  blocker: {
    details: 'Vérifiez les minutes manquées.',
    note: 'Raccourcissez la note.',
  },
  ofStudent: '{{name}} : {{details}}',
  formerStudent: 'Ancien étudiant',
};

const en = {
  reveal: 'Attendance details',
  more: 'Details for {{name}}',
  late: 'Late (minutes)',
  leftEarly: 'Left early (minutes)',
  excused: 'Excused absence',
  note: 'Note for the office',
  noteHint: 'Neither the company nor the students see it.',
  says: {
    late: '{{late}} min late',
    leftEarly: 'left {{early}} min early',
    both: '{{late}} min late, left {{early}} min early',
    excused: 'excused absence',
  },
  blocker: {
    details: 'Check the minutes that students missed.',
    note: 'Shorten the note.',
  },
  ofStudent: '{{name}}: {{details}}',
  formerStudent: 'Former student',
} satisfies Translation<typeof fr>;

/** Texts about students who came late, left early or were excused, and about the note of a class. */
export const lessonDetailWords = /* @__PURE__ */ defineWords('lesson-details', { fr, en });
