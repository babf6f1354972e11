/** A sent request: `GET languages`, with query, headers and body. */
interface SentRequest {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

let requests: SentRequest[] = [];
let stopRecording = () => {};

/** Records the requests of a story, including uploads, outside React. Storybook calls it before each story. */
export function recordRequests(): () => void {
  // A story that failed before its first render has not stopped its recording.
  stopRecording();
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
  stopRecording = () => {
    globalThis.fetch = fetch;
    globalThis.XMLHttpRequest = XMLHttpRequest;
  };
  return stopRecording;
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

/** Returns the fields of a form, including files; parses any other body as JSON. */
function carried(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : (body ?? null);
}

/** Returns the requests of one call, or of all, in order. */
export function sent(call?: string): SentRequest[] {
  return requests.filter((request) => call === undefined || request.call === call);
}

/** Returns the bodies of the requests of one call, in order. */
export function sentBodies(call: string): unknown[] {
  return sent(call).map(({ body }) => body);
}
