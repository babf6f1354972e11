import type { CompanyEvidence, EvidenceRow } from '@portal/domain';
import type {
  CompanyEvidence as WireEvidence,
  EvidenceRow as WireEvidenceRow,
} from '../generated/types.gen.ts';
import { fields, listOf, numbered, person } from './fields.ts';
import { named } from './named.ts';

const evidenceRow = fields<WireEvidenceRow, EvidenceRow>()({
  student: ['student', person],
  contract: ['course', numbered],
  object: 'object',
  firstOn: 'first_on',
  lastOn: 'last_on',
  minutes: 'minutes',
  teachers: ['teachers', listOf(person)],
  invoice: 'invoice',
  attestations: 'attestations',
});

export const companyEvidence = fields<WireEvidence, CompanyEvidence>()({
  company: ['company', named],
  year: 'year',
  years: 'years',
  accreditation: 'accreditation',
  rows: ['rows', listOf(evidenceRow)],
});
