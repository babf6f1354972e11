/**
 * The state of a mail: `waiting` for its next attempt, `sending` now, `sent`, `failed` permanently, `unknown` if it may
 * have arrived, because the server stopped or the mail server fell silent while sending it, or `bounced` if a mail
 * server reported that it cannot be delivered.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'bounced'] as const;
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
  /** Why the mail bounced; null if it did not, or if the backend does not say. */
  bounce: MailBounce | null;
}

/** The report of a mail server that could not deliver a mail. */
export interface MailBounce {
  /** An ISO instant. */
  at: string;
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  status: string | null;
  /** What the mail server said, in its own words. */
  reason: string | null;
}

/**
 * Returns whether an administrator can send the mail again. A mail that bounced has lost its link, so it cannot be sent
 * again.
 */
export function canRetry({ state }: Pick<Mail, 'state'>): boolean {
  return state === 'failed' || state === 'unknown';
}

/** Returns whether the mail certainly did not reach its reader. */
export function isUndelivered(state: MailState | null): state is 'failed' | 'bounced' {
  return state === 'failed' || state === 'bounced';
}

/** The reason why a mail was not sent, in terms of the user. */
export type MailProblem =
  | 'account'
  | 'no-login'
  | 'certificate'
  | 'address'
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'dead-link'
  | 'other';

const problems: Readonly<Record<string, MailProblem>> = {
  ELINK: 'dead-link',
  EADDRESS: 'address',
  ECERTIFICATE: 'certificate',
};

/** Answers of a mail server that has no login on this port, or none without encryption (RFC 4954, RFC 5321). */
const noLogin = /^EAUTH (500|502|503|504|530|538)$/;

/**
 * Returns the problem behind an error code, which has the kind of failure, the mail server's response code, or both.
 */
export function mailProblem(error: string): MailProblem {
  const known = problems[error];
  if (known) return known;
  if (noLogin.test(error)) return 'no-login';
  if (error.startsWith('EAUTH')) return 'account';
  const [, answer] = /\b([45])\d\d$/.exec(error) ?? [];
  if (answer) return answer === '4' ? 'busy' : 'refused';
  const unreachable = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS'];
  return unreachable.includes(error) ? 'unreachable' : 'other';
}

/** Why a mail bounced, in terms that users understand. */
export type BounceCause = 'unknown-address' | 'full' | 'too-large' | 'too-late' | 'policy' | 'other';

/**
 * Causes by subject and detail of a status (RFC 3463, 3.2 to 3.5). For some details, the cause depends on the class.
 */
const causes: Readonly<Record<string, BounceCause>> = {
  '1.1': 'unknown-address',
  '1.2': 'unknown-address',
  '1.3': 'unknown-address',
  '1.6': 'unknown-address',
  '1.10': 'unknown-address',
  '2.1': 'unknown-address',
  '2.2': 'full',
  '2.3': 'too-large',
  '3.4': 'too-large',
  '4.4': 'unknown-address',
  '4.7': 'too-late',
};

/** Returns why a mail bounced, from the enhanced status code of the report. */
export function bounceCause(status: string | null): BounceCause {
  const [, kind, detail = ''] = /^([45])\.(\d+\.\d+)$/.exec(status ?? '') ?? [];
  // No answer, or a broken connection, until the mail server gave up.
  if (kind === '4' && ['4.1', '4.2'].includes(detail)) return 'too-late';
  return causes[detail] ?? (detail.startsWith('7.') ? 'policy' : 'other');
}

/** Returns what the mail server said, with the status unless its words repeat it. Empty if it said nothing. */
export function bounceText({ status, reason }: Pick<MailBounce, 'status' | 'reason'>): string {
  const isRepeated = status !== null && reason?.includes(status);
  return [isRepeated ? null : status, reason].filter((part) => part !== null).join(' ');
}
