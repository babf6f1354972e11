import type { Mail } from '@portal/domain';
import { listMails, retryMail } from '../generated/sdk.gen.ts';
import {
  type MailFilters,
  type MailPage,
  mailFiltersToWire,
  mailFromWire,
  mailPageFromWire,
} from '../wire/mail.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type ReadList, useReadList } from './useRead.ts';
import { useRecordWrite } from './useWrite.ts';

/** A page of the mails, newest first. 50 rows by default (DECISION-51). */
export function useMailsPage(filters: MailFilters = {}): Query<MailPage> {
  return useQuery(['mails', filters], (call) => readMails(call, filters), keepRows);
}

/** Reads pages of the list for an export. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadMails(): ReadList<MailFilters, MailPage> {
  return useReadList(readMails);
}

async function readMails(call: ReadCall, filters: MailFilters): Promise<MailPage> {
  const { data } = await listMails({ ...call, query: mailFiltersToWire(filters) });
  return mailPageFromWire(data);
}

/**
 * Queues a failed mail again. Throws `conflict` when it is already queued or was sent, such as after a colleague's
 * retry.
 */
export function useRetryMail(): (mail: Mail) => Promise<Mail> {
  return useRecordWrite(async (call, { id }: Mail) => {
    return mailFromWire((await retryMail({ ...call, body: { id } })).data.data);
  }, 'mails');
}
