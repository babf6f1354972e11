import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { checkPasswordLink, forgotPassword, setPassword as sendPassword } from '../generated/sdk.gen.ts';
import { pastCaches, withoutReadBack } from '../read-back.ts';

/** Requests a password email (API-008). Throws `unanswered` when nobody knows whether it was sent. */
export async function requestPassword(api: Api, email: string): Promise<void> {
  await withoutReadBack(() => forgotPassword({ ...api.call, body: { email } }));
}

/** Whether a link can set a password. If not, the reason, when the backend gives one. */
export type PasswordLinkState =
  | { usable: true }
  | { usable: false; reason?: 'used' | 'replaced' | 'expired' | 'unknown' };

/**
 * Checks a password link. Returns usable when the backend cannot check it; setting the password then fails if it is
 * not.
 */
export async function readPasswordLink(api: Api, hash: string): Promise<PasswordLinkState> {
  try {
    return await linkState(api.call, hash);
  } catch {
    return { usable: true };
  }
}

async function linkState(call: Api['call'], hash: string): Promise<PasswordLinkState> {
  const { data } = await checkPasswordLink({ ...call, path: { hash } });
  return data.usable ? { usable: true } : { usable: false, reason: data.reason };
}

/**
 * Sets the password of an invited person (API-007). Throws `not-found` for a hash that is unknown, used, replaced or
 * expired. A link works once. When the response is lost, a used link means that the password was set. Throws
 * `unanswered` when the link cannot be checked.
 */
export async function setPassword(api: Api, hash: string, password: string): Promise<void> {
  // The route's parameters are sent with the request (AUTH-20, CONFLICT-23).
  const send = () => sendPassword({ ...api.call, path: { hash }, body: { password, hash } });
  try {
    await withoutReadBack(send);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unanswered') throw error;
    const link = await linkState(pastCaches(api.call), hash).catch(() => null);
    if (!link) throw error;
    // A backend without reasons only says that the link no longer works.
    const isUsed = !link.usable && (link.reason ?? 'used') === 'used';
    if (!isUsed) throw error.cause;
  }
}
