import type { AttestationLanguage } from '../attestation/attestation-templates.ts';
import { asFileName } from '../contract/close-out-pack.ts';
import { fullName } from '../person/person.ts';
import { withMinutes } from '../spreadsheet/with-minutes.ts';
import type { SheetCell, SheetColumn, XlsxTable } from '../spreadsheet/xlsx-file.ts';
import type { CompanyEvidence, EvidenceRow } from './evidence.ts';
import { evidenceWords } from './evidence-words.ts';

/** Returns the evidence of a year as a spreadsheet: dates, hours as decimals, and whole minutes beside them. */
export function evidenceSheet(evidence: CompanyEvidence, language: AttestationLanguage): XlsxTable {
  const { heads } = evidenceWords[language];
  const columns: SheetColumn[] = [
    { head: heads.lastName, kind: 'text', width: 22 },
    { head: heads.firstName, kind: 'text', width: 18 },
    { head: heads.employer, kind: 'text' },
    { head: heads.contract, kind: 'text', width: 14 },
    { head: heads.object, kind: 'text', width: 32 },
    { head: heads.firstOn, kind: 'date' },
    { head: heads.lastOn, kind: 'date' },
    { head: heads.hours, kind: 'hours', width: 16 },
    { head: heads.teacher, kind: 'text' },
    { head: heads.invoice, kind: 'text', width: 18 },
    { head: heads.accreditation, kind: 'text', width: 18 },
    { head: heads.attestation, kind: 'text', width: 16 },
    { head: heads.state, kind: 'text', width: 22 },
  ];
  return withMinutes({
    name: `${evidenceWords[language].title} ${evidence.year}`,
    columns,
    rows: evidence.rows.map((row) => cellsOf(row, evidence, language)),
  });
}

function cellsOf(row: EvidenceRow, evidence: CompanyEvidence, language: AttestationLanguage): SheetCell[] {
  const { states } = evidenceWords[language];
  return [
    row.student.lastName,
    row.student.name,
    evidence.company.name,
    row.contract.number,
    row.object,
    row.firstOn,
    row.lastOn,
    row.minutes,
    row.teachers.map(fullName).join(listMark),
    row.invoice,
    evidence.accreditation,
    row.attestations.map(({ number }) => number).join(listMark),
    row.attestations.map(({ state }) => states[state]).join(listMark),
  ];
}

/** Between several values of one cell. Numbers and states of attestations are in the same order. */
const listMark = '; ';

/** Returns the name of a file with the evidence of a year: `Preuves de formation 2026 Aéro Beauséjour inc.xlsx`. */
export function evidenceFileName(
  { company, year }: Pick<CompanyEvidence, 'company' | 'year'>,
  language: AttestationLanguage,
  extension: 'xlsx' | 'pdf',
): string {
  return `${asFileName(`${evidenceWords[language].title} ${year} ${company.name}`)}.${extension}`;
}
