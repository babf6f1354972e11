import type { Operation, Role } from '../../../conformance/src/treaty.ts';

/** The fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface CallParts {
  readonly operation: Operation;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | null | undefined;
}

/** The claims of a token, signed or not. */
export interface Claims {
  readonly algorithm: unknown;
  readonly role: Role | undefined;
  readonly id: number;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly use: unknown;
}

/** A request between the suite and the API. */
export class Call {
  readonly operation: Operation;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | null | undefined;

  constructor({ operation, url, headers, body }: CallParts) {
    this.operation = operation;
    this.url = url;
    this.headers = headers;
    this.body = body;
  }

  get query(): URLSearchParams {
    return this.url.searchParams;
  }

  /** The JSON object in the body; empty for any other body. */
  get json(): Fields {
    if (typeof this.body !== 'string') return {};
    try {
      const value: unknown = JSON.parse(this.body);
      return isFields(value) ? value : {};
    } catch {
      return {};
    }
  }

  get form(): FormData | null {
    return this.body instanceof FormData ? this.body : null;
  }

  /** Returns a path parameter. */
  path(name: string): string {
    const steps = this.operation.path.split('/').reverse();
    const given = this.url.pathname.split('/').reverse();
    return decodeURIComponent(given[steps.indexOf(`{${name}}`)] ?? '');
  }

  /** The claims of the request's token; null when it has no JWT. */
  get claims(): Claims | null {
    return claimsOf(this.header('Authorization')?.replace(/^\S+ /, ''));
  }

  header(name: string): string | undefined {
    const wanted = name.toLowerCase();
    return Object.entries(this.headers).find(([given]) => given.toLowerCase() === wanted)?.[1];
  }

  withHeader(name: string, value: string | undefined): Call {
    const others = Object.entries(this.headers).filter(
      ([given]) => given.toLowerCase() !== name.toLowerCase(),
    );
    const headers = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
    return new Call({ ...this.#parts(), headers });
  }

  withQuery(change: (query: URLSearchParams) => void): Call {
    const url = new URL(this.url);
    change(url.searchParams);
    return new Call({ ...this.#parts(), url });
  }

  withPath(name: string, value: unknown): Call {
    const url = new URL(this.url);
    const own = `/${encodeURIComponent(this.path(name))}`;
    const at = url.pathname.lastIndexOf(own);
    url.pathname = `${url.pathname.slice(0, at)}/${encodeURIComponent(String(value))}${url.pathname.slice(at + own.length)}`;
    return new Call({ ...this.#parts(), url });
  }

  withJson(json: unknown): Call {
    return new Call({ ...this.#parts(), body: JSON.stringify(json) });
  }

  withForm(change: (form: FormData) => void): Call {
    const form = new FormData();
    for (const [name, value] of this.form ?? []) form.append(name, value);
    change(form);
    return new Call({ ...this.#parts(), body: form });
  }

  withToken(token: string): Call {
    return this.withHeader('Authorization', `Bearer ${token}`);
  }

  /** Forwards the request to its API, or to the one at another address. */
  send(base?: string): Promise<Response> {
    const own = this.url.pathname.replace(/^\/api/, '');
    const address = base === undefined ? this.url.href : `${base}${own}${this.url.search}`;
    return fetch(address, {
      method: this.operation.method,
      headers: this.headers,
      body: this.body ?? undefined,
    });
  }

  #parts(): CallParts {
    const { operation, url, headers, body } = this;
    return { operation, url, headers, body };
  }
}

/** Reads a JWT without checking its signature. */
export function claimsOf(token: string | undefined): Claims | null {
  const [head, payload] = token?.split('.') ?? [];
  try {
    const read = (part: string | undefined) =>
      JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Fields;
    const { role, sub, exp, use } = read(payload);
    return {
      algorithm: read(head).alg,
      role: role as Role | undefined,
      id: Number(sub),
      expires: Number(exp),
      use,
    };
  } catch {
    return null;
  }
}
