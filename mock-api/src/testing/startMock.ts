import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../accounts.ts';
import { createMock, type Mock, type MockOptions } from '../createMock.ts';
import { switchHeaders } from '../http/switches.ts';

/** The samples of the tests are grown for this moment, at noon so that every time zone agrees on the day. */
export const testMoment = new Date('2026-11-20T12:00:00.000Z');

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

export interface StartedMock extends Mock {
  readonly origin: string;
  readonly anonymous: Sender;
  /** Sends to the switches (`__faults`, `__db` and the others), with their header. */
  readonly switches: Sender;
  /** Signs a sample person in. */
  signIn(email?: string, password?: string): Promise<Sender>;
  /** Opens a private link. */
  openLink(kind: 'company' | 'student', token: string): Promise<Sender>;
  /** Sends with the given token. */
  bearing(token: string): Sender;
}

/** A mock of its own for one test, on a free port; it is gone when the test ends. */
export async function startMock(options: MockOptions = {}): Promise<StartedMock> {
  const mock = createMock({ now: () => testMoment, faults: true, checkAnswers: true, ...options });
  const server = createServer(mock.app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the mock does not listen');
  const origin = `http://127.0.0.1:${address.port}`;

  const bearing = (token?: string, own: Record<string, string> = {}): Sender => {
    const send: Sender['send'] = async (method, path, { body, headers = {} } = {}) => {
      const response = await fetch(`${origin}/api/${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
          ...own,
          ...headers,
        },
        body:
          body === undefined || typeof body === 'string' || body instanceof FormData
            ? body
            : JSON.stringify(body),
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
    ...mock,
    origin,
    anonymous,
    switches: bearing(undefined, switchHeaders),
    bearing,
    async signIn(email = accounts.admin.email, password = samplePassword) {
      return bearing(
        tokenFrom(await anonymous.send('POST', 'login', { body: { email, password, username: email } })),
      );
    },
    async openLink(kind, token) {
      return bearing(
        tokenFrom(await anonymous.send('POST', `${kind}/login`, { body: { token_login: token } })),
      );
    },
  };
}
