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
