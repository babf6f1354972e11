import type { Mail, MailBounce, MailState } from '@portal/domain';
import type { ListMailsData, MailList, Mail as WireMail } from '../generated/types.gen.ts';
import { type Codec, fields } from './fields.ts';
import { type Page, pageFromWire } from './page.ts';
import { type Paged, pagedToWire } from './paged.ts';

/** Some backends omit this field. */
const bounce: Codec<WireMail['bounce'], MailBounce | null> = {
  fromWire: (wire) => wire ?? null,
  toWire: (value) => value,
};

export const { fromWire: mailFromWire, toWire: mailToWire } = fields<WireMail, Mail>()({
  id: 'id',
  recipient: 'recipient',
  subject: 'subject',
  state: 'state',
  writtenAt: 'written_at',
  sentAt: 'sent_at',
  attempts: 'attempts',
  nextAttemptAt: 'next_attempt_at',
  error: 'error',
  bounce: ['bounce', bounce],
});

/** A page of the mails, and whether the server sends them. */
export interface MailPage extends Page<Mail> {
  /** False without a mail server: all mails stay queued. */
  isSendingOn: boolean;
}

export function mailPageFromWire({ is_sending_on, ...page }: MailList): MailPage {
  return { ...pageFromWire(page, mailFromWire), isSendingOn: is_sending_on };
}

/** Filters of the mails. */
export interface MailFilters extends Paged {
  state?: MailState;
  /** Matches recipient and subject. */
  search?: string;
}

export function mailFiltersToWire({
  state,
  search,
  ...paged
}: MailFilters): NonNullable<ListMailsData['query']> {
  return { state, search: search || undefined, ...pagedToWire(paged) };
}
