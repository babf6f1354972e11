import { badField } from '../refusal/Refusal.ts';

/** The sentence that the screens look for, as with `Email duplicated`. */
export const tooCommon = 'is too common';

/** The words to compare with, read at the first password. Not at the start: they take 40 MB. */
let commonWords: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses a password that many people choose: leaked passwords, French words and first names, whatever their case,
 * accents, and the digits and signs around them; digits and signs alone; and a few characters repeated. `field` is
 * where the answer names it (DECISION-66, ASVS 6.2.4).
 */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  commonWords ??= readWords();
  const word = bareWord(password);
  if (word === '' || isRepetition.test(word) || (await commonWords).has(word)) {
    throw badField(field, tooCommon);
  }
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

/** The letters of a password as the lists are compared: without case, accents, spaces, and what stands around them. */
function bareWord(text: string): string {
  // Most words of the lists.
  if (/^[a-z]+$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/^\P{L}+|\P{L}+$/gu, '');
}
