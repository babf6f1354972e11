import type { CalendarDate } from '../calendar/calendar-date.ts';

/** The languages in which an attestation can be written. */
export const attestationLanguages = ['fr', 'en'] as const;
export type AttestationLanguage = (typeof attestationLanguages)[number];

/** The papers that an office can issue. */
export const attestationTemplateIds = [
  'plain',
  'quebec',
  'quebec-accredited',
  'france',
  'brussels-registration',
  'brussels-quarter',
] as const;
export type AttestationTemplateId = (typeof attestationTemplateIds)[number];

/** Fields whose values come from the records. */
export const recordedAttestationFields = ['person', 'employer', 'dates', 'hours'] as const;

/** Fields that the office fills in when it issues a paper. */
export const typedAttestationFields = ['object', 'nature', 'category', 'reference', 'accreditation'] as const;
export type TypedAttestationField = (typeof typedAttestationFields)[number];

/** The fields of attestations, in the order in which a paper lists them. */
export type AttestationField = (typeof recordedAttestationFields)[number] | TypedAttestationField;

/** A text in both languages. */
export type AttestationText = Readonly<Record<AttestationLanguage, string>>;

/** A kind of paper, as data: what it says, and what it must say. */
export interface AttestationTemplate {
  readonly title: AttestationText;
  /** The sentence above the fields. */
  readonly sentence: AttestationText;
  /** The law or guideline that the paper follows; null for none. */
  readonly follows: AttestationText | null;
  /** Date of the version of `follows` that this template is based on; null if the text itself was not read. */
  readonly asOf: CalendarDate | null;
  /**
   * Which hours and dates the paper states: those that the student attended, or those of the registration (the
   * contracted hours, from the first to the last day of the contract).
   */
  readonly basis: 'attended' | 'registered';
  readonly fields: readonly AttestationField[];
  /** Fields without which no paper is issued. */
  readonly mandatory: readonly AttestationField[];
  /** Whether the paper has a place for a stamp. */
  readonly hasStamp: boolean;
}

const attests: AttestationText = {
  fr: 'Nous attestons que la personne nommée ci-dessous a suivi la formation suivante.',
  en: 'We certify that the person named below attended the following training.',
};

const training: AttestationText = { fr: 'Attestation de formation', en: 'Training attestation' };

const usual = ['person', 'employer', 'object', 'dates', 'hours'] as const;

/** Each paper that an office can issue. */
export const attestationTemplates = {
  plain: {
    title: training,
    sentence: attests,
    follows: null,
    asOf: null,
    basis: 'attended',
    fields: usual,
    mandatory: ['person', 'object', 'dates', 'hours'],
    hasStamp: false,
  },
  quebec: {
    title: training,
    sentence: attests,
    follows: {
      fr: 'Règlement sur les dépenses de formation admissibles (RLRQ, c. D-8.3, r. 3), art. 4',
      en: 'Regulation respecting eligible training expenditures (CQLR, c. D-8.3, r. 3), s. 4',
    },
    asOf: '2024-01-01',
    basis: 'attended',
    fields: usual,
    mandatory: usual,
    hasStamp: false,
  },
  'quebec-accredited': {
    title: training,
    sentence: attests,
    follows: {
      fr: 'Règlement RLRQ, c. D-8.3, r. 0.1',
      en: 'Regulation CQLR, c. D-8.3, r. 0.1',
    },
    asOf: null,
    basis: 'attended',
    fields: [...usual, 'accreditation'],
    mandatory: [...usual, 'accreditation'],
    hasStamp: false,
  },
  france: {
    title: { fr: 'Certificat de réalisation', en: 'Certificate of completion' },
    sentence: attests,
    follows: {
      fr: 'Modèle de certificat de réalisation du ministère du Travail (France)',
      en: 'Model certificate of completion of the Ministry of Labour (France)',
    },
    asOf: null,
    basis: 'attended',
    fields: ['person', 'employer', 'object', 'nature', 'dates', 'hours'],
    mandatory: ['person', 'employer', 'object', 'nature', 'dates', 'hours'],
    hasStamp: true,
  },
  'brussels-registration': {
    title: { fr: 'Attestation d’inscription', en: 'Registration attestation' },
    sentence: {
      fr: 'Nous attestons que la personne nommée ci-dessous est inscrite à la formation suivante.',
      en: 'We certify that the person named below is registered for the following training.',
    },
    follows: {
      fr: 'Congé-éducation payé (Région de Bruxelles-Capitale)',
      en: 'Paid educational leave (Brussels-Capital Region)',
    },
    asOf: null,
    basis: 'registered',
    fields: ['person', 'employer', 'object', 'category', 'reference', 'dates', 'hours'],
    mandatory: ['person', 'employer', 'object', 'category', 'reference', 'dates', 'hours'],
    hasStamp: false,
  },
  'brussels-quarter': {
    title: { fr: 'Attestation d’assiduité', en: 'Attendance attestation' },
    sentence: attests,
    follows: {
      fr: 'Congé-éducation payé (Région de Bruxelles-Capitale)',
      en: 'Paid educational leave (Brussels-Capital Region)',
    },
    asOf: null,
    basis: 'attended',
    fields: ['person', 'employer', 'object', 'category', 'reference', 'dates', 'hours'],
    mandatory: ['person', 'employer', 'object', 'category', 'reference', 'dates', 'hours'],
    hasStamp: false,
  },
} as const satisfies Record<AttestationTemplateId, AttestationTemplate>;

/** Returns the kind of paper with this id. */
export function attestationTemplate(id: AttestationTemplateId): AttestationTemplate {
  return attestationTemplates[id];
}

/** Returns the fields of a template that the office fills in, in the order of the paper. */
export function typedFieldsOf({ fields }: Pick<AttestationTemplate, 'fields'>): TypedAttestationField[] {
  return typedAttestationFields.filter((field) => fields.includes(field));
}
