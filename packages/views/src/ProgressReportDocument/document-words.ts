import { courseWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Rapport de progrès',
  totalHours: 'Heures totales',
  attendance: 'Présence de l’étudiant',
  skills: 'Compétences',
};

const en = {
  title: 'Progress Report',
  totalHours: 'Total hours',
  attendance: 'Attendance of the student',
  skills: 'Skills',
} satisfies Translation<typeof fr>;

/** Texts that only the printed progress report has. */
export const reportDocumentWords = /* @__PURE__ */ defineWords('report-document', { fr, en }, courseWords);
