/** The number that a person typed, with a decimal point or a decimal comma; null when it is none (decision 3). */
export function readDecimal(text: string): number | null {
  const typed = text.trim();
  const number = /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : null;
  // Some four hundred digits are more than a number can hold.
  return Number.isFinite(number) ? number : null;
}

/** What stays of a typed number where none below zero makes sense: its signs are dropped (CON-FORM-41). */
export function stripNegative(text: string): string {
  return text.replace(/[-\u2212]/g, '');
}
