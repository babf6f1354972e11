import { fold as withoutAccents } from '../Combobox/combobox-options';

// Users type `'` where texts have the typographic apostrophe.
const fold = (text: string) => withoutAccents(text).replaceAll('’', "'");

function typedWords(typed: string): string[] {
  return fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function matchesTyped(typed: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = fold(texts.filter(Boolean).join(' '));
  return typedWords(typed).every((word) => text.includes(word));
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into matching and other parts, in order. */
export function markedParts(text: string, typed: string): TextPart[] {
  const { folded, starts } = foldedWithPlaces(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of typedWords(typed)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const end = starts[at + word.length] ?? text.length;
      for (let place = starts[at] ?? 0; place < end; place += 1) isMarked[place] = true;
    }
  }
  const parts: TextPart[] = [];
  for (const [place, isMatch] of isMarked.entries()) {
    const last = parts.at(-1);
    const letter = text.charAt(place);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}

/** Folds a text and maps each folded character to its index in the original, because `œ` folds to two. */
function foldedWithPlaces(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = fold(letter);
    // A combining accent belongs to the letter before it.
    for (let index = 0; index < plain.length; index += 1) starts.push(place);
    folded += plain;
    place += letter.length;
  }
  return { folded, starts };
}
