import { ApiError } from '../api-error.ts';

/** Returns the result, or null when the backend answers 404 instead of a 200 without a record (DECISION-18). */
export async function nullIfMissing<Answer>(promise: Promise<Answer>): Promise<Answer | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null;
    throw error;
  }
}
