import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Relevé d’heures',
  teacher: 'Enseignant',
  month: 'Mois',
  provider: 'Organisation',
  submittedOn: 'Soumis le',
  returnedOn: 'Renvoyé le',
  approvedOn: 'Approuvé le',
  exportedOn: 'Transmis à la paie le',
  lines: 'Heures par contrat',
  contract: 'Contrat',
  classes: 'Cours',
  hours: 'Heures',
  rate: 'Taux horaire',
  amount: 'Montant',
  total: 'Total',
  noRate: 'à confirmer',
  unrated: '{{hours}} h sans taux ne sont pas dans le montant.',
  differs:
    'Les présences ont changé depuis. Ce relevé montre les heures telles qu’elles ont été soumises ou approuvées.',
  note: 'Note de l’enseignant',
  signatures: 'Signatures',
  ofTeacher: 'Signature de l’enseignant',
  ofOffice: 'Signature pour {{provider}}',
  day: 'Date',
};

const en = {
  title: 'Statement of hours',
  teacher: 'Teacher',
  month: 'Month',
  provider: 'Organization',
  submittedOn: 'Submitted on',
  returnedOn: 'Returned on',
  approvedOn: 'Approved on',
  exportedOn: 'Sent to payroll on',
  lines: 'Hours by contract',
  contract: 'Contract',
  classes: 'Classes',
  hours: 'Hours',
  rate: 'Hourly rate',
  amount: 'Amount',
  total: 'Total',
  noRate: 'to be confirmed',
  unrated: '{{hours}} h without a rate are not in the amount.',
  differs: 'The attendance has changed since. This statement shows the hours as submitted or approved.',
  note: 'Note of the teacher',
  signatures: 'Signatures',
  ofTeacher: 'Signature of the teacher',
  ofOffice: 'Signature for {{provider}}',
  day: 'Date',
} satisfies Translation<typeof fr>;

/** The words of a printed statement. */
export const statementDocumentWords = /* @__PURE__ */ defineWords('statement-document', { fr, en });
