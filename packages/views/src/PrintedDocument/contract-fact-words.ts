import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  company: 'Société',
  language: 'Langue',
  courseType: 'Type de cours',
  teacher: 'Enseignant',
  period: 'Période',
  noStart: 'Aucune date de début',
  noEnd: 'Aucune date de fin',
};

const en = {
  company: 'Company',
  language: 'Language',
  courseType: 'Course type',
  teacher: 'Teacher',
  period: 'Period',
  noStart: 'No start date',
  noEnd: 'No end date',
} satisfies Translation<typeof fr>;

/** The facts of a contract at the head of its documents. */
export const contractFactWords = /* @__PURE__ */ defineWords('contract-facts', { fr, en });
