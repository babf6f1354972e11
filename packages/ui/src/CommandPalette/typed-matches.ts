import { fold as withoutAccents } from '../Combobox/combobox-options';

/** As a search sees a text; nobody types the apostrophe that print has. */
const fold = (text: string) => withoutAccents(text).replaceAll('’', "'");

/** The words that are looked for, without accents or capitals. */
function typedWords(typed: string): string[] {
  return fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether every typed word stands in one of the texts, accents and capitals or not. Nothing typed matches everything. */
export function matchesTyped(typed: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = fold(texts.filter(Boolean).join(' '));
  return typedWords(typed).every((word) => text.includes(word));
}

/** A part of a text, and whether it was looked for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text cut where typed words stand in it; its parts joined are the text itself. */
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

/** A folded text, and for each of its letters where that letter begins in the text as it was: `œ` folds to two. */
function foldedWithPlaces(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = fold(letter);
    // An accent that stands by itself belongs to the letter before it.
    for (let index = 0; index < plain.length; index += 1) starts.push(place);
    folded += plain;
    place += letter.length;
  }
  return { folded, starts };
}
