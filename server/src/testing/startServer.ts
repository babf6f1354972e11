import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import { withSampleContents } from '../../samples/sampleContents.ts';
import { createServer, type ServerOptions } from '../createServer.ts';
import { connect } from '../database/connect.ts';
import { contentsIn } from '../files/Contents.ts';
import { createDatabase, dropDatabase } from './createDatabase.ts';
import { testMoment } from './testMoment.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects, and fails when it is not there.
  readonly body: any;
  readonly headers: Headers;
}

export interface Sender {
  send(
    method: string,
    path: string,
    content?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  get(path: string): Promise<Answer>;
}

/** The secret of all servers of the tests. */
const secret = 'a secret of the tests that is long enough';

type Options = Partial<ServerOptions> & {
  /** The database of another server; a fresh copy of the samples when left out. */
  readonly database?: string;
};

/** A server of its own for one test, on a free port and its own copy of the samples; it is gone when the test ends. */
export async function startServer(options: Options = {}) {
  const database = options.database ?? (await sampleDatabase());
  const db = connect({ url: database });
  const folder = mkdtempSync(join(tmpdir(), 'portal-server-files-'));
  const app = await createServer({
    db,
    contents: withSampleContents(contentsIn(folder)),
    secret,
    now: () => testMoment,
    isForTests: true,
    ...options,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  const bearing = (token?: string): Sender => {
    const send: Sender['send'] = async (method, path, { body, headers = {} } = {}) => {
      const isRaw = body === undefined || typeof body === 'string' || body instanceof FormData;
      const response = await fetch(`${origin}/api/${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: isRaw ? body : JSON.stringify(body),
      });
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? await response.json() : Buffer.from(await response.arrayBuffer()),
      };
    };
    return { send, get: (path) => send('GET', path) };
  };
  const anonymous = bearing();
  const tokenFrom = ({ body }: Answer) => String(body.auth.access_token);

  return {
    db,
    database,
    origin,
    anonymous,
    /** Sends with the given token. */
    bearing,
    /** Signs a sample person in. */
    async signIn(email: string = accounts.admin.email, password: string = samplePassword): Promise<Sender> {
      return bearing(tokenFrom(await anonymous.send('POST', 'login', { body: { email, password } })));
    },
    /** Opens a private link. */
    async openLink(kind: 'company' | 'student', token: string): Promise<Sender> {
      return bearing(
        tokenFrom(await anonymous.send('POST', `${kind}/login`, { body: { token_login: token } })),
      );
    },
  };
}

/** A copy of the samples; it is dropped when the test ends. */
async function sampleDatabase(): Promise<string> {
  const postgres = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(postgres, name, 'samples');
  onTestFinished(() => dropDatabase(postgres, name));
  return url;
}
