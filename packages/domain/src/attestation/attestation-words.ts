import type { AttestationField, AttestationLanguage } from './attestation-templates.ts';

interface AttestationWords {
  readonly fields: Readonly<Record<AttestationField, string>>;
  readonly heads: readonly [field: string, value: string];
  readonly number: string;
  readonly issuedOn: string;
  readonly follows: string;
  readonly signature: string;
  readonly stamp: string;
  readonly verify: string;
  readonly qrText: string;
  /** For the numbers of hours and minutes. */
  readonly duration: (hours: number, minutes: number) => string;
  readonly span: (from: string, to: string) => string;
}

const nbsp = '\u00A0';

/** The printed texts of attestations. */
export const attestationWords: Readonly<Record<AttestationLanguage, AttestationWords>> = {
  fr: {
    fields: {
      person: 'Nom',
      employer: 'Employeur',
      object: 'Objet de la formation',
      nature: 'Nature de l’action',
      category: 'Catégorie',
      reference: 'Référence du cours',
      accreditation: 'Numéro d’agrément',
      dates: 'Dates',
      hours: 'Durée',
    },
    heads: ['Renseignement', 'Valeur'],
    number: 'Numéro',
    issuedOn: 'Délivrée le',
    follows: 'Selon',
    signature: 'Signature',
    stamp: 'Cachet de l’organisme',
    verify: 'Pour vérifier ce document',
    qrText: 'Code QR qui ouvre la page de vérification',
    duration: (hours, minutes) =>
      minutes === 0 ? `${hours}${nbsp}h` : `${hours}${nbsp}h${nbsp}${minutes}${nbsp}min`,
    span: (from, to) => (from === to ? from : `Du ${from} au ${to}`),
  },
  en: {
    fields: {
      person: 'Name',
      employer: 'Employer',
      object: 'Object of the training',
      nature: 'Nature of the action',
      category: 'Category',
      reference: 'Course reference',
      accreditation: 'Accreditation number',
      dates: 'Dates',
      hours: 'Duration',
    },
    heads: ['Item', 'Value'],
    number: 'Number',
    issuedOn: 'Issued on',
    follows: 'According to',
    signature: 'Signature',
    stamp: 'Stamp of the provider',
    verify: 'To verify this document',
    qrText: 'QR code that opens the verification page',
    duration: (hours, minutes) =>
      minutes === 0 ? `${hours}${nbsp}h` : `${hours}${nbsp}h${nbsp}${minutes}${nbsp}min`,
    span: (from, to) => (from === to ? from : `From ${from} to ${to}`),
  },
};
