import { refusal } from '@portal/domain';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { checkPasswordLink, forgotPassword, setPassword as sendPassword } from '../generated/sdk.gen.ts';

/** Requests a password email (API-008). Throws `unanswered` when nobody knows whether it was sent. */
export async function requestPassword(api: Api, email: string): Promise<void> {
  await forgotPassword({ ...api.call, body: { email } });
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
 * expired. A link works once. Throws `unanswered` when nobody knows whether it was set; the same password can then be
 * sent again.
 */
export async function setPassword(api: Api, hash: string, password: string): Promise<void> {
  // The route's parameters are sent with the request (AUTH-20, CONFLICT-23).
  await sendPassword({ ...api.call, path: { hash }, body: { password, hash } });
}
