import type { AttestationState } from '../attestation/attestation.ts';
import type { AttestationLanguage } from '../attestation/attestation-templates.ts';

interface EvidenceWords {
  readonly title: string;
  /** Heads of the columns in the spreadsheet, and in part in the PDF. */
  readonly heads: {
    readonly lastName: string;
    readonly firstName: string;
    readonly employer: string;
    readonly contract: string;
    readonly object: string;
    readonly firstOn: string;
    readonly lastOn: string;
    readonly hours: string;
    readonly teacher: string;
    readonly invoice: string;
    readonly accreditation: string;
    readonly attestation: string;
    readonly state: string;
    /** In the PDF only, where columns are merged. */
    readonly person: string;
    readonly contractAndObject: string;
    readonly dates: string;
    readonly minutes: string;
  };
  readonly states: Readonly<Record<AttestationState, string>>;
  readonly year: string;
  readonly span: (from: string, to: string) => string;
  readonly totals: (people: number, hours: string, minutes: number) => string;
  readonly none: (year: number) => string;
  readonly basis: string;
  readonly writtenOn: string;
  readonly page: readonly [before: string, between: string];
}

const nbsp = '\u00A0';

/** The texts in a company's evidence of training, as spreadsheet and as PDF. */
export const evidenceWords: Readonly<Record<AttestationLanguage, EvidenceWords>> = {
  fr: {
    title: 'Preuves de formation',
    heads: {
      lastName: 'Nom',
      firstName: 'Prénom',
      employer: 'Employeur',
      contract: 'Contrat',
      object: 'Objet de la formation',
      firstOn: 'Premier jour',
      lastOn: 'Dernier jour',
      hours: 'Heures suivies',
      teacher: 'Enseignant',
      invoice: 'Numéro de facture',
      accreditation: 'Numéro d’agrément',
      attestation: 'Attestation',
      state: 'État de l’attestation',
      person: 'Personne',
      contractAndObject: 'Contrat et objet de la formation',
      dates: 'Dates',
      minutes: 'Minutes',
    },
    states: {
      valid: 'valide',
      withdrawn: 'retirée',
      replaced: 'remplacée',
      superseded: 'présences modifiées depuis',
    },
    year: 'Année civile',
    span: (from, to) => (from === to ? from : `du ${from} au ${to}`),
    totals: (people, hours, minutes) => {
      const noun = people > 1 ? 'personnes' : 'personne';
      return `Total${nbsp}: ${people} ${noun}, ${hours}${nbsp}h (${minutes}${nbsp}min)`;
    },
    none: (year) => `Aucun cours n’a été donné en ${year}.`,
    basis:
      'Les heures sont celles des présences enregistrées dans l’année civile, pendant que la personne faisait partie du contrat.',
    writtenOn: 'Produit le',
    page: ['Page', 'de'],
  },
  en: {
    title: 'Evidence of training',
    heads: {
      lastName: 'Last name',
      firstName: 'First name',
      employer: 'Employer',
      contract: 'Contract',
      object: 'Object of the training',
      firstOn: 'First day',
      lastOn: 'Last day',
      hours: 'Hours attended',
      teacher: 'Teacher',
      invoice: 'Invoice number',
      accreditation: 'Accreditation number',
      attestation: 'Attestation',
      state: 'State of the attestation',
      person: 'Person',
      contractAndObject: 'Contract and object of the training',
      dates: 'Dates',
      minutes: 'Minutes',
    },
    states: {
      valid: 'valid',
      withdrawn: 'withdrawn',
      replaced: 'replaced',
      superseded: 'attendance changed since',
    },
    year: 'Calendar year',
    span: (from, to) => (from === to ? from : `${from} to ${to}`),
    totals: (people, hours, minutes) => {
      const noun = people === 1 ? 'person' : 'people';
      return `Total: ${people} ${noun}, ${hours}${nbsp}h (${minutes}${nbsp}min)`;
    },
    none: (year) => `No class was given in ${year}.`,
    basis:
      'The hours are those of the attendance recorded in the calendar year, while the person belonged to the contract.',
    writtenOn: 'Produced on',
    page: ['Page', 'of'],
  },
};
