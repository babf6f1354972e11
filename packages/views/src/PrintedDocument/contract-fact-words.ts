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

/** Texts of the contract's facts in its documents. */
export const contractFactWords = /* @__PURE__ */ defineWords('contract-facts', { fr, en });
