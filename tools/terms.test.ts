import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vocabularyEn, vocabularyFr } from '@portal/domain';
import { expect, it } from 'vitest';
import { type Language, texts } from './interface-texts';

const glossary = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8');

/** The rows of the glossary, with the words that the interface must not use. */
const terms = glossary
  .split('## Things and screens')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && line.split('|').length === 7)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, french]) => french !== 'Français')
  .map(([, french = '', english = '', , notFrench = '', notEnglish = '']) => ({
    name: `${french} - ${english}`,
    fr: forbidden(notFrench),
    en: forbidden(notEnglish),
  }));

function forbidden(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

/** Returns the texts that contain the word as a whole word, also in the plural, as `file: text`. */
function containing(word: string, language: Language): string[] {
  const pattern = new RegExp(`(?<![\\p{L}{_-])${word}(?:e?s|x)?(?![\\p{L}}_-])`, 'iu');
  return texts
    .filter((one) => one.language === language && pattern.test(one.text))
    .map(({ file, text }) => `${file}: ${text}`);
}

it('finds the texts of both languages, as many of each', () => {
  const count = (language: Language) => texts.filter((one) => one.language === language).length;
  expect(count('fr')).toBeGreaterThan(2500);
  expect(Math.abs(count('fr') - count('en'))).toBeLessThan(count('fr') / 10);
  expect(terms?.length).toBeGreaterThan(35);
});

it.each(terms ?? [])('$name has no other name in the interface (DECISION-48)', ({ fr, en }) => {
  expect(fr.flatMap((word) => containing(word, 'fr'))).toEqual([]);
  expect(en.flatMap((word) => containing(word, 'en'))).toEqual([]);
});

it('says "plan de cours" or "horaire" in French, never "plan" alone, which would be either (DECISION-48)', () => {
  const alone = /(?<![\p{L}{_-])plans?(?! de cours)(?![\p{L}}_-])/iu;
  const found = texts.filter(({ language, text }) => language === 'fr' && alone.test(text));
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

it('has the refusals that the specification does not print, in the words of the glossary (DECISION-04)', () => {
  const row = /^\| \(refusals without a printed text\) \| (.+) \| (.+) \|$/m.exec(glossary);
  const said = (words: Record<string, string>) =>
    Object.values(words).map((text) => text.replace(/\{\{(\w+)\}\}/g, '{$1}'));
  const [english = '', french = ''] = row?.slice(1) ?? [];
  expect(said(vocabularyEn.refusal)).toEqual(expect.arrayContaining(english.split(' / ')));
  expect(said(vocabularyFr.refusal)).toEqual(expect.arrayContaining(french.split(' / ')));
});

/** Names of code that the field calls otherwise, with the term to use. */
const codeTerms = [
  [/^(most|longest)[A-Z]/, 'max'],
  [/^least[A-Z]/, 'min'],
  [/[sS]everal$|^several/, 'bulk'],
  [/[wW]orld/, 'context'],
  [/[tT]reaty/, 'openapi'],
  [/^doings?$/, 'effects'],
] as const;

/** Superlatives that are not limits, and `several` that is not about actions on several rows. */
const otherMeanings = new Set([
  'isSeveral',
  'longestContract',
  'longestGap',
  'longestOf',
  'mostFrequent',
  'mostNotedCourse',
  'mostReportedCourse',
  'mostTelling',
  'several',
  'severalRates',
]);

it.each(codeTerms)('names nothing %s in the code, but %s (ADR-0102)', (wrong, term) => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const folders = '{{apps,packages}/*/{src,e2e},mock-api/src,server/{src,samples},bench,e2e,tools}';
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root });
  const declared = /(?:\b(?:const|let|function|interface|type|class|readonly)\s+#?|^ {2}#)(\w+)/gm;
  const found = files
    .filter((file) => !/generated|\.stories\.|-words\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(declared)].flatMap(([, name = '']) =>
        wrong.test(name) && !otherMeanings.has(name) ? [`${file}: ${name}, not ${term}`] : [],
      ),
    );
  expect(found).toEqual([]);
});
