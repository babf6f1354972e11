/**
 * What became of a mail: `waiting` for its next attempt, `sending` at this moment, `sent`, `failed` for good, or
 * `unknown`: the server ended while it sent the mail, which may have arrived.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail that the server has written, without its content (DECISION-51). */
export interface Mail {
  id: number;
  recipient: string;
  /** As in the mail: French, then English. */
  subject: string;
  state: MailState;
  /** An ISO instant. */
  writtenAt: string;
  sentAt: string | null;
  /** Attempts since it was written or retried. */
  attempts: number;
  /** Null when it is sent as soon as possible, or not at all. */
  nextAttemptAt: string | null;
  /** Why the last attempt failed, such as `EAUTH 535`. */
  error: string | null;
}

/** Whether an administrator may let the mail be sent again. */
export function canRetry({ state }: Pick<Mail, 'state'>): boolean {
  return state === 'failed' || state === 'unknown';
}

/** Why a mail was not sent, as a person would say it. */
export type MailProblem = 'account' | 'unreachable' | 'busy' | 'refused' | 'dead-link' | 'other';

/** Returns the problem behind an error code: the kind of failure, the answer of the mail server, or both. */
export function mailProblem(error: string): MailProblem {
  const [, answer] = /\b([45])\d\d$/.exec(error) ?? [];
  if (error === 'ELINK') return 'dead-link';
  if (error.startsWith('EAUTH')) return 'account';
  if (answer) return answer === '4' ? 'busy' : 'refused';
  return /^(ECONNECTION|ESOCKET|ETIMEDOUT|EDNS|ETLS)$/.test(error) ? 'unreachable' : 'other';
}
