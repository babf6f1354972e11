import { ApiError, isRefusal, noAnswerOf, refusalOf } from './api-error.ts';
import { type Client, createClient, createConfig } from './generated/client/index.ts';
import { checkToken } from './generated/sdk.gen.ts';
import type { CheckTokenAnswer } from './generated/types.gen.ts';
import { setOutcomeListener } from './outcome-listener.ts';
import { isExpired, tokenClaims } from './session/access-token.ts';
import { oneAtATime } from './session/one-at-a-time.ts';
import type { HeldTokens, TokenStore, Tokens } from './session/token-store.ts';

/** What an app says once about its API. */
export interface ApiOptions {
  /** Where the API lives, such as `/api` (API-001). */
  baseUrl: string;
  /** Where this session keeps its tokens; a private link brings one of its own. */
  tokens: TokenStore;
  /** Called once for each session that a 401 or a refused renewal has ended; the tokens are gone by then (SHELL-116). */
  onSessionLost?: () => void;
  /** Called when the answer to a write is lost and the server cannot be read either (DECISION-47). */
  onOutcomeUnknown?: () => void;
}

/** One session's way to the API. */
export interface Api {
  readonly tokens: TokenStore;
  /** Spread into a generated call: `listCourses({ ...api.call, query })` throws an `ApiError` or gives `data`. */
  readonly call: { client: Client; throwOnError: true };
  /** Keeps the tokens of a fresh sign-in. */
  keepTokens(fresh: Tokens): void;
  /** Renews the tokens now; one renewal at a time, in all tabs. Throws `unauthorized` when refused, tokens dropped. */
  renew(): Promise<CheckTokenAnswer>;
}

/** How long a renewal may take before the network counts as gone, in milliseconds: other requests wait for it. */
const renewalTimeout = 15_000;
/** A lease outlives any renewal that still has a chance. */
const renewalTurn = { name: 'portal-renewal', lease: 20_000 };

/** The client of one token store (API-001, API-002, DECISION-08 to DECISION-11). It shows nothing and goes nowhere. */
export function createApi({ baseUrl, tokens, onSessionLost, onOutcomeUnknown }: ApiOptions): Api {
  const client = withRetries(createClient(createConfig({ baseUrl, retry: 0 })), tokens);
  const call = { client, throwOnError: true } as const;
  if (onOutcomeUnknown) setOutcomeListener(client, onOutcomeUnknown);
  let renewal: Promise<CheckTokenAnswer | null> | null = null;
  /** The access token whose loss was told already: a page's many requests fail together. */
  let lost: string | null = null;

  function keepTokens(fresh: Tokens): void {
    tokens.write(fresh);
    lost = null;
  }

  /** Null when other tokens, or none, are held by the time of the answer: it is about a session that is over. */
  async function askForTokens(refreshToken: string): Promise<CheckTokenAnswer | null> {
    try {
      const { data } = await checkToken({
        ...call,
        body: { refresh_token: refreshToken },
        signal: AbortSignal.timeout(renewalTimeout),
      });
      if (tokens.read()?.refreshToken !== refreshToken) return null;
      keepTokens({ accessToken: data.token.access_token, refreshToken: data.token.refresh_token });
      return data;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'aborted') {
        throw new ApiError({ code: 'offline', cause: error });
      }
      if (!isRefusal(error)) throw error;
      // Signed in anew meanwhile: the refusal was about tokens that nobody holds any more.
      if (tokens.read()?.refreshToken === refreshToken) tokens.clear();
      throw new ApiError({ ...error, code: 'unauthorized', cause: error });
    }
  }

  /** Null when another tab renewed first, or somebody signed out or in. */
  function renewIfNeeded(isNeeded: (held: HeldTokens) => boolean): Promise<CheckTokenAnswer | null> {
    const run = async () => {
      const held = tokens.read();
      if (!held) throw new ApiError({ code: 'unauthorized' });
      return isNeeded(held) ? askForTokens(held.refreshToken) : null;
    };
    renewal ??= (tokens.shared ? oneAtATime(renewalTurn, run) : run()).finally(() => {
      renewal = null;
    });
    return renewal;
  }

  function loseSession(accessToken: string): void {
    const held = tokens.read()?.accessToken ?? '';
    // Another token is held by now (a renewal, a fresh sign-in): nothing was said about that one.
    if (held !== '' && held !== accessToken) return;
    tokens.clear();
    if (lost === accessToken) return;
    lost = accessToken;
    onSessionLost?.();
  }

  /** The token to send: at once when it is good, after a renewal when it has expired. */
  async function goodToken(): Promise<string> {
    const held = tokens.read();
    if (!held) return '';
    const needed = (now: HeldTokens) =>
      now.refreshToken !== '' &&
      (now.accessToken === '' || isExpired(now.accessToken, now.receivedAt, Date.now()));
    if (!needed(held)) return held.accessToken;
    try {
      await renewIfNeeded(needed);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') loseSession(held.accessToken);
      throw error;
    }
    return tokens.read()?.accessToken ?? '';
  }

  /** The access token that each request carried: a 401 speaks about that one only. */
  const sent = new WeakMap<Request, string>();

  limitTime(client);
  client.interceptors.request.use(async (request, options) => {
    const { security } = options;
    // Calls without a security scheme (sign-in, passwords, the renewal itself) carry what there is and wait for nothing.
    const token = security ? await tokenFor(request, options) : (tokens.read()?.accessToken ?? '');
    sent.set(request, token);
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  });

  /** A page that is kept on the device reads on what was kept for it, with a token that only a network could renew. */
  async function tokenFor(request: Request, options: { onRequest?: unknown }): Promise<string> {
    try {
      return await goodToken();
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === 'offline';
      if (!isOffline || request.method !== 'GET' || !isKeptOnDevice()) throw error;
      options.onRequest = fromMemoryOnly;
      return tokens.read()?.accessToken ?? '';
    }
  }

  client.interceptors.response.use((response, _request, { parseAs }) => {
    // A proxy's sign-in page is an answer of 200 too.
    if (response.ok && parseAs !== 'blob' && !isJson(response)) throw refusalOf(502, null);
    return response;
  });
  keyWrites(client);

  client.interceptors.error.use((error, response, request, { security }) => {
    if (error instanceof ApiError) return error;
    if (request?.signal.reason === late) return new ApiError({ code: 'offline', cause: error });
    if (!response || response.ok) return noAnswerOf(error, request?.signal.aborted ?? false);
    if (response.status === 401 && security && request) loseSession(sent.get(request) ?? '');
    return refusalOf(response.status, error, response.headers);
  });

  return {
    tokens,
    call,
    keepTokens,
    async renew() {
      const answer = await renewIfNeeded(() => true);
      // A renewal that was under way and found nothing to do: ask for one of our own.
      return answer ?? (await this.renew());
    },
  };
}

