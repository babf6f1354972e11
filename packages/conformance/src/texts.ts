import { compareNames, containsWords } from '@portal/domain';

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
  return compareNames(String(a), String(b));
}

/** Whether every word of a search is in one of the texts. */
export function isFound(search: string, texts: readonly unknown[]): boolean {
  return containsWords(texts.filter((text) => typeof text === 'string').join(' '), search);
}
