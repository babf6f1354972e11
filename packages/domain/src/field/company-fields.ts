import type { FieldTable } from './field.ts';

/** The fields of the company. */
export const companyFields = {
  name: {
    kind: 'text',
    fr: 'Nom',
    en: 'Name',
    also: ['Société', 'Company'],
    required: true,
    restorable: true,
  },
  active: { kind: 'active', fr: 'État', en: 'State', wire: 'status' },
  link: { kind: 'text', fr: 'Lien privé', en: 'Private link', wire: 'token_login', hidden: true },
  // An event: an entry without a change.
  linkShownAt: {
    kind: 'moment',
    fr: 'Affichage du lien privé',
    en: 'Private link shown',
    wire: 'link_shown',
  },
  email: { kind: 'email', fr: 'Adresse courriel', en: 'Email address', also: ['Courriel', 'Email'] },
  language: {
    kind: 'mailLanguage',
    fr: 'Langue des courriels',
    en: 'Language of emails',
    also: ['Language of mails'],
  },
  absenceThresholds: {
    kind: 'percents',
    fr: 'Seuils d’absence',
    en: 'Absence thresholds',
    wire: 'absence_thresholds',
  },
  payerTerms: { kind: 'payerTerms', fr: 'Délais du payeur', en: 'Payer deadlines', wire: 'payer_terms' },
} as const satisfies FieldTable;
