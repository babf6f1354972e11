import type { ProviderRefusal } from '@portal/domain';
import * as oidc from 'openid-client';

/** Answers of a provider about the person, not about the portal. */
const cancelled = ['access_denied', 'consent_required', 'interaction_required', 'login_required'];
const busy = ['server_error', 'temporarily_unavailable'];
/** Answers of a provider that does not accept the portal's own id or secret. */
const ofPortal = ['invalid_client', 'unauthorized_client'];

/** Returns what an error on the way to a provider means for the person. */
export function refusalOf(error: unknown): Extract<ProviderRefusal, 'cancelled' | 'failed' | 'unavailable'> {
  if (error instanceof oidc.AuthorizationResponseError) {
    if (cancelled.includes(error.error)) return 'cancelled';
    return busy.includes(error.error) ? 'unavailable' : 'failed';
  }
  if (isUnreachable(error) || refusesPortal(error)) return 'unavailable';
  return 'failed';
}

/** Whether the provider refuses the portal itself, for example because its secret has expired. */
export function refusesPortal(error: unknown): boolean {
  return error instanceof oidc.ResponseBodyError && ofPortal.includes(error.error);
}

/** Whether the provider has ended the renewal of this person. */
export function endsRenewal(error: unknown): boolean {
  return error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
}

/** Whether there was no answer in time, or one of a server that does not work. */
function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TypeError && cause.message === 'fetch failed') return true;
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return true;
    if (cause.cause instanceof Response) return cause.cause.status >= 500 || cause.cause.status === 429;
  }
  return error instanceof oidc.ResponseBodyError && (error.status >= 500 || error.status === 429);
}

/** What the log says of an error: codes and the library's sentence, never a token. */
export function loggableProblem(error: unknown): object {
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError)
    return { problem: error.error };
  if (!(error instanceof Error)) return { problem: 'unknown' };
  const { message, cause } = error;
  return { problem: message, ...(cause instanceof Error && { cause: cause.message }) };
}
