import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { describeOutage, endsConnection, outageOf, ReadOnlyDatabase } from './outage.ts';

/** Connects to this address and returns the error. */
async function errorOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end(),
    (error: unknown) => error,
  );
}

/** Starts a server that runs `act` for each connection. */
async function serverThat(act: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    act(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return `postgres://portal:secret@127.0.0.1:${(server.address() as { port: number }).port}/portal`;
}

/** An ErrorResponse, as PostgreSQL 15 sends it ("Message Formats" of its documentation). */
function refusal(state: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${message}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe('a database that cannot be reached', () => {
  it.each([
    ['a name that does not resolve', 'postgres://portal@nowhere.invalid/portal'],
    ['a port where nothing listens', 'postgres://portal@127.0.0.1:1/portal'],
    ['a socket that is not there', `postgres://%2Fnowhere/portal?user=portal`],
  ])('is unreachable at %s', async (_name, url) => {
    expect(outageOf(await errorOf(url))).toBe('unreachable');
  });

  it('is unreachable where the connection is cut, or nobody answers', async () => {
    expect(outageOf(await errorOf(await serverThat((socket) => socket.destroy())))).toBe('unreachable');
    const silent = await serverThat((socket) => onTestFinished(() => void socket.destroy()));
    expect(outageOf(await errorOf(silent))).toBe('unreachable');
  });

  it.each([
    ['57P03', 'the database system is starting up', 'unreachable'],
    ['57P03', 'the database system is shutting down', 'unreachable'],
    ['57P01', 'terminating connection due to administrator command', 'unreachable'],
    ['53300', 'sorry, too many clients already', 'busy'],
  ])('says %s, "%s": %s', async (state, message, outage) => {
    const url = await serverThat((socket) => socket.once('data', () => socket.end(refusal(state, message))));
    const error = await errorOf(url);
    expect(error).toMatchObject({ code: state });
    expect(outageOf(error)).toBe(outage);
  });

  it('refuses another password, and a database that it does not have', async () => {
    for (const change of [{ password: 'wrong' }, { pathname: '/nowhere' }]) {
      const error = await errorOf(Object.assign(new URL(inject('postgres')), change as object).href);
      expect(outageOf(error)).toBe('refused');
    }
  });
});

it.each([
  ['25006', 'read-only'],
  ['08006', 'unreachable'],
  ['57P02', 'unreachable'],
  ['57P05', 'unreachable'],
  ['57014', 'busy'],
  ['53100', 'busy'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['0A000', 'busy'],
  ['23505', null],
  ['22001', null],
  ['42P01', null],
  ['EISDIR', null],
  // For a file, this code does not mean an outage.
  ['ENOENT', null],
])('an error with the code %s is %s', (code, outage) => {
  expect(outageOf(Object.assign(new Error('failed'), { code }))).toBe(outage);
});

it.each([
  // From PgBouncer 1.18.0 of Debian 12, for `statement_timeout` in the startup message.
  [{ code: '08P01', message: 'unsupported startup parameter: statement_timeout' }, 'pooler'],
  [{ code: '08P01', message: 'invalid frontend message type 65' }, 'unreachable'],
  // From pg 8.23.1, for sslmode=require with a PostgreSQL without SSL.
  [{ message: 'The server does not support SSL connections' }, 'insecure'],
  // From Node 24 (OpenSSL 3).
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' }, 'insecure'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: 'Hostname/IP does not match' }, 'insecure'],
])('the error %o is %s', ({ message, ...code }, outage) => {
  expect(outageOf(Object.assign(new Error(message), code))).toBe(outage);
});

it('replaces a connection to a standby, and one that failed, but not one whose statement failed', () => {
  const ends = (code?: string) => endsConnection(Object.assign(new Error('failed'), code && { code }));
  expect(['25006', '57P01', 'ECONNRESET', undefined, '0A000'].map(ends)).toEqual(Array(5).fill(true));
  expect(['23505', '57014', '40001', '42P01'].map(ends)).toEqual(Array(4).fill(false));
});

it('is said in a sentence with its code and what to do', () => {
  expect(describeOutage(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))).toEqual({
    sentence: 'the database does not answer (ENOTFOUND)',
    todo: 'check DATABASE_URL, and that PostgreSQL runs and accepts this machine',
  });
  expect(describeOutage(new ReadOnlyDatabase())?.sentence).toBe(
    'the database is read only: it is a standby, or accepts no writes now',
  );
  expect(describeOutage(new Error('another'))).toBeNull();
});
