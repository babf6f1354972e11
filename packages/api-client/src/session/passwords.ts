import { refusal } from '@portal/domain';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import {
  checkPasswordLink,
  checkPasswordLinkInBody,
  forgotPassword,
  setPassword as sendPassword,
  setPasswordByLink,
} from '../generated/sdk.gen.ts';
import type { PasswordLink } from '../generated/types.gen.ts';

/** Requests a password email (API-008). Throws `unanswered` if it is unknown whether it was sent. */
export async function requestPassword(api: Api, email: string): Promise<void> {
  await forgotPassword({ ...api.call, body: { email } });
}

/** Whether a link can set a password. If not, the reason, when the backend gives one. */
export type PasswordLinkState =
  /** `providerOnly` if passwords are switched off for the person. */
  | { usable: true; providerOnly?: boolean }
  | { usable: false; reason?: 'used' | 'replaced' | 'expired' | 'unknown' };

/**
 * Whether a backend accepts the secret of a link in the body, where no log stores it; unknown before the first check.
 */
const takesBody = new WeakMap<Api, boolean>();

/**
 * Checks a password link. Returns usable when the backend cannot check it; setting the password then fails if it is
 * not.
 */
export async function readPasswordLink(api: Api, hash: string): Promise<PasswordLinkState> {
  try {
    const link =
      (await linkInBody(api, hash)) ?? (await checkPasswordLink({ ...api.call, path: { hash } })).data;
    return link.usable
      ? { usable: true, providerOnly: link.provider_only }
      : { usable: false, reason: link.reason };
  } catch {
    return { usable: true };
  }
}

/** Returns null for a backend without the call. */
async function linkInBody(api: Api, hash: string): Promise<PasswordLink | null> {
  if (takesBody.get(api) === false) return null;
  try {
    const { data } = await checkPasswordLinkInBody({ ...api.call, body: { hash } });
    takesBody.set(api, true);
    return data;
  } catch (error) {
    // The backend has no such path or method, or refuses all calls without a session that the documents do not list.
    if (!(error instanceof ApiError) || ![401, 403, 404, 405].includes(error.status ?? 0)) throw error;
    takesBody.set(api, false);
    return null;
  }
}

/**
 * Returns why the server refused a new password, as a refusal for its field: a code, or the server's own words. Null
 * when something else failed.
 */
export function newPasswordRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'refused') return null;
  const [reason] = error.fields.password ?? error.fields.new_password ?? [];
  return reason === 'is too common' ? refusal('password-too-common') : (reason ?? null);
}

/**
 * Sets the password of an invited person (API-007). Throws `not-found` for a hash that is unknown, used, replaced or
 * expired. A link works once. Throws `unanswered` if it is unknown whether the password was set; the same password can
 * then be sent again.
 */
export async function setPassword(api: Api, hash: string, password: string): Promise<void> {
  if (!takesBody.has(api)) await readPasswordLink(api, hash);
  // The route's parameters are sent with the request (AUTH-20, CONFLICT-23).
  if (takesBody.get(api) === false)
    await sendPassword({ ...api.call, path: { hash }, body: { password, hash } });
  else await setPasswordByLink({ ...api.call, body: { hash, password } });
}
