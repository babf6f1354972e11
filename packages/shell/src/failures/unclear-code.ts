import { ApiError } from '@portal/api-client';

/** Why a write did not simply fail: its outcome is not known, or an earlier version of it was saved (ADR-0016). */
export type UnclearCode = 'unanswered' | 'saved-before';

/** Returns the code of an error after which "not saved" could be wrong. */
export function unclearCode(error: unknown): UnclearCode | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.code === 'unanswered' || error.code === 'saved-before' ? error.code : undefined;
}
