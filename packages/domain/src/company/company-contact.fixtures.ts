import type { CompanyContact, CompanyLinkMail, CompanyLinkPreview } from './company-contact.ts';

/** A company that gets its mails in French and was never sent its link. */
export function aCompanyContact(differing: Partial<CompanyContact> = {}): CompanyContact {
  return {
    companyId: 21,
    name: 'Aéro Beauséjour inc.',
    email: 'formation@aero-beausejour.example',
    language: 'fr',
    lastSent: null,
    version: '"v1"',
    ...differing,
  };
}

/** A mail with the link, sent by an administrator. */
export function aCompanyLinkMail(differing: Partial<CompanyLinkMail> = {}): CompanyLinkMail {
  return {
    contract: { id: 412, number: '2026-0412' },
    recipient: 'formation@aero-beausejour.example',
    sentAt: '2026-11-19T14:30:00.000Z',
    sentBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
    state: 'sent',
    ...differing,
  };
}

/** The unsent mail with the link of a contract, in French. */
export function aCompanyLinkPreview(differing: Partial<CompanyLinkPreview> = {}): CompanyLinkPreview {
  return {
    refused: null,
    recipient: 'formation@aero-beausejour.example',
    language: 'fr',
    subject: 'Rapports de progrès : contrat 2026-0412',
    text: [
      'Bonjour,\n\nLes rapports de progrès du contrat 2026-0412 sont prêts pour :\n• Inès Fortin\n• Siobhán O’Brien\n\nLe lien privé ci-dessous ouvre les rapports de votre société. Ne le transmettez qu’aux personnes qui doivent les lire.\n\nDes questions? Écrivez à Marie Bélanger : marie.belanger@passerelle.example.',
    ],
    lastSent: null,
    ...differing,
  };
}
