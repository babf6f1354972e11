import { aMail, canRetry, type Mail } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { mailToWire } from '../wire/mail.ts';
import { answers, failed, matches, notFound, paged, type Situation } from './situation.ts';

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

/** Answers the calls about mails from these records, which a retry changes. */
export function mailsHandlers({
  mails = [aMail()],
  isSendingOn = true,
  ...situation
}: MailsSituation = {}): HttpHandler[] {
  let rows = mails;
  return [
    ...capabilitiesHandlers(['mails']),
    answers('get', '/mails', situation, ({ query }) => {
      const found = rows.filter(
        ({ state, recipient, subject }) =>
          (!query.has('state') || state === query.get('state')) &&
          matches(query.get('search'), recipient, subject),
      );
      return { ...paged(found.map(mailToWire), query), is_sending_on: isSendingOn };
    }),
    answers('put', '/mails/retry', situation, ({ body }) => {
      const { id } = body as { id: number };
      const mail = rows.find((row) => row.id === id);
      if (!mail) return notFound();
      if (!canRetry(mail)) {
        const message = 'Ce courriel attend déjà ou a été envoyé - This email waits already or was sent';
        return failed({ status: 409, message, code: 'conflict' });
      }
      const waiting: Mail = { ...mail, state: 'waiting', attempts: 0, error: null };
      rows = rows.map((row) => (row.id === id ? waiting : row));
      return { message: 'Saved', data: mailToWire(waiting) };
    }),
  ];
}
