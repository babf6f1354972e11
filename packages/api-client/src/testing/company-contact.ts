import {
  aCompanyContact,
  aCompanyLinkMail,
  aCompanyLinkPreview,
  type CompanyContact,
  type CompanyLinkMail,
  type CompanyLinkPreview,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { contactToWire, linkMailToWire } from '../wire/company-contact.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, notFound, type Situation } from './situation.ts';
import { linkPreviewToWire } from './wire/company-contact.ts';

export interface CompanyContactSituation extends Situation {
  extensions?: Extension[];
  contact?: CompanyContact;
  /** Fields of the preview other than the contact. */
  preview?: Partial<CompanyLinkPreview>;
  /** Changes that someone else saves before the first write, which is then refused. */
  savedByOthers?: Partial<CompanyContact>;
  /** A mail that a colleague sends before this one. */
  sentByOthers?: CompanyLinkMail;
}

/** Answers the calls about company contacts. */
export function companyContactHandlers({
  extensions = ['company-contact'],
  contact = aCompanyContact(),
  preview = {},
  savedByOthers,
  sentByOthers,
  ...situation
}: CompanyContactSituation = {}): HttpHandler[] {
  const later = savedByOthers && [contactToWire({ ...contact, ...savedByOthers })];
  const rows = recordsOf([contactToWire(contact)], later);
  let last = preview.lastSent ?? null;
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/companyContacts/:id', situation, ({ params }) => {
      const data = rows.find(params.id);
      return data ? { data } : notFound();
    }),
    answers('put', '/companyContacts/:id', situation, ({ params, body, headers }) =>
      rows.change(params.id, body, headers),
    ),
    answers('post', '/companyContacts/:id/previewLink', situation, () => {
      const { email: recipient = null, language } = rows.all()[0] ?? contact;
      const refused = preview.refused === undefined && recipient === null ? 'no-address' : null;
      const shown = aCompanyLinkPreview({ refused, language, ...preview, recipient, lastSent: last });
      return { data: linkPreviewToWire(shown) };
    }),
    answers('post', '/companyContacts/:id/sendLink', situation, () => {
      const [recipient, sentAt] = [rows.all()[0]?.email ?? null, '2026-11-20T17:00:00.000Z'];
      last = sentByOthers ?? aCompanyLinkMail({ recipient, sentAt, state: 'waiting' });
      return { message: 'Sent', data: { ...linkMailToWire(last), is_repeated: sentByOthers ? 1 : 0 } };
    }),
  ];
}
