import type { FieldTable } from './field.ts';

/** The fields of a handled absence follow-up. */
export const handledAbsenceFields = {
  percent: { kind: 'percents', fr: 'Seuil d’absence', en: 'Absence threshold' },
} as const satisfies FieldTable;

/** The fields of a paper sent to the payer. */
export const sentPaperFields = {
  paper: { kind: 'owedPaper', fr: 'Document', en: 'Paper' },
  period: { kind: 'owedPeriod', fr: 'Période', en: 'Period' },
  sentOn: { kind: 'date', fr: 'Envoyé le', en: 'Sent on', wire: 'sent_on' },
} as const satisfies FieldTable;

/** The fields of an attestation. */
export const attestationFields = {
  code: { kind: 'text', fr: 'Code de vérification', en: 'Verification code', wire: 'attestation_code' },
  template: { kind: 'attestationTemplate', fr: 'Modèle', en: 'Template' },
  minutes: { kind: 'minutes', fr: 'Durée', en: 'Length' },
  withdrawnAt: {
    kind: 'moment',
    fr: 'Attestation retirée',
    en: 'Attestation withdrawn',
    wire: 'withdrawn_at',
  },
  reason: { kind: 'text', fr: 'Motif du retrait', en: 'Reason for the withdrawal' },
} as const satisfies FieldTable;

/** The fields of a note. */
export const noteFields = {
  title: { kind: 'text', fr: 'Titre', en: 'Title' },
} as const satisfies FieldTable;
