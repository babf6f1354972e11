import {
  aCompanyContact,
  aCompanyLinkMail,
  aCompanyLinkPreview,
  type CompanyContact,
  type CompanyLinkMail,
  type CompanyLinkPreview,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { CompanyContactInput } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { contactToWire, linkMailToWire, linkPreviewToWire } from '../wire/company-contact.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface CompanyContactSituation extends Situation {
  extensions?: Extension[];
  contact?: CompanyContact;
  /** Additions to the preview besides the contact. */
  preview?: Partial<CompanyLinkPreview>;
  /** Changes that someone else saves before the first write, which is then refused. */
  savedByOthers?: Partial<CompanyContact>;
  /** A mail that a colleague sends before this one. */
  sentByOthers?: CompanyLinkMail;
}

/** Answers the calls about company contacts from these records, which the writes change. */
export function companyContactHandlers({
  extensions = ['company-contact'],
  contact = aCompanyContact(),
  preview = {},
  savedByOthers,
  sentByOthers,
  ...situation
}: CompanyContactSituation = {}): HttpHandler[] {
  let saved = contact;
  let others = savedByOthers;
  let last = preview.lastSent ?? null;
  const shown = (): CompanyLinkPreview => {
    const { email: recipient, language } = saved;
    const refused = preview.refused === undefined && recipient === null ? 'no-address' : null;
    return aCompanyLinkPreview({ refused, language, ...preview, recipient, lastSent: last });
  };
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/companyContacts/:id', situation, () => ({ data: contactToWire(saved) })),
    answers('put', '/companyContacts/:id', situation, ({ body, headers }) => {
      if (others) saved = { ...saved, ...others, version: `${saved.version}+` };
      others = undefined;
      if (headers.get('If-Match') !== saved.version)
        return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
      saved = { ...saved, ...(body as CompanyContactInput), version: `${saved.version}+` };
      return { data: contactToWire(saved) };
    }),
    answers('post', '/companyContacts/:id/previewLink', situation, () => ({
      data: linkPreviewToWire(shown()),
    })),
    answers('post', '/companyContacts/:id/sendLink', situation, () => {
      const sentAt = '2026-11-20T17:00:00.000Z';
      last = sentByOthers ?? aCompanyLinkMail({ recipient: saved.email, sentAt, state: 'waiting' });
      return { message: 'Sent', data: { ...linkMailToWire(last), is_repeated: sentByOthers ? 1 : 0 } };
    }),
  ];
}
