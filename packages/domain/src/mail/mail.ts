/**
 * The state of a mail: `waiting` for its next attempt, `sending` now, `sent`, `failed` permanently, or `unknown` if
 * the server stopped while sending it, so that it may have arrived.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail written by the server, without its content (DECISION-51). */
export interface Mail {
  id: number;
  recipient: string;
  /** French, then English. */
  subject: string;
  state: MailState;
  /** An ISO instant. */
  writtenAt: string;
  sentAt: string | null;
  /** Number of attempts since it was written or retried. */
  attempts: number;
  /** Null if it is sent as soon as possible, or not at all. */
  nextAttemptAt: string | null;
  /** Error of the last attempt, such as `EAUTH 535`. */
  error: string | null;
}

/** Returns whether an administrator can send the mail again. */
export function canRetry({ state }: Pick<Mail, 'state'>): boolean {
  return state === 'failed' || state === 'unknown';
}

/** The reason why a mail was not sent, in terms of the user. */
export type MailProblem = 'account' | 'unreachable' | 'busy' | 'refused' | 'dead-link' | 'other';

/**
 * Returns the problem behind an error code, which has the kind of failure, the mail server's response code, or both.
 */
export function mailProblem(error: string): MailProblem {
  const [, answer] = /\b([45])\d\d$/.exec(error) ?? [];
  if (error === 'ELINK') return 'dead-link';
  if (error.startsWith('EAUTH')) return 'account';
  if (answer) return answer === '4' ? 'busy' : 'refused';
  const unreachable = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS'];
  return unreachable.includes(error) ? 'unreachable' : 'other';
}
