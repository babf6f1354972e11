/** Invisible characters: spaces, line breaks, soft hyphens and zero-width characters. */
const blanks = /[\s\u00ad\u115f\u1160\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff]/g;

/** Returns the text of a new note; null if nothing in it is visible (NOTES-04). */
export function noteText(typed: string): string | null {
  return typed.replace(blanks, '') === '' ? null : typed.trim();
}
