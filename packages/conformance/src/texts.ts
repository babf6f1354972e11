import { compareNames, containsWords } from '@portal/domain';

/** Returns every value at a path of a row, following lists; empty if the path does not exist. */
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

/** Returns the first value at a path of a row; null if there is none. */
export function valueAt(row: unknown, path: string): unknown {
  return valuesAt(row, path)[0] ?? null;
}

/**
 * Compares two values: numbers by size, texts folded and by code point. Returns a negative number if `a` comes first.
 * Callers handle nulls.
 */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareNames(String(a), String(b));
}

/** Whether every word of a search is in one of the texts. */
export function isFound(search: string, texts: readonly unknown[]): boolean {
  return containsWords(texts.filter((text) => typeof text === 'string').join(' '), search);
}
