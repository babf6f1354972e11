import { badField } from '../refusal/Refusal.ts';
import { isOfContextWords } from './contextWords.ts';

/** The clients recognize the refusal by this message, as with `Email duplicated`. */
export const tooCommon = 'is too common';

/** The word lists. Read at the first password and not at the start, because they take 40 MB. */
let commonWords: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses common passwords: leaked passwords, French words and first names (ignoring case, accents, and digits and
 * signs around them), passwords of digits and signs only, repetitions of a few characters, and words of the context:
 * those of language schools, the name of the portal, and `names` of the person. `field` is the field that the answer
 * names (DECISION-66, ASVS 6.2.4, 6.2.11, 6.2.12).
 */
export async function refuseCommonPassword(
  field: string,
  password: string,
  names: readonly string[] = [],
): Promise<void> {
  commonWords ??= readWords();
  const word = bareWord(password);
  const isCommon = word === '' || isRepetition.test(word) || (await commonWords).has(word);
  if (isCommon || isOfContextWords(word, names.map(bareWord))) throw badField(field, tooCommon);
}

const isRepetition = /^(.{1,4}?)\1+$/u;

async function readWords(): Promise<ReadonlySet<string>> {
  const [common, french] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const lists = [common.dictionary['passwords-common'], ...Object.values(french.dictionary)];
  return new Set(lists.flatMap((words) => words.map(bareWord)));
}

/** Normalizes a password for the comparison with the lists: without case, accents, spaces, and the signs around it. */
function bareWord(text: string): string {
  // Fast path: most words of the lists need no change.
  if (/^[a-z]+$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/^\P{L}+|\P{L}+$/gu, '');
}
