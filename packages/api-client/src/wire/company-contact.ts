import type {
  CompanyContact,
  CompanyContactValues,
  CompanyLinkMail,
  CompanyLinkPreview,
} from '@portal/domain';
import type {
  CompanyContactInput,
  CompanyContact as WireContact,
  CompanyLinkMail as WireMail,
  CompanyLinkPreview as WirePreview,
} from '../generated/types.gen.ts';
import { fields, numbered, orNull, person } from './fields.ts';

export const linkMail = fields<WireMail, CompanyLinkMail>()({
  contract: ['course', numbered],
  recipient: 'recipient',
  state: 'state',
  sentAt: 'sent_at',
  sentBy: ['sent_by', orNull(person)],
});
export const { fromWire: linkMailFromWire, toWire: linkMailToWire } = linkMail;

export const { fromWire: contactFromWire, toWire: contactToWire } = fields<WireContact, CompanyContact>()({
  companyId: 'id',
  name: 'name',
  email: 'email',
  language: 'language',
  version: 'etag',
  lastSent: ['last_sent', orNull(linkMail)],
});

export function contactValuesToWire({ email, language }: CompanyContactValues): CompanyContactInput {
  return { email, language };
}

export function linkPreviewFromWire({ last_sent, ...preview }: WirePreview): CompanyLinkPreview {
  return { ...preview, lastSent: last_sent && linkMailFromWire(last_sent) };
}
