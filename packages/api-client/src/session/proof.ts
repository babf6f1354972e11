import type { ProofWay, SignInProvider } from '@portal/domain';
import { isAnswerLost } from '../api-error.ts';
import type { Api } from '../client.ts';
import { beginProviderProof as askForWay, getProof, proveAgain as sendProof } from '../generated/sdk.gen.ts';
import type { PasskeyAnswer } from '../generated/types.gen.ts';

/** What a person enters, or what the device answers, to prove who they are. */
export type GivenProof = { password: string } | { code: string } | { passkey: PasskeyAnswer };

/** How a person can prove again who they are. */
export interface ProofChoice {
  /** The preferred way first. */
  ways: readonly ProofWay[];
  /** The providers of the way `provider`. */
  providers: readonly SignInProvider[];
}

/** Returns how the signed-in person can prove again who they are (extension `step-up`). */
export async function readProofWays(api: Api): Promise<ProofChoice> {
  const { ways, providers = [] } = (await getProof(api.call)).data.data;
  return { ways, providers };
}

/**
 * Begins to prove who the signed-in person is with an account of a provider. Returns the address below the API to open
 * in another window.
 */
export async function beginProviderProof({ call }: Api, provider: string): Promise<string> {
  return (await askForWay({ ...call, body: { provider } })).data.data.path;
}

/**
 * Proves again who the signed-in person is. The proof counts for the session, in all tabs. Throws `refused` for a wrong
 * password, code or passkey. If the answer is lost, the backend is asked whether the proof has arrived.
 */
export async function proveAgain(api: Api, proof: GivenProof): Promise<void> {
  try {
    await sendProof({ ...api.callOnce, body: proof });
  } catch (error) {
    if (!isAnswerLost(error) || !(await isProofFresh(api))) throw error;
  }
}

/** Whether the last proof of the session counts now. False if that cannot be read. */
export async function isProofFresh({ call }: Api): Promise<boolean> {
  return getProof(call).then(
    ({ data }) => data.data.fresh_until !== null,
    () => false,
  );
}
