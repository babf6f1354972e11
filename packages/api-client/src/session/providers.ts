import type { ProviderRefusal, SignInProvider } from '@portal/domain';
import type { Api } from '../client.ts';
import {
  arriveFromProvider as askWhatCame,
  chooseProvider,
  linkProvider,
  listProviders,
} from '../generated/sdk.gen.ts';
import { tokensFromWire } from './token-store.ts';

/** What came of the way to a provider. */
export type ProviderArrival =
  | { kind: 'signed-in' }
  /** `provider` is the name of the provider whose account is linked now. */
  | { kind: 'linked'; provider: string }
  /** `provider` has confirmed the person again, for the session that asked in another window. */
  | { kind: 'proved'; provider: string }
  | { kind: 'refused'; reason: ProviderRefusal };

/** Returns the providers with which people can sign in; none if they cannot be read. */
export async function readProviders({ call }: Api): Promise<readonly SignInProvider[]> {
  try {
    return (await listProviders(call)).data.data;
  } catch {
    return [];
  }
}

/** Returns the address below the API at which a sign-in by a provider begins; it ends on the sign-in page of the app. */
export function providerSignInPath(provider: string, app: 'admin' | 'teacher'): string {
  return `/auth/providers/${provider}/start?app=${app}`;
}

/** Begins to link the signed-in user with an account of a provider. Returns the address below the API to open next. */
export async function beginProviderLink({ call }: Api, provider: string): Promise<string> {
  return (await linkProvider({ ...call, body: { provider } })).data.data.path;
}

/**
 * Begins to link the person of a password link with an account of a provider. Returns the address below the API to open
 * next. Throws `not-found` if the link no longer works.
 */
export async function beginProviderByLink({ call }: Api, hash: string, provider: string): Promise<string> {
  return (await chooseProvider({ ...call, body: { hash, provider } })).data.data.path;
}

/** Asks what came of the way to a provider, once. Stores the tokens of a sign-in, whose second step may be left. */
export async function arriveFromProvider(api: Api, code: string): Promise<ProviderArrival> {
  const { data } = await askWhatCame({ ...api.call, body: { code } });
  if (data.auth) {
    api.keepTokens(tokensFromWire(data.auth));
    return { kind: 'signed-in' };
  }
  if (data.linked !== undefined) return { kind: 'linked', provider: data.linked };
  if (data.proved !== undefined) return { kind: 'proved', provider: data.proved };
  return { kind: 'refused', reason: data.refused ?? 'failed' };
}
