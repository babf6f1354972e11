import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';

/**
 * Makes a request, and makes it once more when it was refused with tokens that were renewed while it was under way:
 * what ends a session drops its tokens, so a refusal that leaves some was about those before.
 */
export async function withTokensHeld<Answer>(api: Api, request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    const isOfEarlierTokens =
      error instanceof ApiError && error.code === 'unauthorized' && api.tokens.read() !== null;
    if (!isOfEarlierTokens) throw error;
    return request();
  }
}
