import { courseWords, defineWords, hourWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Relevé d’heures',
  provider: 'Organisation',
  rate: 'Taux horaire',
  noRate: 'à confirmer',
  unrated: 'Hors du montant : {{hours}} h sans taux.',
  differs:
    'Les présences ont changé depuis. Ce relevé montre les heures telles qu’elles ont été soumises ou approuvées.',
  note: 'Note de l’enseignant',
  signatures: 'Signatures',
  ofTeacher: 'Signature de l’enseignant',
  ofOffice: 'Signature pour {{provider}}',
};

const en = {
  title: 'Statement of hours',
  provider: 'Organization',
  rate: 'Hourly rate',
  noRate: 'to be confirmed',
  unrated: 'Not in the amount: {{hours}} h without a rate.',
  differs: 'The attendance has changed since. This statement shows the hours as submitted or approved.',
  note: 'Note of the teacher',
  signatures: 'Signatures',
  ofTeacher: 'Signature of the teacher',
  ofOffice: 'Signature for {{provider}}',
} satisfies Translation<typeof fr>;

/** Texts of a printed statement. */
export const statementDocumentWords = /* @__PURE__ */ defineWords(
  'statement-document',
  { fr, en },
  courseWords,
  hourWords,
);
