import type {
  Attestation,
  AttestationCandidate,
  AttestationOffice,
  VerifiedAttestation,
} from '@portal/domain';
import type {
  Attestation as WireAttestation,
  AttestationCandidate as WireCandidate,
  AttestationOfficeInput as WireOffice,
  VerifiedAttestation as WireVerified,
} from '../generated/types.gen.ts';
import { fields, numbered, orNull, person, yesField } from './fields.ts';

export const attestation = fields<WireAttestation, Attestation>()({
  id: 'id',
  number: 'number',
  code: 'code',
  template: 'template',
  language: 'language',
  contract: ['course', numbered],
  student: ['student', person],
  from: 'from',
  to: 'to',
  minutes: 'minutes',
  issuedAt: 'issued_at',
  issuedBy: ['issued_by', orNull(person)],
  state: 'state',
  withdrawnAt: 'withdrawn_at',
  reason: 'reason',
  replacedBy: 'replaced_by',
  isErased: ['erased', yesField],
});

export const attestationCandidate = fields<WireCandidate, AttestationCandidate>()({
  student: ['student', person],
  minutes: 'minutes',
  firstOn: 'first_on',
  lastOn: 'last_on',
});

export const attestationOffice = fields<WireOffice, AttestationOffice>()({
  provider: 'provider',
  address: 'address',
  accreditation: 'accreditation',
  signatory: 'signatory',
  signatoryTitle: 'signatory_title',
});

export function verifiedFromWire(wire: WireVerified): VerifiedAttestation {
  const { state, number, language, issued_on: issuedOn, content } = wire;
  return {
    state,
    number,
    language,
    issuedOn,
    content: content && {
      title: content.title,
      provider: content.provider,
      address: content.address,
      sentence: content.sentence,
      fields: content.fields,
      follows: content.follows,
      signatory: content.signatory,
      signatoryTitle: content.signatory_title,
    },
  };
}

export function verifiedToWire(verified: VerifiedAttestation): WireVerified {
  const { state, number, language, issuedOn: issued_on, content } = verified;
  return {
    state,
    number,
    language,
    issued_on,
    content: content && {
      title: content.title,
      provider: content.provider,
      address: content.address,
      sentence: content.sentence,
      fields: [...content.fields],
      follows: content.follows,
      signatory: content.signatory,
      signatory_title: content.signatoryTitle,
    },
  };
}
