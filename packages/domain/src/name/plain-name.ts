/**
 * Returns a name in one line and without the marks that turn the direction of writing: pasted ones cannot be seen, and
 * would turn the text around the name (DECISION-66). Trimmed.
 */
export function plainName(typed: string): string {
  return typed
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
