/** Characters that take no ink: spaces, breaks, soft hyphens and the zero-width ones. */
const blanks = /[\s\u00ad\u115f\u1160\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff]/g;

/** The text of a note to add; null for one in which nothing can be seen, which is not added (NOTES-04). */
export function noteText(typed: string): string | null {
  return typed.replace(blanks, '') === '' ? null : typed.trim();
}
