import type { AttestationLanguage } from '../attestation/attestation-templates.ts';
import { fullName } from '../person/person.ts';
import { type CompanyEvidence, type EvidenceRow, evidenceTotals } from './evidence.ts';
import { evidenceWords } from './evidence-words.ts';

/** The texts of the PDF with a company's evidence of a year. */
export interface EvidencePaper {
  readonly title: string;
  readonly company: string;
  readonly provider: string;
  readonly address: string | null;
  /** Facts that are the same for every row, such as the accreditation number. */
  readonly facts: readonly string[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The sentence below the table; without rows the only one. */
  readonly totals: string;
  readonly basis: string;
}

/** Who gave the training, as the PDF names the provider. */
export interface EvidenceProvider {
  readonly provider: string;
  readonly address: string | null;
}

/** Returns the texts of the PDF. Dates are `2026-11-19`, hours have two decimals and the exact minutes beside them. */
export function evidencePaper(
  evidence: CompanyEvidence,
  language: AttestationLanguage,
  { provider, address }: EvidenceProvider,
): EvidencePaper {
  const words = evidenceWords[language];
  const { heads } = words;
  const { company, year, accreditation, rows } = evidence;
  const { people, minutes } = evidenceTotals(rows);
  const colon = language === 'fr' ? '\u00A0: ' : ': ';
  return {
    title: `${words.title} ${year}`,
    company: company.name,
    provider,
    address,
    facts: [
      `${heads.employer}${colon}${company.name}`,
      `${words.year}${colon}${year}`,
      ...(accreditation === null ? [] : [`${heads.accreditation}${colon}${accreditation}`]),
    ],
    heads: [
      heads.person,
      heads.contractAndObject,
      heads.dates,
      heads.hours,
      heads.minutes,
      heads.teacher,
      heads.invoice,
      heads.attestation,
    ],
    rows: rows.map((row) => textsOf(row, language)),
    totals:
      rows.length === 0 ? words.none(year) : words.totals(people, decimalHours(minutes, language), minutes),
    basis: words.basis,
  };
}

function textsOf(row: EvidenceRow, language: AttestationLanguage): string[] {
  const words = evidenceWords[language];
  const { firstOn, lastOn } = row;
  return [
    fullName(row.student),
    [row.contract.number, row.object].filter((part) => part !== '').join('\n'),
    firstOn === null || lastOn === null ? '' : words.span(firstOn, lastOn),
    decimalHours(row.minutes, language),
    String(row.minutes),
    row.teachers.map(fullName).join('\n'),
    row.invoice ?? '',
    row.attestations.map(({ number, state }) => `${number} (${words.states[state]})`).join('\n'),
  ];
}

function decimalHours(minutes: number, language: AttestationLanguage): string {
  const text = (minutes / 60).toFixed(2);
  return language === 'fr' ? text.replace('.', ',') : text;
}
