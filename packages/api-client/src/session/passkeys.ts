import type { SignedInUser } from '@portal/domain';
import type { Api } from '../client.ts';
import {
  offerPasskey as askForNewPasskey,
  offerPasskeyProof as askForProof,
  offerPasskeySignIn as askForSignIn,
  proveWithPasskey,
  addPasskey as sendNewPasskey,
  signInWithPasskey as sendSignIn,
} from '../generated/sdk.gen.ts';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '../generated/types.gen.ts';
import { signedInUserFromWire } from '../wire/session.ts';
import { replaceTokens, replaceTokensWithProof } from './replace-tokens.ts';
import type { TrustChoice } from './second-factor.ts';
import { tokensFromWire } from './token-store.ts';

export type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest };

/**
 * Returns what the browser needs to sign in with any passkey of this site. Works for five minutes, once. Null if the
 * portal has no host name, without which browsers have no passkeys.
 */
export async function offerPasskeySignIn({ call }: Api): Promise<PasskeyRequest | null> {
  return (await askForSignIn(call)).data.data;
}

/**
 * Signs in with a passkey, and stores the tokens. Throws `not-found` if nobody has this passkey, `conflict` if the
 * request is too old, and `refused` for anything else that is wrong with it.
 */
export async function signInWithPasskey(api: Api, credential: PasskeyAnswer): Promise<SignedInUser> {
  const { data } = await sendSignIn({ ...api.call, body: { credential } });
  api.keepTokens(tokensFromWire(data.auth));
  return signedInUserFromWire(data.user);
}

/** Returns what the browser needs to prove a passkey of the person. Throws `conflict` if there is none. */
export async function offerPasskeyProof({ call }: Api): Promise<PasskeyRequest> {
  return (await askForProof(call)).data.data;
}

/** Completes a sign-in with a passkey in the place of a code, and stores the tokens of the complete session. */
export async function completeWithPasskey(
  api: Api,
  credential: PasskeyAnswer,
  { trustsDevice = false }: TrustChoice = {},
): Promise<SignedInUser> {
  let user: SignedInUser | undefined;
  await replaceTokens(api, async (call) => {
    const { data } = await proveWithPasskey({
      ...call,
      body: { credential, ...(trustsDevice && { trust_device: true }) },
    });
    user = signedInUserFromWire(data.user);
    return data.auth;
  });
  if (!user) throw new Error('the answer has no user');
  return user;
}

/** Returns what the browser needs to create a passkey. */
export async function offerPasskey({ call }: Api): Promise<PasskeyCreation> {
  return (await askForNewPasskey(call)).data.data;
}

/** Adds a passkey of the signed-in user. Completes the sign-in if this is its second step. */
export async function addPasskey(api: Api, credential: NewPasskey): Promise<void> {
  await replaceTokensWithProof(
    api,
    async (call) => (await sendNewPasskey({ ...call, body: { credential } })).data.auth,
  );
}
