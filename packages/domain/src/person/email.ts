/** Whether an address must be checked for duplicates before a save: a new person's always, another's only once it was changed (STU-FORM-05, STU-FORM-06). */
export function needsEmailCheck(typed: string, stored: string | null): boolean {
  return stored === null || plainEmail(typed) !== plainEmail(stored);
}

/** An address as it is compared: without the spaces around it, in small letters. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}
