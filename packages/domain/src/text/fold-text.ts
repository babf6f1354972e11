/**
 * Returns a text as searches, lists and imports compare it: without case, accents, invisible characters or differences
 * between apostrophes, hyphens and spaces, and with the ASCII letters that people type for others (`ł` is `l`, `ß` is
 * `ss`). `Saint-Pierre`, `SAINT PIERRE` and `saint‑pierre` are equal. The server's SQL function `fold` returns the same
 * (ADR-0052).
 */
export function foldText(text: string): string {
  return foldLetters(text).replace(/ {2,}/g, ' ').trim();
}

/** Returns the words of a search, folded. A text matches if it contains all of them. */
export function searchWords(search: string): string[] {
  return search
    .split(/\s+/)
    .map(foldText)
    .filter((word) => word !== '');
}

/** Returns whether a text contains every word of a search; case, accents and hyphens do not matter. */
export function containsWords(text: string, search: string): boolean {
  const folded = foldText(text);
  return searchWords(search).every((word) => folded.includes(word));
}

/**
 * Compares two texts for sorting, by the code points of the folded texts, as the server's lists do. Returns a negative
 * number if the first one comes first, and 0 if only case, accents or hyphens differ.
 */
export function compareNames(one: string, other: string): number {
  return compareFolded(foldText(one), foldText(other));
}

/** Compares two folded texts by code point, as `collate "C"` does. */
export function compareFolded(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let place = 0; place < length; place += 1) {
    const difference = codeUnitRank(one, place) - codeUnitRank(other, place);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Returns a function that finds the first record with a name, compared with `foldText`. */
export function finderByName<Item extends { readonly name: string }>(
  records: readonly Item[],
): (name: string) => Item | undefined {
  const byName = new Map(records.toReversed().map((record) => [foldText(record.name), record]));
  return (name) => byName.get(foldText(name));
}

/**
 * Returns the ranges of a text that match the words of a search: `[start, end]`, the end excluded. A word that occurs
 * several times has several ranges.
 */
export function matchedRanges(text: string, search: string): (readonly [start: number, end: number])[] {
  const { folded, places } = foldWithPlaces(text);
  return searchWords(search).flatMap((word) => {
    const ranges: [number, number][] = [];
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      ranges.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
    }
    return ranges;
  });
}

/** Folds a text and maps each folded character to its index in the text, because `œ` folds to two characters. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    for (const plain of foldLetters(letter)) {
      if (plain === ' ' && (folded === '' || folded.endsWith(' '))) continue;
      for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
      folded += plain;
    }
    place += letter.length;
  }
  return { folded, places };
}

/** Folds each letter; spaces are neither joined nor trimmed. */
function foldLetters(text: string): string {
  const small = text.normalize('NFKD').toLowerCase();
  const ascii = isAscii.test(small) ? small : small.replace(unseen, '').replace(beyondAscii, plainLetter);
  return ascii.replace(separators, ' ');
}

function plainLetter(letter: string): string {
  const place = letters.indexOf(letter);
  return place === -1 ? (twoLetters[letter] ?? letter) : plainLetters.charAt(place);
}

const isAscii = /^[ -~]*$/;
const beyondAscii = /[^\0-\x7F]/g;

// The SQL function `fold` has the same characters. `fold.test.ts` of the server checks that the two agree.

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, and invisible characters. */
const unseen =
  /[\uFE00-\uFE0F\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u00AD\u061C\u0640\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Spaces, apostrophes and hyphens. */
const separators =
  /[\t-\r '`\u0085\u02B9-\u02BF\u02C8\u055A\u05F3\u1680\u2010-\u2015\u2018-\u201B\u2028\u2029\u2032\u2035\u2043\u2212\uA78B\uA78C-]/g;

// Letters without a Unicode decomposition. Below each one is the letter that people type for it.
const letters = 'ɑƀɓƃƈȼđðɖɗƌəǝɛɇƒǥɠɣħɦıɨɩɪɉȷƙĸłƚɫɬŋɲƞøɔɵƥɍɽŧƭʈʉʊʋⱳƴɏƶȥς';
const plainLetters = 'abbbccdddddeeeefggghhiiiijjkkllllnnnoooprrtttuuvwyyzzσ';
const twoLetters: Readonly<Record<string, string>> = { ß: 'ss', þ: 'th', œ: 'oe', æ: 'ae' };

/** Ranks UTF-16 units in code point order: surrogates belong to characters after all others. */
function codeUnitRank(text: string, place: number): number {
  const unit = text.charCodeAt(place);
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
