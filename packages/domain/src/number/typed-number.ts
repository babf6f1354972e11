/**
 * Reads a typed number, or returns null when the text is not one (DECISION-03 and DECISION-45).
 *
 * Takes a decimal point or comma, and spaces between groups of three digits, as in "1 284,50".
 */
export function readDecimal(text: string): number | null {
  const typed = text.trim().replace('\u2212', '-');
  if (!/^-?(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+|(?=[.,]\d))(?:[.,]\d*)?$/.test(typed)) return null;
  const number = Number(typed.replace(/[ \u00a0\u202f]/g, '').replace(',', '.'));
  // A text of about four hundred digits exceeds the range of a number.
  return Number.isFinite(number) ? number : null;
}
