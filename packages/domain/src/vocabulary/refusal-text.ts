import { readRefusal } from '../refusal/refusal-code.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns an error text in one language, for callers without a translation hook; returns other texts unchanged. */
export function refusalText({ refusal: words }: Pick<Vocabulary, 'refusal'>, refusal: string): string {
  const read = readRefusal(refusal);
  if (!read) return refusal;
  const { code, values } = read;
  return words[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])).trim();
}
