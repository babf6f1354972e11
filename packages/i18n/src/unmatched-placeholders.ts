import type { WordTree } from './define-words';

/** Returns the keys of texts whose halves have different placeholders; for the tests of words files. */
export function unmatchedPlaceholders(fr: WordTree, en: WordTree, path = ''): string[] {
  return Object.entries(fr).flatMap(([key, french]) => {
    const english = en[key];
    const address = path ? `${path}.${key}` : key;
    if (typeof french === 'string')
      return typeof english === 'string' && placeholders(french) === placeholders(english) ? [] : [address];
    return typeof english === 'object' ? unmatchedPlaceholders(french, english, address) : [address];
  });
}

function placeholders(text: string): string {
  const names = Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name]) => name);
  return [...new Set(names)].sort().join();
}
