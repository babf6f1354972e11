import type { DeadLinkReason, Person, SecondStep, SignedInUser } from '@portal/domain';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { companyLogin, login, studentLogin } from '../generated/sdk.gen.ts';
import type { Tokens as WireTokens } from '../generated/types.gen.ts';
import { serverSentence } from '../server-sentence.ts';
import { personFromWire } from '../wire/person.ts';
import { signedInUserFromWire } from '../wire/session.ts';
import { userOfToken } from './access-token.ts';
import { tokensFromWire } from './token-store.ts';

/** The user of a session. With a second step the sign-in is not complete, and only the calls of that step work. */
export interface SignInState {
  user: SignedInUser;
  secondStep: SecondStep | null;
}

/** Signs a user in and stores the tokens (API-004). Throws `unauthorized` when email or password is wrong. */
export async function signIn(
  api: Api,
  { email, password }: { email: string; password: string },
): Promise<SignInState> {
  // The username repeats the email (CONFLICT-24).
  const { data } = await login({ ...api.call, body: { email, password, username: email } });
  storeTokens(api, data.auth);
  return { user: signedInUserFromWire(data.user), secondStep: data.second_step ?? null };
}

/**
 * Returns the user of the stored tokens, or null when there are none (AUTH-33). Renews the tokens. When they are
 * refused, clears them and throws `unauthorized` (AUTH-34). Any other error, such as being offline, keeps the session.
 */
export async function restoreSession(api: Api): Promise<SignInState | null> {
  if (!api.tokens.read()) return null;
  const { user: known, token, second_step } = await api.renew();
  const user = known ? signedInUserFromWire(known) : userOfToken(token.access_token);
  return user && { user, secondStep: second_step ?? null };
}

/** Returns the user of the stored token without a request, or null when the token does not contain one. */
export function rememberedUser(api: Api): SignedInUser | null {
  const stored = api.tokens.read();
  return stored ? userOfToken(stored.accessToken) : null;
}

/**
 * Signs a company in with the token of its link (API-005, OPEN-05). Throws `refused` for an unknown token (MSG-07), and
 * a `DeadLinkError` for a link that no longer works.
 */
export async function companySignIn(api: Api, linkToken: string): Promise<{ name: string | null }> {
  const { data } = await companyLogin({ ...api.call, body: { token_login: linkToken } });
  storeTokens(api, tokensOfLink(data));
  return { name: data.company?.name ?? null };
}

/** Signs a student in with the token of the link (API-006, LINK-STU-04). Throws `refused` for an unknown token. */
export async function studentSignIn(api: Api, linkToken: string): Promise<Person> {
  const { data } = await studentLogin({ ...api.call, body: { token_login: linkToken } });
  const auth = tokensOfLink(data);
  if (!data.data) throw new ApiError({ code: 'server', status: 200 });
  storeTokens(api, auth);
  return personFromWire(data.data.student);
}

function storeTokens(api: Api, auth: WireTokens): void {
  api.keepTokens(tokensFromWire(auth));
}

/** Thrown for a private link that no longer works. */
export class DeadLinkError extends ApiError {
  readonly reason: DeadLinkReason;

  constructor(reason: DeadLinkReason) {
    super({ code: 'refused', status: 200 });
    this.reason = reason;
  }
}

/** The response for a bad link is a 200 with an error flag (DECISION-10). */
function tokensOfLink(answer: {
  error?: boolean;
  message?: string;
  reason?: DeadLinkReason;
  auth?: WireTokens;
}): WireTokens {
  if (answer.error || !answer.auth) {
    if (answer.reason) throw new DeadLinkError(answer.reason);
    throw new ApiError({ code: 'refused', status: 200, serverMessage: serverSentence(answer.message) });
  }
  return answer.auth;
}
