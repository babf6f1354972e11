import { aMail, type Mail } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { mailToWire } from '../wire/mail.ts';
import { recordsOf } from './records.ts';
import { answers, failed, notFound, type Situation } from './situation.ts';

/** The extensions of the backend; undefined for one without the call. */
export function capabilitiesHandlers(extensions: Extension[] = []): HttpHandler[] {
  return [
    answers('get', '/capabilities', {}, () => (extensions.length > 0 ? { data: extensions } : notFound())),
  ];
}

export interface MailsSituation extends Situation {
  /** Newest first. */
  mails?: Mail[];
  /** Whether the server has a mail server. */
  isSendingOn?: boolean;
}

/** Answers the calls about mails. */
export function mailsHandlers({
  mails = [aMail()],
  isSendingOn = true,
  ...situation
}: MailsSituation = {}): HttpHandler[] {
  const rows = recordsOf(mails.map(mailToWire));
  return [
    ...capabilitiesHandlers(['mails']),
    answers('get', '/mails', situation, ({ query }) => ({
      ...rows.list(query, { search: '*' }),
      is_sending_on: isSendingOn,
    })),
    answers('put', '/mails/retry', situation, ({ body }) => {
      const { id } = body as Mail;
      const message = 'Ce courriel attend déjà ou a été envoyé - This email is already waiting or was sent';
      if (rows.find(id)?.state === 'waiting') return failed({ status: 409, message, code: 'conflict' });
      return rows.change(id, { state: 'waiting', attempts: 0, error: null });
    }),
  ];
}
