import type { Tokens } from '@portal/api-client/openapi';
import type { Request } from './broken-requests.ts';
import type { Operation, Role } from './openapi.ts';

/** The accounts that the suite signs in with. Checks of a missing role are skipped. */
export interface Accounts {
  readonly admin?: Credentials;
  readonly teacher?: Credentials;
  /** Token of a company's private link. */
  readonly company?: { readonly token: string };
  /** Token of a student's private link. */
  readonly student?: { readonly token: string };
  /** An expired access token of any role. */
  readonly expired?: { readonly token: string };
  /** Secret of an invitation. A run with writes uses it up. */
  readonly invitation?: { readonly hash: string };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the raw bytes of any other response. */
  readonly body: T;
}

/** A request and its response, with enough detail to repeat the request. */
export interface Exchange {
  readonly role: Role;
  readonly method: string;
  readonly url: string;
  /** The body as text; null when it is empty or binary. */
  readonly text: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly body: unknown;
}

/** Sends the suite's requests. Tests replace it to tamper with requests and responses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The backend under test, over HTTP. */
export class Backend {
  readonly #base: string;
  readonly #fetch: Fetch;
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #tokens = new Map<Role, string>();
  readonly #refreshTokens = new Map<Role, string>();
  /** The last request and its response. */
  last: Exchange | null = null;
  /** Number of requests sent. */
  sent = 0;

  constructor(base: string, operations: readonly Operation[], fetch: Fetch) {
    this.#base = base.replace(/\/+$/, '');
    this.#fetch = fetch;
    this.#operations = new Map(operations.map((operation) => [operation.id, operation]));
  }

  /** Stores the access token for later requests of this role. */
  signIn(role: Role, token: string, refreshToken?: string): void {
    this.#tokens.set(role, token);
    if (refreshToken) this.#refreshTokens.set(role, refreshToken);
  }

  /** Returns the access and refresh tokens of a role. */
  tokensOf(role: Role): { readonly access?: string; readonly refresh?: string } {
    return { access: this.#tokens.get(role), refresh: this.#refreshTokens.get(role) };
  }

  has(role: Role): boolean {
    return role === 'anonymous' || this.#tokens.has(role);
  }

  /** Calls an operation of the OpenAPI document as that role. */
  async call<T = unknown>(role: Role, operationId: string, request: Request = {}): Promise<Answer<T>> {
    const operation = this.#operations.get(operationId);
    if (!operation) throw new Error(`the API description has no operation ${operationId}`);
    const path = operation.path
      .slice(1)
      .replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(String(request.path?.[name] ?? '')),
      );
    const query = new URLSearchParams(
      Object.entries(request.query ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    ).toString();
    const isJson = request.form === undefined && request.body !== undefined;
    const answer = await this.#send<T>(
      role,
      operation.method,
      query === '' ? path : `${path}?${query}`,
      { ...(isJson ? { 'Content-Type': 'application/json' } : {}), ...request.headers },
      request.form ? formData(request.form) : isJson ? JSON.stringify(request.body) : undefined,
    );
    if (operationId === 'changePassword') this.#goOnAs(role, answer.body);
    return answer;
  }

  /** Uses the new tokens after a changed password, which may have ended the session that changed it. */
  #goOnAs(role: Role, answer: unknown): void {
    const { auth } = Object(answer) as { readonly auth?: Tokens };
    if (auth) this.signIn(role, auth.access_token, auth.refresh_token);
  }

  /** Sends a body unchanged to any path. */
  sendText(
    role: Role,
    method: string,
    path: string,
    text?: string,
    type = 'application/json',
  ): Promise<Answer> {
    return this.#send(role, method, path, { 'Content-Type': type }, text);
  }

  async #send<T>(
    role: Role,
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: BodyInit | undefined,
  ): Promise<Answer<T>> {
    const token = this.#tokens.get(role);
    this.sent += 1;
    const url = `${this.#base}/${path}`;
    const response = await this.#fetch(url, {
      method,
      headers: { ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }), ...headers },
      body,
    });
    const isJson = response.headers.get('Content-Type')?.includes('application/json');
    const content = isJson ? parsed(await response.text()) : new Uint8Array(await response.arrayBuffer());
    const text = typeof body === 'string' ? body : null;
    this.last = { role, method, url, text, headers, status: response.status, body: content };
    return { status: response.status, headers: response.headers, body: content as T };
  }
}

/** Parses JSON. Returns the text itself when it is not JSON; no schema of the OpenAPI document accepts that. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function formData(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
