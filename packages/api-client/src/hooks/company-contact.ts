import type {
  CompanyContact,
  CompanyContactValues,
  CompanyLinkPreview,
  SentCompanyLink,
} from '@portal/domain';
import { useCallback } from 'react';
import {
  getCompanyContact,
  previewCompanyLink,
  saveCompanyContact,
  sendCompanyLink,
} from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import {
  contactFromWire,
  contactValuesToWire,
  linkMailFromWire,
  linkPreviewFromWire,
} from '../wire/company-contact.ts';
import { useApi } from './ApiProvider.tsx';
import { type Query, type ReadCall, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** Nouns of queries that show the contacts of companies. */
const showingContacts = ['company-contact', 'company-link-preview', 'report-mail-preview', 'links', 'link'];

/** The email address and language in which the office writes to a company (DECISION-51). Null sends no request. */
export function useCompanyContact(companyId: number | null): Query<CompanyContact> {
  return useQuery(companyId === null ? null : ['company-contact', companyId], (call) =>
    readContact(call, companyId ?? 0),
  );
}

/** Reads the contact of a company as stored now. Throws `not-found` for an unknown company. */
export function useReadCompanyContact(): (companyId: number) => Promise<CompanyContact> {
  const api = useApi();
  return useCallback((companyId) => readContact(pastCaches(api.call), companyId), [api]);
}

async function readContact(call: ReadCall, id: number): Promise<CompanyContact> {
  return contactFromWire((await getCompanyContact({ ...call, path: { id } })).data.data);
}

/** Changes the contact of a company. Throws `conflict` (412) when someone else has changed it since. */
export function useSaveCompanyContact(): (
  contact: CompanyContact,
  values: CompanyContactValues,
) => Promise<CompanyContact> {
  return useWrite(
    async (call, { companyId: id, version }: CompanyContact, values: CompanyContactValues) => {
      const [body, headers] = [contactValuesToWire(values), { 'If-Match': version }];
      const { data } = await saveCompanyContact({ ...call, path: { id }, headers, body });
      return contactFromWire(data.data);
    },
    ...showingContacts,
  );
}

/** The contract whose reports the mail is about. */
export interface LinkMailing {
  companyId: number;
  contractId: number;
}

/** Previews the mail with the link of a company. */
export function useCompanyLinkPreview({ companyId, contractId }: LinkMailing): Query<CompanyLinkPreview> {
  return useQuery(['company-link-preview', companyId, contractId], async (call) => {
    const request = { path: { id: companyId }, body: { course_id: contractId } };
    return linkPreviewFromWire((await previewCompanyLink({ ...call, ...request })).data.data);
  });
}

/**
 * Mails a company its link. Returns the mail, which a colleague may have sent a moment ago. Throws `unanswered` if it
 * is unknown whether it was sent; the preview then shows it.
 */
export function useSendCompanyLink(): (mailing: LinkMailing) => Promise<SentCompanyLink> {
  return useWrite(
    async (call, { companyId, contractId }: LinkMailing) => {
      const request = { path: { id: companyId }, body: { course_id: contractId } };
      const { is_repeated, ...mail } = (await sendCompanyLink({ ...call, ...request })).data.data;
      return { ...linkMailFromWire(mail), isRepeated: is_repeated === 1 };
    },
    ...showingContacts,
    'companies',
    'links',
    'link',
    'mails',
  );
}
