import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { checkPasswordLink, forgotPassword, setPassword as sendPassword } from '../generated/sdk.gen.ts';
import { pastCaches, withoutReadBack } from '../read-back.ts';

/** Asks for a password e-mail (API-008). Throws `unanswered` when nobody knows whether it left. */
export async function requestPassword(api: Api, email: string): Promise<void> {
  await withoutReadBack(() => forgotPassword({ ...api.call, body: { email } }));
}

/** Whether a password can be set with a link; when not, why, where the backend says so. */
export type PasswordLinkState =
  | { usable: true }
  | { usable: false; reason?: 'used' | 'replaced' | 'expired' | 'unknown' };

/** Looks at a password link; usable when the backend cannot tell, since setting the password then says so. */
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
 * expired. A link works once: when the answer is lost, a used one says that the password was set; `unanswered` when
 * that cannot be read either.
 */
export async function setPassword(api: Api, hash: string, password: string): Promise<void> {
  // The route's parameters travel with the request (AUTH-20, CONFLICT-23).
  const send = () => sendPassword({ ...api.call, path: { hash }, body: { password, hash } });
  try {
    await withoutReadBack(send);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unanswered') throw error;
    const link = await linkState(pastCaches(api.call), hash).catch(() => null);
    if (!link) throw error;
    // A backend without reasons only says that the link does not work any more.
    const isUsed = !link.usable && (link.reason ?? 'used') === 'used';
    if (!isUsed) throw error.cause;
  }
}
