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
  code: {
    kind: 'text',
    fr: 'Code de vérification',
    en: 'Verification code',
    also: ['Code'],
    wire: 'attestation_code',
  },
  template: { kind: 'attestationTemplate', fr: 'Modèle', en: 'Template' },
  minutes: { kind: 'minutes', fr: 'Durée', en: 'Length' },
  withdrawnAt: {
    kind: 'moment',
    fr: 'Attestation retirée',
    en: 'Attestation withdrawn',
    also: ['Retirée', 'Withdrawn at'],
    wire: 'withdrawn_at',
  },
  reason: {
    kind: 'text',
    fr: 'Motif',
    en: 'Reason',
    also: ['Motif du retrait', 'Reason for the withdrawal'],
  },
} as const satisfies FieldTable;

/** The fields of a note. */
export const noteFields = {
  title: { kind: 'text', fr: 'Texte', en: 'Text' },
} as const satisfies FieldTable;
