/** The text of a note to add; null for an empty one, which is not added (NOTES-04). */
export function noteText(typed: string): string | null {
  return typed.trim() || null;
}
