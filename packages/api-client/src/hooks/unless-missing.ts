import { ApiError } from '../api-error.ts';

/** What was asked for, or null where the backend answers 404 instead of saying in a 200 that there is none (decision 18). */
export async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null;
    throw error;
  }
}
