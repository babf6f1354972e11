/** Which characters a number field lets through. */
export interface NumberShape {
  decimals: boolean;
  negatives: boolean;
}

/** What of a typed or pasted text can be a number: digits, one leading minus, one point or comma. */
export function typedNumber(typed: string, { decimals, negatives }: NumberShape): string {
  const sign = negatives && /^\s*-/.test(typed) ? '-' : '';
  const digits = typed.replace(decimals ? /[^\d.,]/g : /\D/g, '');
  const point = digits.search(/[.,]/);
  return point < 0
    ? sign + digits
    : sign + digits.slice(0, point + 1) + digits.slice(point + 1).replace(/[.,]/g, '');
}

/** The next multiple of a step, above what is typed or, for a negative step, below it; written with the same decimal mark. */
export function stepped(typed: string, step: number, { negatives }: Pick<NumberShape, 'negatives'>): string {
  const size = Math.abs(step);
  // A value such as 0.3 is a hair off its multiple.
  const steps = Math.round((Number(typed.replace(',', '.')) / size) * 1e6) / 1e6 || 0;
  const next = (step > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * size;
  const kept = negatives ? next : Math.max(0, next);
  const text = String(Math.round(kept * 1e6) / 1e6);
  return typed.includes(',') ? text.replace('.', ',') : text;
}
