import { courseInfoFields, labelsOf, reportTextFields } from '@portal/domain';
import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  student: 'Étudiant',
  contract: 'Contrat',
  company: 'Société',
  period: 'Période',
  reportDate: 'Date du rapport',
  courseInfo: 'Informations sur le cours',
  skill: 'Compétence',
  rating: 'Évaluation',
  noStart: 'Aucune date de début',
  noEnd: 'Aucune date de fin',
  noLevel: 'Aucun niveau',
  notSubmitted: 'Ce rapport n’a pas encore été soumis par l’enseignant.',
};

const en = {
  student: 'Student',
  contract: 'Contract',
  company: 'Company',
  period: 'Period',
  reportDate: 'Report date',
  courseInfo: 'Course info',
  skill: 'Skill',
  rating: 'Rating',
  noStart: 'No start date',
  noEnd: 'No end date',
  noLevel: 'No level',
  notSubmitted: 'This report has not been submitted by the teacher yet.',
} satisfies Translation<typeof fr>;

export const reportWords = /* @__PURE__ */ defineWords(
  'report',
  { fr, en },
  /* @__PURE__ */ labelsOf(courseInfoFields),
  /* @__PURE__ */ labelsOf(reportTextFields),
);
