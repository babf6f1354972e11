import { ofetch } from 'ofetch';
import { ApiError, isRefusal, noAnswerOf, refusalOf } from './api-error.ts';
import { type Client, createClient, createConfig } from './generated/client/index.ts';
import { checkToken } from './generated/sdk.gen.ts';
import type { CheckTokenAnswer } from './generated/types.gen.ts';
import type { KeptLists } from './kept-lists.ts';
import { repeatWrites, type UnsettledWrites } from './repeat-writes.ts';
import { isExpired, tokenClaims } from './session/access-token.ts';
import { oneAtATime } from './session/one-at-a-time.ts';
import { type HeldTokens, type TokenStore, type Tokens, tokensFromWire } from './session/token-store.ts';

/** The settings of an app's API client. */
export interface ApiOptions {
  /** Base URL of the API, such as `/api` (API-001). */
  baseUrl: string;
  /** Stores the tokens of this session. A private link has its own store. */
  tokens: TokenStore;
  /**
   * Called once for each session that ends through a 401 or a refused renewal, after the tokens are cleared
   * (SHELL-116). `isTooOld`: the session had reached its longest duration.
   */
  onSessionLost?: (isTooOld: boolean) => void;
  /** Called when a call is refused because the second step of the sign-in is not done. The tokens stay stored. */
  onSecondStep?: () => void;
  /**
   * Called when a write, or an export, is refused because the last proof of who asks is too old. Resolves when the
   * person has proved it; the same request is then sent again. Rejects to give it up.
   */
  onProofRequired?: (api: Api) => Promise<void>;
}

/** The API client of one session. */
export interface Api {
  readonly tokens: TokenStore;
  /** Options for generated calls. `listCourses({ ...api.call, query })` returns `data` or throws an `ApiError`. */
  readonly call: { client: Client; throwOnError: true };
  /** Options for calls that the caller repeats itself, with its own idempotency key. */
  readonly callOnce: { client: Client; throwOnError: true };
  /** Whether the backend supports idempotency keys (DECISION-53); undefined while it cannot be reached. */
  readonly honoursKeys: () => Promise<boolean | undefined>;
  /** The writes that are being repeated until their outcome is known (DECISION-53). */
  readonly unsettled: UnsettledWrites;
  /** Stores the tokens of a new sign-in. */
  keepTokens(fresh: Tokens): void;
  /**
   * Renews the tokens now. Only one renewal runs at a time across all tabs. When it is refused, clears the tokens and
   * throws `unauthorized`.
   */
  renew(): Promise<CheckTokenAnswer>;
  /** Asks the person to prove again who they are, as for a refused write. Rejects with `unproved` if they do not. */
  prove(): Promise<void>;
  /**
   * Keeps lists with a tag in memory from now on. `keep` is `keepLists` of `@portal/api-client/kept-lists`, which an app
   * loads after its first screen.
   */
  keepLists(keep: (ownerOf: () => unknown) => KeptLists): void;
  /** Runs a task that changes the tokens while no tab renews them, and no 401 ends the session. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Timeout of a renewal, in milliseconds. Other requests wait for it. */
const renewalTimeout = 15_000;
/** The lease lasts longer than any renewal that can still succeed. */
const renewalTurn = { name: 'portal-renewal', lease: 20_000 };

/**
 * Creates the API client for one token store (API-001, API-002, DECISION-08 to DECISION-11). It shows nothing and does
 * not navigate.
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, onSessionLost, onSecondStep, onProofRequired } = options;
  let lists: KeptLists | undefined;
  const tokens: TokenStore = {
    ...options.tokens,
    clear() {
      lists?.clear();
      options.tokens.clear();
    },
  };
  const wire = ofetch.create(
    {},
    // A service worker keeps lists itself, and needs their bodies.
    { fetch: (...request) => (lists && !isKeptOnDevice() ? lists.fetch(...request) : fetch(...request)) },
  );
  const config = createConfig({ baseUrl, retry: 0, ofetch: wire });
  const once = withRetries(createClient(config), tokens, prove);
  const { client, unsettled, honoursKeys } = repeatWrites(once, () => personOf(tokens));
  const call = { client, throwOnError: true } as const;
  let renewal: Promise<CheckTokenAnswer | null> | null = null;
  /** The access token whose loss was reported already: the many requests of a page fail together. */
  let lost: string | null = null;

