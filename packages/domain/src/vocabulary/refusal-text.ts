import { readRefusal } from '../refusal/refusal-code.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A refusal in the words of one language, for whoever cannot wait for a screen to translate it; a text that is none stays as it is. */
export function refusalText({ refusal: words }: Pick<Vocabulary, 'refusal'>, refusal: string): string {
  const read = readRefusal(refusal);
  if (!read) return refusal;
  const { code, values } = read;
  return words[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])).trim();
}
