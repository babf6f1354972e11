/** Normalizes a text to compare names: ignores accents, case, ligatures, apostrophe styles and repeated spaces. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns whether a text contains every word of a search, compared with `plainWords`. */
export function containsWords(text: string, search: string): boolean {
  const plain = plainWords(text);
  return plainWords(search)
    .split(' ')
    .every((word) => plain.includes(word));
}

/** Returns a function that finds the first record with a name, compared with `plainWords`. */
export function finderByName<Item extends { readonly name: string }>(
  records: readonly Item[],
): (name: string) => Item | undefined {
  const byName = new Map(records.toReversed().map((record) => [plainWords(record.name), record]));
  return (name) => byName.get(plainWords(name));
}