/**
 * Makes a request once more that was refused with tokens which were renewed while it was under way. What ends a session
 * drops its tokens, so a refusal that leaves some was about those before; another person's are never sent in their place.
 */
function withRetries(client: Client, tokens: TokenStore): Client {
  const person = () => tokenClaims(tokens.read()?.accessToken ?? '')?.sub;
  const ask = async (request: () => Promise<unknown>) => {
    const before = person();
    try {
      return await request();
    } catch (error) {
      const isUnauthorized = error instanceof ApiError && error.code === 'unauthorized';
      if (!isUnauthorized || before === undefined || person() !== before) throw error;
      return request();
    }
  };
  // A call without a security scheme, such as the renewal itself, is not refused for its token.
  const again = (method: Client['get']) =>
    ((options) => (options.security ? ask(() => method(options)) : method(options))) as Client['get'];
  const { get, post, put, patch, delete: remove } = client;
  return {
    ...client,
    get: again(get),
    post: again(post),
    put: again(put),
    patch: again(patch),
    delete: again(remove),
  };
}

/** How long an answer may take before the network counts as gone, in milliseconds. A file takes what it takes. */
const timeLimit = { read: 30_000, write: 60_000, file: 600_000 };
const late = 'no answer in time';

/** Gives up on a server that says nothing, so that a person who waits is told and can go on. */
function limitTime({ interceptors }: Client): void {
  const timers = new WeakMap<Request, ReturnType<typeof setTimeout>>();
  interceptors.request.use((request, { body, parseAs }) => {
    const given = new AbortController();
    const isFile = parseAs === 'blob' || holdsFile(body);
    const limit = isFile ? 'file' : request.method === 'GET' ? 'read' : 'write';
    const limited = new Request(request, { signal: AbortSignal.any([request.signal, given.signal]) });
    const timer = setTimeout(() => given.abort(late), timeLimit[limit]);
    // A renewal that fails leaves the caller with the request as it was.
    timers.set(request, timer).set(limited, timer);
    return limited;
  });
  interceptors.response.use((response, request) => {
    clearTimeout(timers.get(request));
    return response;
  });
  interceptors.error.use((error, _response, request) => {
    if (request) clearTimeout(timers.get(request));
    return error;
  });
}

function holdsFile(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)
  );
}

/**
 * Gives each POST an `Idempotency-Key`, and the same one to the same request sent again after no answer, or a broken
 * one, came: where the backend honours it, a record whose answer was lost is not made twice (ADR-0016).
 */
function keyWrites({ interceptors }: Client): void {
  const unanswered = new Map<string, string>();
  const asked = new WeakMap<Request, string>();
  interceptors.request.use((request, { body, security }) => {
    const { headers, method, url } = request;
    if (method !== 'POST' || !security || headers.has(keyHeader)) return request;
    const what = `${url} ${JSON.stringify(body, asText)}`;
    const key = unanswered.get(what) ?? crypto.randomUUID();
    unanswered.set(what, key);
    asked.set(request, what);
    headers.set(keyHeader, key);
    return request;
  });
  interceptors.response.use((response, request) => {
    if (response.status < 500) unanswered.delete(asked.get(request) ?? '');
    return response;
  });
}

const keyHeader = 'Idempotency-Key';

/** A file is told from another by what a person can tell it by. */
function asText(_field: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/** Whether a service worker answers for the network; it sends nothing that is asked for in this way. */
function isKeptOnDevice(): boolean {
  return typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller);
}

function fromMemoryOnly({ options }: { options: { cache?: RequestCache } }): void {
  options.cache = 'force-cache';
}

function isJson(response: Response): boolean {
  return (
    response.status === 204 ||
    /^application\/([\w.+-]*\+)?json\b/i.test(response.headers.get('Content-Type') ?? '')
  );
}
