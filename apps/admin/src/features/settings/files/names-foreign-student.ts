import { ApiError } from '@portal/api-client';

/** Returns whether the server rejected a document because its student was never in its contract (DECISION-58). */
export function namesForeignStudent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'refused' && 'student_id' in error.fields;
}
