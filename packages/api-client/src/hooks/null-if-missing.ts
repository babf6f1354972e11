import { ApiError } from '../api-error.ts';

/** What was asked for, or null where the backend answers 404 instead of saying in a 200 that there is none (DECISION-18). */
export async function nullIfMissing<Answer>(promise: Promise<Answer>): Promise<Answer | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null;
    throw error;
  }
}
