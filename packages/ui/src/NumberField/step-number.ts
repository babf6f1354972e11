/** Returns the next multiple of `step`, but never a negative number; invalid text is returned unchanged. */
export function stepNumber(typed: string, step: number): string {
  if (!/^\s*-?\d*[.,]?\d*\s*$/.test(typed)) return typed;
  const size = Math.abs(step);
  // Corrects floating-point error: 0.3 is not an exact multiple of 0.1.
  const steps = Math.round((Number(typed.replace(',', '.')) / size) * 1e6) / 1e6 || 0;
  const next = Math.max(0, (step > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * size);
  const text = String(Math.round(next * 1e6) / 1e6);
  return typed.includes(',') ? text.replace('.', ',') : text;
}
