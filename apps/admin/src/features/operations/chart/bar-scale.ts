/** Returns a round number that is at least `value`: 1, 2 or 5 times a power of ten. */
export function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const step = [1, 2, 5, 10].find((times) => times * power >= value) ?? 10;
  return step * power;
}

/** Returns the indexes of the bars with a label, so that at most `most` of `count` bars have one. */
export function labelledBars(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}
