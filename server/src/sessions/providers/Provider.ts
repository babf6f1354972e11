import * as oidc from 'openid-client';
import type { ProviderSettings } from '../../providerSettings.ts';
import { logoutKeysOf, type ProviderLogout, readLogoutToken } from './logoutToken.ts';

/** What a provider said about a person. */
export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** The session at the provider (`sid`). */
  readonly providerSession: string | null;
  /** When the person proved to the provider who they are, in seconds since 1970; null if it does not say. */
  readonly authTime: number | null;
  /** The groups of the person; null if the provider does not say, or not all of them. */
  readonly groups: readonly string[] | null;
  /** Confirms the person again without them; null if the provider gives none. */
  readonly renewalToken: string | null;
}

/** The secrets of one way to the provider and back. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

interface Departure extends FlowSecrets {
  /**
   * What to ask the person: for their consent, without which many providers give no renewal token; or to sign in again,
   * even if the provider still knows them.
   */
  readonly asks: 'consent' | 'sign-in' | null;
}

/** Seconds by which the clocks of provider and portal may differ. */
const leeway = 60;

/** Seconds in which a provider must answer. */
const timeout = 5;

/** Milliseconds after which the description of a provider is read again. */
const descriptionLasts = 24 * 3_600_000;

/** Creates the secrets of one way to a provider. */
export function newFlowSecrets(): FlowSecrets {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
}

/**
 * A provider of OpenID Connect. It is first asked when somebody wants to sign in with it, so that the portal starts
 * without it. Keeps its description and its keys.
 */
export class Provider {
  readonly settings: ProviderSettings;
  readonly #redirectUri: string;
  #description: { readonly server: oidc.ServerMetadata; readonly readAt: number } | undefined;
  #keys: oidc.ExportedJWKSCache | undefined;
  #logoutKeys: { readonly address: string; readonly keys: ReturnType<typeof logoutKeysOf> } | undefined;

  /** `publicUrl` is the address of the portal, to which the provider sends people back. */
  constructor(settings: ProviderSettings, publicUrl: string) {
    this.settings = settings;
    this.#redirectUri = `${publicUrl}/api/auth/providers/${settings.id}/callback`;
  }

