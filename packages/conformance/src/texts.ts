/** Folds a text as lists do for sorting and searching: without accents, ligatures or capitals. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'");
}

/** Every value at a wire path of a row, through lists; empty when the path leads nowhere. */
export function valuesAt(row: unknown, path: string): unknown[] {
  let found: unknown[] = [row];
  for (const step of path.split('.')) {
    found = found
      .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
      .map((value) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
      )
      .filter((value) => value !== undefined);
  }
  return found;
}

/** The first value at a wire path of a row; null when there is none. */
export function valueAt(row: unknown, path: string): unknown {
  return valuesAt(row, path)[0] ?? null;
}

/**
 * Returns a negative number when `a` comes first: numbers by size, texts folded and by code point. Callers handle
 * nulls.
 */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [fold(String(a)), fold(String(b))];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether every word of a search is in one of the texts. */
export function isFound(search: string, texts: readonly unknown[]): boolean {
  const all = texts.map((text) => (typeof text === 'string' ? fold(text) : '')).join(' ');
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => all.includes(word));
}
