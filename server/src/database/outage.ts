import { sqlStateOf } from './transact.ts';

/**
 * Why the database is not usable now:
 * - `unreachable`: it does not answer, is starting or stopping, or has closed the connection.
 * - `read-only`: it is a standby or accepts no writes.
 * - `refused`: it accepts no sign-in, or has no such database.
 * - `insecure`: it offers no encryption that `DATABASE_URL` accepts.
 * - `pooler`: a pooler of transactions is in between, which the settings do not say.
 * - `busy`: it has no connection, disk space or time left.
 */
export type Outage = 'unreachable' | 'read-only' | 'refused' | 'insecure' | 'pooler' | 'busy';

/** The database that was reached accepts no writes. */
export class ReadOnlyDatabase extends Error {
  constructor() {
    super('the database accepts no writes');
  }
}

/** System error codes of a failed connection, including host names that do not resolve. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EADDRNOTAVAIL',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EAI_NODATA',
  'EAI_NONAME',
  'EAI_MEMORY',
  'EAI_SYSTEM',
]);

/** Codes for a Unix socket that is missing or not accessible. Elsewhere these codes are about files. */
const socketCodes = new Set(['ENOENT', 'EACCES']);

/** Messages of the driver that have no code (pg 8.23.1). */
const driverMessages =
  /timeout expired|Connection terminated|Client was closed|not queryable|Query read timeout|error establishing an SSL connection|Cannot use a pool after calling end/;

/** The driver's message for a server without TLS (pg 8.23.1), and the codes of OpenSSL in Node for certificates. */
const insecureMessage = 'The server does not support SSL connections';
const certificateCodes = /^(ERR_TLS_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|CERT_|HOSTNAME_MISMATCH)/;

/** PgBouncer 1.18's answer to startup parameters that it does not support, with SQLSTATE 08P01. */
const poolerMessage = 'unsupported startup parameter';

/** SQLSTATEs, from the appendix "PostgreSQL Error Codes". */
const stateOutages: readonly (readonly [RegExp, Outage])[] = [
  [/^25006$/, 'read-only'],
  // Connection exceptions; ended by an administrator or a crash; starting up; idle for too long; database dropped.
  [/^(08|57P0)/, 'unreachable'],
  [/^(28|3D000$)/, 'refused'],
  // No resources (such as a full disk); stopped by a time limit; conflicts with other transactions; prepared before a
  // migration.
  [/^(53|57|40001$|40P01$|55P03$|0A000$)/, 'busy'],
];

/** Returns why the database is not usable now; null for an error that is not an outage. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ReadOnlyDatabase) return 'read-only';
  const state = sqlStateOf(error);
  if (state === '08P01' && error.message.includes(poolerMessage)) return 'pooler';
  if (state !== undefined) return stateOutages.find(([states]) => states.test(state))?.[1] ?? null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && systemCodes.has(code)) return 'unreachable';
  if (code !== undefined && socketCodes.has(code) && syscall === 'connect') return 'unreachable';
  if (error.message === insecureMessage || (code !== undefined && certificateCodes.test(code)))
    return 'insecure';
  // All connections are in use.
  if (error.message.includes('timeout exceeded when trying to connect')) return 'busy';
  return driverMessages.test(error.message) ? 'unreachable' : null;
}

/** Whether the connection must be replaced after this error. */
export function endsConnection(error: unknown): boolean {
  const state = sqlStateOf(error);
  const outage = outageOf(error);
  // An error without an SQLSTATE comes from the connection itself. 0A000 means that a migration has made prepared
  // statements stale.
  return state === undefined || state === '0A000' || outage === 'read-only' || outage === 'unreachable';
}

const sentences: Readonly<Record<Outage, string>> = {
  unreachable: 'the database does not answer',
  'read-only': 'the database is read only: it is a standby, or accepts no writes now',
  refused: 'the database refuses the connection',
  insecure: 'the connection to the database cannot be encrypted as DATABASE_URL wants it',
  pooler: 'DATABASE_URL leads to a pooler that accepts no settings of a connection',
  busy: 'the database is full or too busy',
};

/** What the person who runs the server can do about each outage. */
const remedies: Readonly<Record<Outage, string>> = {
  unreachable: 'check DATABASE_URL, and that PostgreSQL runs and accepts this machine',
  'read-only': 'let DATABASE_URL lead to the server that accepts writes, or name all servers in it',
  insecure: 'correct sslmode and sslrootcert in DATABASE_URL, or the certificate of PostgreSQL',
  pooler: 'set DATABASE_POOLER=transaction, see "PgBouncer" in docs/operate/growing.md',
  refused: 'correct user, password and database in DATABASE_URL, and pg_hba.conf of PostgreSQL',
  busy: 'see the log of PostgreSQL: connections, disk and long statements',
};

/**
 * Describes why the database is not usable now: a sentence that starts in lower case, with the error code, and what to
 * do. Null for other errors.
 */
export function describeOutage(error: unknown): { readonly sentence: string; readonly todo: string } | null {
  const outage = outageOf(error);
  if (outage === null) return null;
  const { code } = error as NodeJS.ErrnoException;
  return {
    sentence: `${sentences[outage]}${code === undefined ? '' : ` (${code})`}`,
    todo: remedies[outage],
  };
}
