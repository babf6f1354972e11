/**
 * Returns a name in one line, trimmed and without direction marks. Pasted direction marks are invisible and would
 * reverse the text around the name (DECISION-66).
 */
export function plainName(typed: string): string {
  return typed
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
