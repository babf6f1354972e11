import type { MailFilters } from '@portal/api-client';
import { mailStates } from '@portal/domain';
import { defineList, oneOf } from '@portal/records/list-definitions';

export type MailColumnId = 'written' | 'recipient' | 'subject' | 'state' | 'attempts';

/** The mails, newest first. */
export const mailList = defineList({
  sortable: [],
  opensBy: () => null,
  pageSize: 50,
  filters: { state: oneOf(mailStates) },
  query: ({ state, search }): MailFilters => ({ ...(state && { state }), ...(search && { search }) }),
});
