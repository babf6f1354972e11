import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Vérifier une attestation',
  loading: 'Vérification de l’attestation',
  states: {
    valid: 'Cette attestation est authentique',
    withdrawn: 'Cette attestation a été retirée',
    replaced: 'Cette attestation a été remplacée',
    superseded: 'Cette attestation n’est plus à jour',
  },
  texts: {
    valid: 'L’organisme l’a délivrée. Comparez-la avec ce qui suit : votre copie doit dire la même chose.',
    withdrawn: 'L’organisme l’a délivrée, puis retirée : elle ne vaut plus.',
    replaced: 'L’organisme l’a délivrée, puis remplacée par une plus récente.',
    superseded:
      'L’organisme l’a délivrée, mais ses registres ont changé depuis. Demandez-lui une nouvelle attestation.',
  },
  number: 'Numéro',
  issuedOn: 'Délivrée le',
  provider: 'Organisme',
  kind: 'Document',
  erased: 'La personne a été effacée des registres : cette page ne nomme plus personne.',
  unknown: 'Code inconnu',
  unknownText: 'Aucune attestation n’a ce code. Vérifiez qu’il est écrit comme sur le document.',
};

const en = {
  title: 'Verify an attestation',
  loading: 'Verifying the attestation',
  states: {
    valid: 'This attestation is genuine',
    withdrawn: 'This attestation was withdrawn',
    replaced: 'This attestation was replaced',
    superseded: 'This attestation is no longer up to date',
  },
  texts: {
    valid: 'The provider issued it. Compare it with what follows: your copy must say the same.',
    withdrawn: 'The provider issued it, then withdrew it: it is no longer good.',
    replaced: 'The provider issued it, then replaced it with a newer one.',
    superseded:
      'The provider issued it, but its records have changed since. Ask the provider for a new attestation.',
  },
  number: 'Number',
  issuedOn: 'Issued on',
  provider: 'Provider',
  kind: 'Paper',
  erased: 'The person was erased from the records: this page names nobody any more.',
  unknown: 'Unknown code',
  unknownText: 'No attestation has this code. Check that it is spelled as on the paper.',
} satisfies Translation<typeof fr>;

/** Texts of the page that verifies an attestation. */
export const verifyWords = /* @__PURE__ */ defineWords('verify', { fr, en });