  /** Returns the address at the provider where the person signs in. */
  async departure({ state, nonce, verifier, asks }: Departure): Promise<string> {
    const config = await this.#configuration();
    const { scopes_supported: scopes = [] } = config.serverMetadata();
    const { parameters } = this.settings;
    const isRenewable = scopes.includes('offline_access');
    // Google gives renewal tokens for a parameter instead of a scope.
    const mayConsent = isRenewable || parameters.access_type === 'offline';
    const isProof = asks === 'sign-in';
    const address = oidc.buildAuthorizationUrl(config, {
      ...(asks === 'consent' && mayConsent ? { prompt: 'consent' } : {}),
      ...parameters,
      // Not `prompt=login`, which Google refuses.
      ...(isProof ? { max_age: '0' } : {}),
      redirect_uri: this.#redirectUri,
      // A proof needs no other token than the signed one.
      scope: isProof ? 'openid' : `openid profile email${isRenewable ? ' offline_access' : ''}`,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return address.href;
  }

  /**
   * Exchanges the code with which the provider sent a person back. `query` is that of the address. Throws an error of
   * the library if anything differs from what was sent, or from what the provider signed.
   */
  async arrival(query: string, { state, nonce, verifier }: FlowSecrets): Promise<ProvedIdentity> {
    const address = new URL(`${this.#redirectUri}?${query}`);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
    const tokens = await this.#withKeys((config) => oidc.authorizationCodeGrant(config, address, checks));
    return identityOf(tokens, this.settings.roles?.claim);
  }

  /**
   * Confirms a person with a renewal token. Throws `OtherSubject` if the provider answers about somebody else, which
   * the library does not check.
   */
  async renewal(
    token: string,
    subject: string,
  ): Promise<{ readonly renewalToken: string; readonly groups: readonly string[] | null }> {
    const tokens = await this.#withKeys((config) => oidc.refreshTokenGrant(config, token));
    const claims = tokens.claims();
    if (claims && claims.sub !== subject) throw new OtherSubject();
    const groups = claims ? groupsIn(claims, this.settings.roles?.claim) : null;
    return { renewalToken: tokens.refresh_token ?? token, groups };
  }

  /** Reads the token with which the provider reports that a person has signed out there. Throws if it is not valid. */
  async readLogout(token: string): Promise<ProviderLogout> {
    const { issuer, jwks_uri: address = '' } = (await this.#configuration()).serverMetadata();
    if (this.#logoutKeys?.address !== address) this.#logoutKeys = { address, keys: logoutKeysOf(address) };
    const { keys } = this.#logoutKeys;
    return readLogoutToken(token, { issuer, clientId: this.settings.clientId, keys });
  }

  /**
   * Asks for tokens and checks their signatures. A provider that has just changed its keys is asked for them once more:
   * the library keeps them for a minute at least. The code is not sent again, because it works once.
   */
  async #withKeys<T>(ask: (config: oidc.Configuration) => Promise<T>): Promise<T> {
    const config = await this.#configuration();
    const hadKeys = this.#keys !== undefined;
    if (this.#keys) oidc.setJwksCache(config, this.#keys);
    const answers = new Map<string, Response>();
    config[oidc.customFetch] = async (url, options) => {
      const answer = await fetch(url, options as RequestInit);
      if (options.method === 'POST') answers.set(url, answer.clone());
      return answer;
    };
    try {
      const result = await ask(config);
      this.#keys = oidc.getJwksCache(config);
      return result;
    } catch (error) {
      if (!hadKeys || !isAboutKeys(error)) throw error;
      const fresh = await this.#configuration();
      fresh[oidc.customFetch] = async (url, options) =>
        answers.get(url)?.clone() ?? fetch(url, options as RequestInit);
      const result = await ask(fresh);
      this.#keys = oidc.getJwksCache(fresh);
      return result;
    }
  }

  /** Returns a configuration without keys, from the description that was read before, or reads it now. */
  async #configuration(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
    ];
    const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: leeway };
    const known = this.#description;
    if (known === undefined || Date.now() - known.readAt > descriptionLasts) {
      try {
        const read = await oidc.discovery(new URL(issuer), clientId, metadata, undefined, {
          execute,
          timeout,
        });
        this.#description = { server: read.serverMetadata(), readAt: Date.now() };
      } catch (error) {
        if (known === undefined) throw error;
      }
    }
    const { server } = this.#description as NonNullable<typeof known>;
    const config = new oidc.Configuration(server, clientId, metadata, authenticationOf(server, clientSecret));
    config.timeout = timeout;
    for (const set of execute) set(config);
    return config;
  }
}

/** Thrown if a provider confirms another person than the one who signed in. */
export class OtherSubject extends Error {}

/** How the portal proves itself: with the secret in the body, unless the provider accepts only the header. */
function authenticationOf(
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: oidc.ServerMetadata,
  secret: string | undefined,
): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  return methods.includes('client_secret_post')
    ? oidc.ClientSecretPost(secret)
    : oidc.ClientSecretBasic(secret);
}

function identityOf(
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  groupsClaim: string | undefined,
): ProvedIdentity {
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no ID token');
  const text = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : null);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims.email)?.slice(0, 254) ?? null,
    providerSession: text(claims.sid),
    authTime: claims.auth_time ?? null,
    groups: groupsIn(claims, groupsClaim),
    renewalToken: tokens.refresh_token ?? null,
  };
}

/**
 * Returns the groups of a person; null if the token does not list them. Microsoft Entra leaves out more than 200, and
 * says so with `_claim_names` or `hasgroups`.
 */
function groupsIn(claims: oidc.IDToken, claim: string | undefined): readonly string[] | null {
  if (claim === undefined || !Object.hasOwn(claims, claim)) return null;
  const elsewhere = claims._claim_names;
  const isElsewhere = typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, claim);
  const groups = claims[claim];
  if (isElsewhere || claims.hasgroups === true || claims.hasgroups === 'true') return null;
  if (typeof groups === 'string') return [groups];
  return Array.isArray(groups) && groups.every((group) => typeof group === 'string') ? groups : null;
}

/** Whether another set of keys could make the same answer valid. */
function isAboutKeys(error: unknown): boolean {
  if (!(error instanceof oidc.ClientError)) return false;
  return (
    error.code === 'OAUTH_KEY_SELECTION_FAILED' || /signature verification failed/.test(messagesOf(error))
  );
}

function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : '';
}
