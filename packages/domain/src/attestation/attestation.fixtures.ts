import type { Attestation, AttestationContent } from './attestation.ts';

/** A valid paper of Québec. */
export function anAttestation(differing: Partial<Attestation> = {}): Attestation {
  return {
    id: 1,
    number: 'AT-2026-0001',
    code: '7K2MQ4TD9WXA',
    template: 'quebec',
    language: 'fr',
    contract: { id: 412, number: '2026-0412' },
    student: { id: 29, name: 'Inès', lastName: 'Fortin' },
    from: null,
    to: '2026-11-23',
    minutes: 1605,
    issuedAt: '2026-11-23T15:00:00.000Z',
    issuedBy: { id: 1, name: 'Marianne', lastName: 'Bolduc' },
    state: 'valid',
    withdrawnAt: null,
    reason: null,
    replacedBy: null,
    isErased: false,
    ...differing,
  };
}

/** The texts of that paper. */
export function anAttestationContent(differing: Partial<AttestationContent> = {}): AttestationContent {
  return {
    title: 'Attestation de formation',
    provider: 'Passerelle',
    address: '1200, rue Sherbrooke Ouest, Montréal',
    sentence: 'Nous attestons que la personne nommée ci-dessous a suivi la formation suivante.',
    fields: [
      { label: 'Nom', value: 'Inès Fortin' },
      { label: 'Employeur', value: 'Aéro Beauséjour inc.' },
      { label: 'Objet de la formation', value: 'Anglais, cours de groupe' },
      { label: 'Dates', value: 'Du 1er septembre 2026 au 19 novembre 2026' },
      { label: 'Durée', value: '26\u00A0h\u00A045\u00A0min' },
    ],
    follows: null,
    signatory: 'Marianne Bolduc',
    signatoryTitle: 'Directrice',
    hasStamp: false,
    ...differing,
  };
}
