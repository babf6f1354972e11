import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  reveal: 'Retards, départs, absences excusées',
  more: 'Préciser pour {{name}}',
  late: 'Retard (minutes)',
  leftEarly: 'Départ avant la fin (minutes)',
  excused: 'Absence excusée',
  note: 'Note pour l’équipe',
  noteHint: 'Ni la société ni les étudiants ne la voient.',
  says: {
    late: '{{minutes}} min de retard',
    leftEarly: 'départ {{minutes}} min avant la fin',
    excused: 'absence excusée',
  },
  blocker: {
    details: 'Vérifiez les minutes manquées.',
    note: 'Raccourcissez la note.',
  },
  ofStudent: '{{name}} : {{details}}',
  formerStudent: 'Ancien étudiant',
};

const en = {
  reveal: 'Late, left early, excused',
  more: 'Details for {{name}}',
  late: 'Late (minutes)',
  leftEarly: 'Left early (minutes)',
  excused: 'Excused absence',
  note: 'Note for the office',
  noteHint: 'Neither the company nor the students see it.',
  says: {
    late: '{{minutes}} min late',
    leftEarly: 'left {{minutes}} min early',
    excused: 'excused absence',
  },
  blocker: {
    details: 'Check the minutes that students missed.',
    note: 'Shorten the note.',
  },
  ofStudent: '{{name}}: {{details}}',
  formerStudent: 'Former student',
} satisfies Translation<typeof fr>;

/** Words about students who came late, left early or were excused, and about the note of a lesson. */
export const lessonDetailWords = /* @__PURE__ */ defineWords('lesson-details', { fr, en });
