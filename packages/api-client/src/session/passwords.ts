import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { checkPasswordLink, forgotPassword, setPassword as sendPassword } from '../generated/sdk.gen.ts';
import { pastCaches, withoutReadBack } from '../read-back.ts';

/** Asks for a password e-mail (API-008). Throws `unanswered` when nobody knows whether it left. */
export async function requestPassword(api: Api, email: string): Promise<void> {
  await withoutReadBack(() => forgotPassword({ ...api.call, body: { email } }));
}

/** Whether a password link still works; true when the backend cannot tell, since setting the password then says so. */
export async function isPasswordLinkUsable(api: Api, hash: string): Promise<boolean> {
  try {
    return await isUsable(api.call, hash);
  } catch {
    return true;
  }
}

async function isUsable(call: Api['call'], hash: string): Promise<boolean> {
  return (await checkPasswordLink({ ...call, path: { hash } })).data.usable;
}

/**
 * Sets the password of an invited person (API-007). Throws `not-found` for an unknown or used hash. A link works once:
 * when the answer is lost, a used one says that the password was set; `unanswered` when that cannot be read either.
 */
export async function setPassword(api: Api, hash: string, password: string): Promise<void> {
  // The route's parameters travel with the request (AUTH-20, CONFLICT-23).
  const send = () => sendPassword({ ...api.call, path: { hash }, body: { password, hash } });
  try {
    await withoutReadBack(send);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unanswered') throw error;
    const isUnused = await isUsable(pastCaches(api.call), hash).catch(() => null);
    if (isUnused === null) throw error;
    if (isUnused) throw error.cause;
  }
}
