/** A request as it left: `GET languages`, its query, its headers, and what a write carried. */
interface SentRequest {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

let requests: SentRequest[] = [];

/** Remembers the requests of a story, uploads included, outside React. Storybook calls it before each story. */
export function recordRequests(): () => void {
  requests = [];
  const { fetch, XMLHttpRequest } = globalThis;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input;
    record(init?.method ?? 'GET', address, new Headers(init?.headers), init?.body);
    return fetch(input, init);
  };
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    readonly #headers = new Headers();
    #method = 'GET';
    #address: string | URL = '';

    override open(method: string, address: string | URL): void {
      this.#method = method;
      this.#address = address;
      super.open(method, address);
    }

    override setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
      super.setRequestHeader(name, value);
    }

    override send(body?: XMLHttpRequestBodyInit | null): void {
      record(this.#method, this.#address, this.#headers, body);
      super.send(body);
    }
  };
  return () => {
    globalThis.fetch = fetch;
    globalThis.XMLHttpRequest = XMLHttpRequest;
  };
}

function record(method: string, at: string | URL, headers: Headers, body: unknown): void {
  const { pathname, searchParams } = new URL(at, location.href);
  if (!pathname.startsWith('/api/')) return;
  requests.push({
    call: `${method} ${pathname.slice(5)}`,
    query: searchParams,
    headers,
    body: carried(body),
  });
}

/** A form as its fields, the file among them; anything else as the JSON that it is. */
function carried(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : (body ?? null);
}

/** The requests of one call, or of all, in the order in which they left. */
export function sent(call?: string): SentRequest[] {
  return requests.filter((request) => call === undefined || request.call === call);
}

/** Returns the bodies of the requests of one call, in order. */
export function sentBodies(call: string): unknown[] {
  return sent(call).map(({ body }) => body);
}
