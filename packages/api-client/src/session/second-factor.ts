import type { SignedInUser, Timestamp } from '@portal/domain';
import type { Api } from '../client.ts';
import {
  offerAuthenticator as askForAuthenticator,
  createRecoveryCodes as askForRecoveryCodes,
  getDeviceTrust,
  proveSecondFactor,
  setUpAuthenticator as sendSetUp,
} from '../generated/sdk.gen.ts';
import { signedInUserFromWire } from '../wire/session.ts';
import { replaceTokens, replaceTokensWithProof } from './replace-tokens.ts';

/** The key of an authenticator app that is not set up yet. */
export interface OfferedAuthenticator {
  /** The seed, in base 32. */
  key: string;
  /** The address that the app shows. */
  account: string;
  /** The time by which codes are checked. */
  time: Timestamp;
}

/** What the person chooses beside the second step. */
export interface TrustChoice {
  /** Whether to trust this device, so that it is not asked for a second step for 30 days. Default: no. */
  trustsDevice?: boolean;
}

/** Whether the person of a partial session may trust this device. False if that cannot be read. */
export async function mayTrustDevice({ call }: Api): Promise<boolean> {
  return getDeviceTrust(call).then(
    ({ data }) => data.data.allowed === 1,
    () => false,
  );
}

/**
 * Completes a sign-in with a code of an authenticator app or a recovery code, and stores the tokens of the complete
 * session. Throws `refused` with the server's sentence for a code that is wrong or used, and `unanswered` if the answer
 * is lost.
 */
export async function completeSignIn(
  api: Api,
  code: string,
  { trustsDevice = false }: TrustChoice = {},
): Promise<SignedInUser> {
  let user: SignedInUser | undefined;
  await replaceTokens(api, async (call) => {
    const { data } = await proveSecondFactor({
      ...call,
      body: { code, ...(trustsDevice && { trust_device: true }) },
    });
    user = signedInUserFromWire(data.user);
    return data.auth;
  });
  if (!user) throw new Error('the answer has no user');
  return user;
}

/** Returns the key of a new authenticator app; the same one within a session until a code confirms it. */
export async function offerAuthenticator({ call }: Api): Promise<OfferedAuthenticator> {
  return (await askForAuthenticator(call)).data.data;
}

/**
 * Sets up the offered authenticator app with its first code. Completes the sign-in if this is its second step. Throws
 * `refused` for a wrong code, and `unanswered` if the answer is lost.
 */
export async function setUpAuthenticator(api: Api, code: string): Promise<void> {
  await replaceTokensWithProof(api, async (call) => (await sendSetUp({ ...call, body: { code } })).data.auth);
}

/** Creates ten recovery codes, which replace the earlier ones. They are only returned here. */
export async function createRecoveryCodes({ callOnce }: Api): Promise<readonly string[]> {
  return (await askForRecoveryCodes(callOnce)).data.data.codes;
}
