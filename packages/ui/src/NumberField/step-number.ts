/**
 * Returns the next multiple of `step` above the typed number, or below it when `step` is negative, but never below 0.
 *
 * Keeps the decimal mark that was typed. A text that is not a number is returned unchanged.
 */
export function stepNumber(typed: string, step: number): string {
  if (!/^\s*-?\d*[.,]?\d*\s*$/.test(typed)) return typed;
  const size = Math.abs(step);
  // A value such as 0.3 is a hair off its multiple.
  const steps = Math.round((Number(typed.replace(',', '.')) / size) * 1e6) / 1e6 || 0;
  const next = Math.max(0, (step > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * size);
  const text = String(Math.round(next * 1e6) / 1e6);
  return typed.includes(',') ? text.replace('.', ',') : text;
}
