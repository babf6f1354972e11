import type { CompanyEvidence, EvidenceRow } from './evidence.ts';

/** A student with hours and a valid attestation. */
export function anEvidenceRow(differing: Partial<EvidenceRow> = {}): EvidenceRow {
  return {
    student: { id: 501, name: 'Inès', lastName: 'Fortin' },
    contract: { id: 412, number: '2026-0412' },
    object: 'Anglais, Groupe',
    firstOn: '2026-01-08',
    lastOn: '2026-11-19',
    minutes: 1605,
    teachers: [{ id: 3, name: 'Léa', lastName: 'Villeneuve' }],
    invoice: 'F-2026-0178',
    attestations: [{ number: 'AT-2026-0001', state: 'valid' }],
    ...differing,
  };
}

/** The evidence of 2026 of a company with one student. */
export function aCompanyEvidence(differing: Partial<CompanyEvidence> = {}): CompanyEvidence {
  return {
    company: { id: 21, name: 'Aéro Beauséjour inc.' },
    year: 2026,
    years: [2026, 2025],
    accreditation: '0051234',
    rows: [anEvidenceRow()],
    ...differing,
  };
}
