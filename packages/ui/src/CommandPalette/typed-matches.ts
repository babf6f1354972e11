import { containsWords, matchedRanges } from '@portal/domain';

/** Returns whether the texts together contain every typed word. */
export function matchesTyped(typed: string, texts: readonly (string | null | undefined)[]): boolean {
  return containsWords(texts.filter(Boolean).join(' '), typed);
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into matching and other parts, in order. */
export function markedParts(text: string, typed: string): TextPart[] {
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const [start, end] of matchedRanges(text, typed)) isMarked.fill(true, start, end);
  const parts: TextPart[] = [];
  for (const [place, isMatch] of isMarked.entries()) {
    const last = parts.at(-1);
    const letter = text.charAt(place);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}
