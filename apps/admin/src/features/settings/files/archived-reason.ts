import { ApiError } from '@portal/api-client';

/**
 * Returns the server's message about an archived contract, whose files are read-only (DECISION-40); null for any other
 * failure.
 */
export function archivedReason(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'archived' ? error.serverMessage : null;
}
