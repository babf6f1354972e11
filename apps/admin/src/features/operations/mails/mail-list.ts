import { mailStates } from '@portal/domain';
import { defineFilterList, oneOf } from '@portal/records/list-definitions';

export type MailColumnId = 'written' | 'recipient' | 'subject' | 'state' | 'attempts';

/** The mails, newest first. */
export const mailList = defineFilterList({
  sortable: [],
  opensBy: () => null,
  pageSize: 50,
  filters: { state: oneOf(mailStates) },
});
