import { ApiError } from '@portal/api-client';

/** Whether the server refused a document because its student was never in its contract (DECISION-58). */
export function namesForeignStudent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'refused' && 'student_id' in error.fields;
}
