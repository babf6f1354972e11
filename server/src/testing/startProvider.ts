import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import Provider, { type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider';

/** A person at the provider of tests. */
export interface ProviderPerson {
  readonly sub: string;
  /** Further claims, such as `email`. */
  readonly [claim: string]: unknown;
}

interface ProviderOptions {
  /** The addresses to which the provider sends people back. */
  readonly redirectUris: readonly string[];
  /** Changes the settings of oidc-provider. */
  readonly configuration?: Configuration;
  /** Port; by default, a free one. */
  readonly port?: number;
}

export const providerClient = { id: 'portal', secret: 'a secret of the portal at the provider' };

/** A provider of OpenID Connect for tests: the real `oidc-provider` on loopback, without pages. */
export type StartedProvider = Awaited<ReturnType<typeof startProvider>>;

/**
 * Starts oidc-provider. Its pages are replaced: it signs `person` in at once, or refuses if there is none. `requests`
 * counts the requests by path.
 */
export async function startProvider({ redirectUris, configuration, port = 0 }: ProviderOptions) {
  const requests = new Map<string, number>();
  const state: {
    person: ProviderPerson | null;
    /** Answers in place of the provider if it returns true. */
    intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
    /** Claims that replace those of ID tokens, which are signed again. */
    claims: Readonly<Record<string, unknown>>;
    /** Whether ID tokens are signed with a key that the provider does not publish. */
    isForged: boolean;
    /** Takes the logouts that the provider sends, which would not send any to loopback. */
    deliver: ((address: string, form: string) => Promise<Response>) | null;
  } = { person: null, intercept: null, claims: {}, isForged: false, deliver: null };
  let key: JWK = {};
  const stored = new Map<string, AdapterPayload>();
  let provider: Provider;
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    requests.set(path, (requests.get(path) ?? 0) + 1);
    if (!state.intercept?.(request, response)) handle(request, response);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();

  /** Makes the provider sign with a new key from now on, under a new id or under that of the old key. */
  const rotateKeys = async ({ keepsId = false } = {}) => {
    key = { ...(await newKey()), ...(keepsId && { kid: key.kid }) };
    handle = handlerWith();
  };

  /** Keeps in memory what the provider knows: sessions, grants and tokens, by kind and id. */
  class MemoryAdapter implements Adapter {
    readonly #kind: string;
    constructor(kind: string) {
      this.#kind = kind;
    }
    async upsert(id: string, payload: AdapterPayload) {
      stored.set(`${this.#kind} ${id}`, payload);
    }
    async find(id: string) {
      return stored.get(`${this.#kind} ${id}`);
    }
    findByUid(uid: string) {
      return this.#only((payload) => payload.uid === uid);
    }
    findByUserCode(userCode: string) {
      return this.#only((payload) => payload.userCode === userCode);
    }
    async destroy(id: string) {
      stored.delete(`${this.#kind} ${id}`);
    }
    async consume(id: string) {
      const payload = stored.get(`${this.#kind} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }
    async revokeByGrantId(grantId: string) {
      for (const [name, payload] of stored) if (payload.grantId === grantId) stored.delete(name);
    }
    async #only(isWanted: (payload: AdapterPayload) => boolean) {
      for (const [name, payload] of stored)
        if (name.startsWith(`${this.#kind} `) && isWanted(payload)) return payload;
      return undefined;
    }
  }

  /** Signs the ID token of an answer again, with the claims of the test. */
  async function signedAgain(idToken: string): Promise<string> {
    const signing = state.isForged ? { ...(await newKey()), kid: key.kid } : key;
    return new SignJWT({ ...decodeJwt(idToken), ...state.claims })
      .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
      .sign(await importJWK(signing, 'RS256'));
  }

  function handlerWith() {
    provider = new Provider(issuer, {
      clients: [
        {
          client_id: providerClient.id,
          client_secret: providerClient.secret,
          redirect_uris: [...redirectUris],
          grant_types: ['authorization_code', 'refresh_token'],
          token_endpoint_auth_method: 'client_secret_post',
          backchannel_logout_uri: redirectUris[0]?.replace(/callback$/, 'logout'),
          backchannel_logout_session_required: true,
        },
      ],
      adapter: MemoryAdapter,
      jwks: { keys: [key] },
      scopes: ['openid', 'offline_access', 'profile', 'email'],
      claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      cookies: { keys: ['a key of the cookies of the provider'] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      fetch: async (address, request) =>
        state.deliver?.(String(address), String(request?.body)) ?? new Response(null, { status: 204 }),
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 60,
        Grant: 3600,
        IdToken: 600,
        Interaction: 600,
        RefreshToken: 3600,
        Session: 3600,
      },
      findAccount: async (_context, sub) => ({
        accountId: sub,
        claims: async () => people.get(sub) ?? { sub },
      }),
      renderError: async (context, out) => {
        context.type = 'json';
        context.body = out;
      },
      ...configuration,
    });
    provider.use(async (context, next) => {
      await next();
      const body = context.body as { id_token?: string } | undefined;
      if (context.path === '/token' && typeof body?.id_token === 'string')
        if (state.isForged || Object.keys(state.claims).length > 0)
          body.id_token = await signedAgain(body.id_token);
    });
    const callback = provider.callback();
    return async (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith('/interaction/')) return callback(request, response);
      const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
      const who = state.person;
      if (!who) {
        const error = { error: 'access_denied', error_description: 'nobody is there' };
        return provider.interactionFinished(request, response, error, { mergeWithLastSubmission: false });
      }
      people.set(who.sub, who);
      if (prompt.name === 'login') {
        const login = { login: { accountId: who.sub } };
        return provider.interactionFinished(request, response, login, { mergeWithLastSubmission: false });
      }
      const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
      const grant =
        known ??
        new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
      grant.addOIDCScope(String(params.scope));
      const consent = { consent: { grantId: await grant.save() } };
      return provider.interactionFinished(request, response, consent, { mergeWithLastSubmission: true });
    };
  }

  await rotateKeys();
  return {
    issuer,
    requests,
    state,
    people,
    rotateKeys,
    /** Signs a token with the key of the provider. */
    sign: async (claims: Readonly<Record<string, unknown>>, header: Readonly<Record<string, unknown>> = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header })
        .sign(await importJWK(key, 'RS256')),
    /** Signs a person out at the provider, which reports it to the portal. `session` is the `sid`. */
    async signOut(subject: string, session: string) {
      const client = (await provider.Client.find(providerClient.id)) as unknown as {
        backchannelLogout(subject: string, session: string): Promise<void>;
      };
      await client.backchannelLogout(subject, session);
    },
    /** Forgets all sessions and tokens, as if everybody had been disabled. */
    forget: () => stored.clear(),
    /** Ends the provider, as if it were down. */
    async end() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

let made = 0;

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  made += 1;
  return { ...(await exportJWK(privateKey)), kid: `key-${made}`, use: 'sig', alg: 'RS256' };
}

/** A browser at the provider and the portal: keeps the cookies of each and follows redirects. */
export class TestBrowser {
  /** The addresses that it has opened. */
  readonly visited: string[] = [];
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Opens an address. `replaced` maps origins that nobody listens at to those of the tests. */
  async open(
    address: string,
    replaced: Readonly<Record<string, string>> = {},
  ): Promise<Response & { last: string }> {
    let next = address;
    for (let hops = 0; hops < 20; hops += 1) {
      const url = new URL(next);
      url.href = Object.entries(replaced).reduce((href, [from, to]) => href.replace(from, to), url.href);
      this.visited.push(url.href);
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { Cookie: this.cookiesOf(url.origin) },
      });
      this.keep(url.origin, answer);
      const location = answer.headers.get('Location');
      if (location === null || location.includes('#'))
        return Object.assign(answer, { last: location ?? next });
      await answer.body?.cancel();
      next = new URL(location, url).href;
    }
    throw new Error(`too many redirects from ${address}`);
  }

  cookiesOf(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(origin: string, { headers }: Pick<Response, 'headers'>): void {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    this.#cookies.set(origin, jar);
  }
}
