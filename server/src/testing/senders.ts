import { accounts, samplePassword } from '../../samples/index.ts';

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

/** Sends requests to the server at an address, signed in as different callers. */
export interface Senders {
  readonly anonymous: Sender;
  /** Returns a sender with the given token and additional headers. */
  bearing(token?: string, headers?: Readonly<Record<string, string>>): Sender;
  /** Signs a person of the samples in. */
  signIn(email?: string, password?: string): Promise<Sender>;
  /** Opens a private link. */
  openLink(kind: 'company' | 'student', token: string): Promise<Sender>;
}

export function sendersTo(origin: string): Senders {
  const bearing: Senders['bearing'] = (token, own = {}) => {
    const send: Sender['send'] = async (method, path, { body, headers = {} } = {}) => {
      const isRaw = body === undefined || typeof body === 'string' || body instanceof FormData;
      const response = await fetch(`${origin}/api/${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
          ...own,
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
    anonymous,
    bearing,
    async signIn(email = accounts.admin.email, password = samplePassword) {
      return bearing(tokenFrom(await anonymous.send('POST', 'login', { body: { email, password } })));
    },
    async openLink(kind, token) {
      return bearing(
        tokenFrom(await anonymous.send('POST', `${kind}/login`, { body: { token_login: token } })),
      );
    },
  };
}
