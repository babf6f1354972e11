import type { CompanyLinkMail, CompanyLinkPreview } from '@portal/domain';
import { expect, it } from 'vitest';
import type {
  CompanyLinkMail as WireMail,
  CompanyLinkPreview as WirePreview,
} from '../generated/types.gen.ts';
import { linkPreviewToWire } from '../testing/wire/company-contact.ts';
import { contactValuesToWire, linkPreviewFromWire } from './company-contact.ts';

const wireMail: WireMail = {
  course: { id: 1, contract_number: '2026-0001' },
  recipient: 'rh@aero.example',
  state: 'sent',
  sent_at: '2026-11-20T15:00:00.000Z',
  sent_by: { id: 2, name: 'Marie', last_name: 'Bélanger' },
};
const mail: CompanyLinkMail = {
  contract: { id: 1, number: '2026-0001' },
  recipient: 'rh@aero.example',
  state: 'sent',
  sentAt: '2026-11-20T15:00:00.000Z',
  sentBy: { id: 2, name: 'Marie', lastName: 'Bélanger' },
};

it.each([
  [wireMail, mail],
  [null, null],
])('reads and writes the preview of a mail with the link, the last one being %j', (last_sent, lastSent) => {
  const same: Omit<CompanyLinkPreview, 'lastSent'> & Omit<WirePreview, 'last_sent'> = {
    refused: 'archived',
    recipient: 'formation@aero.example',
    language: 'en',
    subject: 'Le lien',
    text: ['Bonjour', 'Hello'],
  };
  expect(linkPreviewFromWire({ ...same, last_sent })).toStrictEqual({ ...same, lastSent });
  expect(linkPreviewToWire({ ...same, lastSent })).toStrictEqual({ ...same, last_sent });
});

it('writes the address and the language of a contact', () => {
  const values = { email: 'rh@aero.example', language: 'fr' } as const;
  expect(contactValuesToWire(values)).toStrictEqual(values);
});
