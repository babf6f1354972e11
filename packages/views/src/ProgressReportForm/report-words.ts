import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  student: 'Étudiant',
  contract: 'Contrat',
  company: 'Société',
  period: 'Période',
  reportDate: 'Date du rapport',
  courseInfo: 'Informations sur le cours',
  materialUsed: 'Matériel utilisé',
  appsAndSitesUsed: 'Applications et sites utilisés',
  skillsCovered: 'Compétences abordées',
  grammarPointsCovered: 'Points de grammaire abordés',
  skill: 'Compétence',
  rating: 'Évaluation',
  comments: 'Commentaires',
  recommendations: 'Recommandations',
  nextLevel: 'Prochain niveau',
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
  materialUsed: 'Material used',
  appsAndSitesUsed: 'Apps and sites used',
  skillsCovered: 'Skills covered',
  grammarPointsCovered: 'Grammar points covered',
  skill: 'Skill',
  rating: 'Rating',
  comments: 'Comments',
  recommendations: 'Recommendations',
  nextLevel: 'Next level',
  noStart: 'No start date',
  noEnd: 'No end date',
  noLevel: 'No level',
  notSubmitted: 'This report has not been submitted by the teacher yet.',
} satisfies Translation<typeof fr>;

export const reportWords = /* @__PURE__ */ defineWords('report', { fr, en });
