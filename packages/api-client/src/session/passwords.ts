import type { Api } from '../client.ts';
import { checkPasswordLink, forgotPassword, setPassword as sendPassword } from '../generated/sdk.gen.ts';

/** Asks for a password e-mail (API-008). */
export async function requestPassword(api: Api, email: string): Promise<void> {
  await forgotPassword({ ...api.call, body: { email } });
}

/** Whether a password link still works; true when the backend cannot tell, since setting the password then says so. */
export async function isPasswordLinkUsable(api: Api, hash: string): Promise<boolean> {
  try {
    const { data } = await checkPasswordLink({ ...api.call, path: { hash } });
    return data.usable;
  } catch {
    return true;
  }
}

/** Sets the password of an invited person (API-007). Throws `not-found` for an unknown or used hash. */
export async function setPassword(api: Api, hash: string, password: string): Promise<void> {
  // The route's parameters travel with the request (AUTH-20, CONFLICT-23).
  await sendPassword({ ...api.call, path: { hash }, body: { password, hash } });
}
