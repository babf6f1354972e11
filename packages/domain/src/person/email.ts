/**
 * Returns whether an email must be checked for duplicates before a save: always for a new person, else only if it
 * changed (STU-FORM-05, STU-FORM-06).
 */
export function needsEmailCheck(typed: string, stored: string | null): boolean {
  return stored === null || plainEmail(typed) !== plainEmail(stored);
}

/** Normalizes an email for comparison: trimmed, in lower case. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}
