import { sqlStateOf } from './transact.ts';

/**
 * Why the database does not do its work now: `unreachable` does not answer, starts, stops or cut the connection,
 * `read-only` is a standby or accepts no writes, `refused` accepts no sign-in or has no such database, `insecure` offers
 * no encryption that `DATABASE_URL` accepts, `pooler` is one of transactions that the settings do not name, `busy` has
 * no connection, space or time left.
 */
export type Outage = 'unreachable' | 'read-only' | 'refused' | 'insecure' | 'pooler' | 'busy';

/** The database that was reached accepts no writes. */
export class ReadOnlyDatabase extends Error {
  constructor() {
    super('the database accepts no writes');
  }
}

/** Errors of the system on the way to the database, of names that do not resolve among them. */
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

/** A socket of the file system that is missing or closed to this account. Elsewhere these codes are about files. */
const socketCodes = new Set(['ENOENT', 'EACCES']);

/** What the driver says without a code (pg 8.23.1). */
const driverMessages =
  /timeout expired|Connection terminated|Client was closed|not queryable|Query read timeout|error establishing an SSL connection|Cannot use a pool after calling end/;

/** What the driver says of a server without TLS (pg 8.23.1), and the codes of OpenSSL in Node for certificates. */
const insecureMessage = 'The server does not support SSL connections';
const certificateCodes = /^(ERR_TLS_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|CERT_|HOSTNAME_MISMATCH)/;

/** What PgBouncer 1.18 answers to settings of a connection, with the state 08P01. */
const poolerMessage = 'unsupported startup parameter';

/** SQLSTATEs, from the appendix "PostgreSQL Error Codes". */
const stateOutages: readonly (readonly [RegExp, Outage])[] = [
  [/^25006$/, 'read-only'],
  // Connection exceptions; an administrator or a crash ended the connection; starting up; idle for too long; dropped.
  [/^(08|57P0)/, 'unreachable'],
  [/^(28|3D000$)/, 'refused'],
  // No resources (the disk is full); stopped by a time limit; rolled back for others too often; prepared before a
  // migration.
  [/^(53|57|40001$|40P01$|55P03$|0A000$)/, 'busy'],
];

/** Returns why the database does not do its work now; null for an error that is none of its outages. */
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

/** Whether the connection that gave this error is better replaced by another one. */
export function endsConnection(error: unknown): boolean {
  const state = sqlStateOf(error);
  const outage = outageOf(error);
  // Without a code the connection itself failed. After a migration, prepared statements are stale.
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

/** What to do about an outage, for the person who runs the server. */
const remedies: Readonly<Record<Outage, string>> = {
  unreachable: 'check DATABASE_URL, and that PostgreSQL runs and accepts this machine',
  'read-only': 'let DATABASE_URL lead to the server that accepts writes, or name all servers in it',
  insecure: 'correct sslmode and sslrootcert in DATABASE_URL, or the certificate of PostgreSQL',
  pooler: 'set DATABASE_POOLER=transaction, see "PgBouncer" in docs/operate.md',
  refused: 'correct user, password and database in DATABASE_URL, and pg_hba.conf of PostgreSQL',
  busy: 'see the log of PostgreSQL: connections, disk and long statements',
};

/** Says in a sentence without a capital why the database does not do its work, with its code, and what to do; null for other errors. */
export function describeOutage(error: unknown): { readonly sentence: string; readonly todo: string } | null {
  const outage = outageOf(error);
  if (outage === null) return null;
  const { code } = error as NodeJS.ErrnoException;
  return {
    sentence: `${sentences[outage]}${code === undefined ? '' : ` (${code})`}`,
    todo: remedies[outage],
  };
}
