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
import { personFromWire, personToWire } from './person.ts';

export function contactFromWire(contact: WireContact): CompanyContact {
  const { id, name, email, language, last_sent, etag } = contact;
  return {
    ...{ companyId: id, name, email, language, version: etag },
    lastSent: last_sent && linkMailFromWire(last_sent),
  };
}

export function contactToWire(contact: CompanyContact): WireContact {
  const { companyId, name, email, language, lastSent, version } = contact;
  return {
    ...{ id: companyId, name, email, language, etag: version },
    last_sent: lastSent && linkMailToWire(lastSent),
  };
}

export function contactValuesToWire({ email, language }: CompanyContactValues): CompanyContactInput {
  return { email, language };
}

export function linkMailFromWire({ course, recipient, sent_at, sent_by, state }: WireMail): CompanyLinkMail {
  return {
    ...{ recipient, state, sentAt: sent_at },
    contract: { id: course.id, number: course.contract_number },
    sentBy: sent_by && personFromWire(sent_by),
  };
}

export function linkMailToWire({ contract, recipient, sentAt, sentBy, state }: CompanyLinkMail): WireMail {
  return {
    ...{ recipient, state, sent_at: sentAt },
    course: { id: contract.id, contract_number: contract.number },
    sent_by: sentBy && personToWire(sentBy),
  };
}

export function linkPreviewFromWire({ last_sent, ...preview }: WirePreview): CompanyLinkPreview {
  return { ...preview, lastSent: last_sent && linkMailFromWire(last_sent) };
}

export function linkPreviewToWire({ lastSent, ...preview }: CompanyLinkPreview): WirePreview {
  return { ...preview, last_sent: lastSent && linkMailToWire(lastSent) };
}
