import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { getCapabilities } from '../generated/sdk.gen.ts';
import type { Tokens } from '../generated/types.gen.ts';
import { isExpired } from './access-token.ts';
import { tokensFromWire } from './token-store.ts';

/**
 * A call that neither waits for a turn nor is repeated automatically, because it runs in a turn of its own and ends its
 * own session.
 */
type CallInTurn = Api['call'] & { security: undefined };

/**
 * Like `replaceTokens`, and asks the person first for a fresh proof of who they are if the backend requires one. Never
 * within the turn, because other tabs wait for it.
 */
export async function replaceTokensWithProof(
  api: Api,
  ask: (call: CallInTurn) => Promise<Tokens | undefined>,
): Promise<void> {
  try {
    await replaceTokens(api, ask);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unproved') throw error;
    await api.prove();
    await replaceTokens(api, ask);
  }
}

/**
 * Makes a call that ends the session and returns the tokens of the next one, and stores them. In the meantime no tab
 * renews tokens, and a 401 for a running request signs nobody out. Throws `unanswered` if the response is lost: other
 * tabs wait only as long as one request takes.
 */
export async function replaceTokens(
  api: Api,
  ask: (call: CallInTurn) => Promise<Tokens | undefined>,
): Promise<void> {
  const held = api.tokens.read();
  if (held && isExpired(held.accessToken, held.receivedAt, Date.now())) await api.renew();
  try {
    await api.inTurn(async () => {
      const fresh = await ask({ ...api.call, security: undefined });
      if (fresh) api.keepTokens(tokensFromWire(fresh));
    });
  } catch (error) {
    // Any other call notices that the session has ended.
    if (error instanceof ApiError && error.code === 'unauthorized')
      await getCapabilities(api.call).catch(() => undefined);
    throw error;
  }
}
