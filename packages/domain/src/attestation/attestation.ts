import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import {
  type AttestationField,
  type AttestationLanguage,
  type AttestationTemplate,
  type AttestationTemplateId,
  attestationTemplate,
  type TypedAttestationField,
} from './attestation-templates.ts';
import { attestationWords } from './attestation-words.ts';

/**
 * The state of a paper: valid, withdrawn by the office, replaced by a newer paper, or superseded because the records say
 * something else by now.
 */
export const attestationStates = ['valid', 'withdrawn', 'replaced', 'superseded'] as const;
export type AttestationState = (typeof attestationStates)[number];

/** A paper that was issued for a student of a contract. */
export interface Attestation {
  id: number;
  /** `AT-2026-0001`: without gaps within a year. */
  number: string;
  /** Verifies the paper. */
  code: string;
  template: AttestationTemplateId;
  language: AttestationLanguage;
  contract: { id: number; number: string };
  student: Person;
  /** The first and last day that count; the first is null for the whole contract. */
  from: CalendarDate | null;
  to: CalendarDate;
  minutes: number;
  issuedAt: string;
  issuedBy: Person | null;
  state: AttestationState;
  withdrawnAt: string | null;
  reason: string | null;
  /** The number of the paper that replaces it; null for none. */
  replacedBy: string | null;
  /** Whether the student was erased: the paper then cannot be opened any more. */
  isErased: boolean;
}

/** What the records say about a student of a contract in a period. */
export interface AttestationFacts {
  readonly minutes: number;
  /** The first and last day of the hours; null without hours. */
  readonly firstOn: CalendarDate | null;
  readonly lastOn: CalendarDate | null;
}

/** A student of a contract, with what an attestation would say. */
export interface AttestationCandidate extends AttestationFacts {
  student: Person;
}

/** What the office prints on each of its papers. */
export interface AttestationOffice {
  /** The name of the provider. */
  provider: string | null;
  address: string | null;
  accreditation: string | null;
  signatory: string | null;
  signatoryTitle: string | null;
}

/** A paper as it is printed: every text, so that it stays what it was. */
export interface AttestationContent {
  readonly title: string;
  readonly provider: string;
  readonly address: string | null;
  readonly sentence: string;
  readonly fields: readonly AttestationLine[];
  /** The text that the paper follows; null for none. */
  readonly follows: string | null;
  readonly signatory: string | null;
  readonly signatoryTitle: string | null;
  readonly hasStamp: boolean;
}

/** A field of a printed paper. */
export interface AttestationLine {
  readonly label: string;
  readonly value: string;
}

/** What a verification code says: nothing that the paper does not say. */
export interface VerifiedAttestation {
  state: AttestationState;
  number: string;
  issuedOn: CalendarDate;
  language: AttestationLanguage;
  /** Null after the person was erased. */
  content: Omit<AttestationContent, 'hasStamp'> | null;
}

/** Everything from which the content of a paper follows. */
export interface AttestationSource {
  readonly template: AttestationTemplateId;
  readonly language: AttestationLanguage;
  readonly person: string;
  readonly employer: NamedReference['name'] | null;
  readonly facts: AttestationFacts;
  readonly values: Readonly<Partial<Record<TypedAttestationField, string>>>;
  readonly office: AttestationOffice;
  /** Formats a day in a language. */
  readonly dayText: (language: AttestationLanguage, day: CalendarDate) => string;
}

/** Returns the fields that a template needs and that are empty. A paper without hours has no dates either. */
export function missingAttestationFields(source: AttestationSource): AttestationField[] {
  const { mandatory } = attestationTemplate(source.template);
  return mandatory.filter((field) => fieldValue(field, source) === '');
}

/** Returns the printed texts of a paper, without empty fields. `provider` names the office if its settings do not. */
export function attestationContent(source: AttestationSource, provider: string): AttestationContent {
  const { template, language, office } = source;
  const { title, sentence, fields, follows, asOf, hasStamp }: AttestationTemplate =
    attestationTemplate(template);
  const words = attestationWords[language];
  const lines = fields.map((field) => ({ label: words.fields[field], value: fieldValue(field, source) }));
  const version = asOf === null ? '' : ` (${source.dayText(language, asOf)})`;
  return {
    title: title[language],
    provider: office.provider ?? provider,
    address: office.address,
    sentence: sentence[language],
    fields: lines.filter(({ value }) => value !== ''),
    follows: follows && follows[language] + version,
    signatory: office.signatory,
    signatoryTitle: office.signatoryTitle,
    hasStamp,
  };
}

function fieldValue(field: AttestationField, source: AttestationSource): string {
  const { language, person, employer, facts, values, dayText } = source;
  const words = attestationWords[language];
  switch (field) {
    case 'person':
      return person;
    case 'employer':
      return employer ?? '';
    case 'dates':
      return facts.firstOn === null || facts.lastOn === null
        ? ''
        : words.span(dayText(language, facts.firstOn), dayText(language, facts.lastOn));
    case 'hours':
      return facts.minutes === 0 ? '' : words.duration(Math.floor(facts.minutes / 60), facts.minutes % 60);
    default:
      return values[field]?.trim() ?? '';
  }
}

/** Returns a number as papers show it: `AT-2026-0001`. */
export function attestationNumber(year: number, sequence: number): string {
  return `AT-${year}-${String(sequence).padStart(4, '0')}`;
}

/** The letters of verification codes: none that is easily taken for another one. */
export const attestationCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;

/** Returns a code in groups of four: `7K2M-Q4TD-9WXA`. */
export function attestationCodeText(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/**
 * Reads a typed code: in capitals or not, with or without hyphens, and with letters that look like digits. Returns null
 * for a text that cannot be a code.
 */
export function parseAttestationCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode =
    code.length === codeLength && [...code].every((letter) => attestationCodeLetters.includes(letter));
  return isCode ? code : null;
}

/** Returns a code for random bytes, of which it takes one for each letter. */
export function attestationCodeOf(bytes: Uint8Array): string {
  const { length } = attestationCodeLetters;
  return Array.from(bytes.subarray(0, codeLength), (byte) => attestationCodeLetters[byte % length]).join('');
}