  async function prove(): Promise<void> {
    if (!onProofRequired) throw new ApiError({ code: 'unproved', status: 403 });
    await onProofRequired(api);
  }

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return tokens.shared ? oneAtATime(renewalTurn, task) : task();
  }

  function keepTokens(fresh: Tokens): void {
    tokens.write(fresh);
    lost = null;
  }

  /** Returns null if the stored tokens have changed before the response, which then belongs to an ended session. */
  async function askForTokens(refreshToken: string): Promise<CheckTokenAnswer | null> {
    try {
      const { data } = await checkToken({
        ...call,
        body: { refresh_token: refreshToken },
        signal: AbortSignal.timeout(renewalTimeout),
      });
      if (tokens.read()?.refreshToken !== refreshToken) return null;
      keepTokens(tokensFromWire(data.token));
      return data;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'aborted') {
        throw new ApiError({ code: 'offline', cause: error });
      }
      if (!isRefusal(error)) throw error;
      // After another sign-in, the refusal is about tokens that are no longer stored.
      if (tokens.read()?.refreshToken === refreshToken) tokens.clear();
      throw new ApiError({ ...error, code: 'unauthorized', cause: error });
    }
  }

  /** Returns null if another tab renewed first, or if someone signed out or in. */
  function renewIfNeeded(isNeeded: (held: HeldTokens) => boolean): Promise<CheckTokenAnswer | null> {
    const run = async () => {
      const held = tokens.read();
      if (!held) throw new ApiError({ code: 'unauthorized' });
      return isNeeded(held) ? askForTokens(held.refreshToken) : null;
    };
    renewal ??= inTurn(run).finally(() => {
      renewal = null;
    });
    return renewal;
  }

  function loseSession(accessToken: string, isTooOld: boolean): void {
    const held = tokens.read()?.accessToken ?? '';
    // After a renewal or another sign-in, the 401 is not about the stored token.
    if (held !== '' && held !== accessToken) return;
    tokens.clear();
    if (lost === accessToken) return;
    lost = accessToken;
    onSessionLost?.(isTooOld);
  }

  /** Returns the token to send, after renewing it if it has expired. */
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
      if (error instanceof ApiError && error.code === 'unauthorized')
        loseSession(held.accessToken, error.isSessionTooOld);
      throw error;
    }
    return tokens.read()?.accessToken ?? '';
  }

  /** The access token of each request. A 401 is about that token only. */
  const sent = new WeakMap<Request, string>();

  limitTime(client);
  client.interceptors.request.use(async (request, options) => {
    const { security } = options;
    // Calls without a security scheme (sign-in, passwords, the renewal itself) send the stored token without waiting
    // for a renewal.
    const token = security ? await tokenFor(request, options) : (tokens.read()?.accessToken ?? '');
    sent.set(request, token);
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  });

  /**
   * Returns the token for a request. Offline, reads get the service worker's cached responses with an expired token,
   * because a renewal needs the network. Reads with their own `onRequest` do not, because they need the server's
   * current data.
   */
  async function tokenFor(request: Request, options: { onRequest?: unknown }): Promise<string> {
    try {
      return await goodToken();
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === 'offline';
      if (!isOffline) throw error;
      if (request.method !== 'GET' || options.onRequest || !isKeptOnDevice())
        throw new ApiError({ ...error, wasSent: false, cause: error });
      options.onRequest = fromMemoryOnly;
      return tokens.read()?.accessToken ?? '';
    }
  }

  client.interceptors.response.use((response, _request, { parseAs }) => {
    // The sign-in page of a proxy also has status 200.
    if (response.ok && !isFile(parseAs) && !isJson(response)) throw refusalOf(502, null);
    return response;
  });
  client.interceptors.error.use(async (thrown, response, request, { security }) => {
    if (thrown instanceof ApiError) return thrown;
    const error = await bodyOfRefusal(thrown);
    if (request?.signal.reason === timeoutReason) return new ApiError({ code: 'offline', cause: error });
    if (!response || response.ok) return noAnswerOf(error, request?.signal.aborted ?? false);
    // In turn, because a tab may be about to store newer tokens.
    const refusal = refusalOf(response.status, error, response.headers);
    if (isSecondStepMissing(error)) onSecondStep?.();
    else if (response.status === 401 && security && request)
      await inTurn(async () => loseSession(sent.get(request) ?? '', refusal.isSessionTooOld));
    return refusal;
  });

  const api: Api = {
    tokens,
    call,
    callOnce: { client: once, throwOnError: true },
    honoursKeys,
    unsettled,
    keepTokens,
    keepLists(keep) {
      lists = keep(() => personOf(options.tokens));
    },
    async renew() {
      const answer = await renewIfNeeded(() => true);
      // A renewal started by another request found the token still valid, so renew here.
      return answer ?? (await this.renew());
    },
    inTurn,
    prove,
  };
  return api;
}

