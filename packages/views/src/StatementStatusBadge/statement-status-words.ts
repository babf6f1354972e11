import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  open: 'Ouvert',
  submitted: 'Soumis',
  returned: 'Renvoyé',
  approved: 'Approuvé',
  exported: 'Exporté',
} as const;

const en: Translation<typeof fr> = {
  open: 'Open',
  submitted: 'Submitted',
  returned: 'Returned',
  approved: 'Approved',
  exported: 'Exported',
};

/** The status of a teacher's month. */
export const statementStatusWords = /* @__PURE__ */ defineWords('statement-status', { fr, en });
