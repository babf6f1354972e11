import type { ProofWay } from '@portal/domain';
import { isAnswerLost } from '../api-error.ts';
import type { Api } from '../client.ts';
import { getProof, proveAgain as sendProof } from '../generated/sdk.gen.ts';

/** What a person enters to prove who they are. */
export type TypedProof = { password: string } | { code: string };

/** Returns how the signed-in person can prove again who they are, the preferred way first (extension `step-up`). */
export async function readProofWays(api: Api): Promise<readonly ProofWay[]> {
  return (await getProof(api.call)).data.data.ways;
}

/**
 * Proves again who the signed-in person is. The proof counts for the session, in all tabs. Throws `refused` for a wrong
 * password or code. If the answer is lost, the backend is asked whether the proof has arrived.
 */
export async function proveAgain(api: Api, proof: TypedProof): Promise<void> {
  try {
    await sendProof({ ...api.callOnce, body: proof });
  } catch (error) {
    if (!isAnswerLost(error) || !(await isFresh(api))) throw error;
  }
}

/** Whether the last proof of the session counts now. False if that cannot be read. */
async function isFresh({ call }: Api): Promise<boolean> {
  return getProof(call).then(
    ({ data }) => data.data.fresh_until !== null,
    () => false,
  );
}