/**
 * Retries a request that was refused with an old token, when the tokens were renewed in the meantime. The end of a
 * session clears the tokens, so tokens that are left are newer ones. Another user's tokens are never used. A write that
 * needs a fresh proof is sent again after the person has proved who they are; of reads only an export, so that nothing in
 * the background asks.
 */
function withRetries(client: Client, tokens: TokenStore, prove: () => Promise<void>): Client {
  const person = () => personOf(tokens);
  const ask = async (
    request: () => Promise<unknown>,
    mayProve: boolean,
    isRetry = false,
  ): Promise<unknown> => {
    const before = person();
    try {
      return await request();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const isUnproved = code === 'unproved' && mayProve;
      if (!isUnproved && (code !== 'unauthorized' || isRetry)) throw error;
      if (isUnproved) await prove();
      if (person() !== before || (before === undefined && !isUnproved)) throw error;
      return ask(request, mayProve, isRetry || !isUnproved);
    }
  };
  // Calls without a security scheme, such as the renewal itself, are not refused because of their token.
  const again = (method: Client['get'], isWrite = true) =>
    ((options) =>
      options.security
        ? ask(() => method(options), isWrite || isExport(options.query))
        : method(options)) as Client['get'];
  const { get, post, put, patch, delete: remove } = client;
  return {
    ...client,
    get: again(get, false),
    post: again(post),
    put: again(put),
    patch: again(patch),
    delete: again(remove),
  };
}

function isExport(query: unknown): boolean {
  return (Object(query) as { export?: unknown }).export === 1;
}

/** The id of the person whose tokens are stored; undefined without one. */
function personOf(tokens: TokenStore): string | number | undefined {
  return tokenClaims(tokens.read()?.accessToken ?? '')?.sub;
}

/** The type of a response that is followed as server-sent events. */
export const eventType = 'text/event-stream';

/** Timeouts in milliseconds, after which the network counts as unavailable. Files get more time. */
const timeLimit = { read: 30_000, write: 60_000, file: 600_000 };
const timeoutReason = 'no answer in time';

/** Aborts a request when the server does not respond in time, so that the page can show an error. */
function limitTime({ interceptors }: Client): void {
  const timers = new WeakMap<Request, ReturnType<typeof setTimeout>>();
  interceptors.request.use((request, { body, parseAs }) => {
    // An event stream has no time limit.
    if (request.headers.get('Accept') === eventType) return request;
    const given = new AbortController();
    const limit = isFile(parseAs) || holdsFile(body) ? 'file' : request.method === 'GET' ? 'read' : 'write';
    const limited = new Request(request, { signal: AbortSignal.any([request.signal, given.signal]) });
    const timer = setTimeout(() => given.abort(timeoutReason), timeLimit[limit]);
    // When a renewal fails, interceptors receive the original request.
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

/** The JSON of a refusal. A call that reads a file gets it as a blob or as bytes; anything else is returned as it is. */
async function bodyOfRefusal(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob || body instanceof ArrayBuffer)) return body;
  try {
    return JSON.parse(await new Response(body).text());
  } catch {
    return null;
  }
}

/** Whether a call reads a file, as a blob or as bytes. */
function isFile(parseAs: string | undefined): boolean {
  return parseAs === 'blob' || parseAs === 'arrayBuffer';
}

function holdsFile(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)
  );
}

/** Whether a service worker caches responses. It never sends requests marked `force-cache` to the network. */
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

/** Whether the body of a refusal says that the second step of the sign-in is not done. */
function isSecondStepMissing(body: unknown): boolean {
  return Object(body).code === 'second-factor';
}
