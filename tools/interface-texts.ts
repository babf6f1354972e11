import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export type Language = 'fr' | 'en';

interface Text {
  file: string;
  language: Language;
  text: string;
}

/** A quoted text in a vocabulary source file. */
const literal = /(['"`])((?:\\.|(?!\1).)*)\1/g;

const languageNamed = (name: string | undefined): Language | null =>
  name ? (name.toLowerCase().endsWith('fr') ? 'fr' : 'en') : null;

/**
 * Returns the texts of a file of translations: `const fr = {`, `pagesEn = {`, a file `en.ts`, or `fr: '…'` on a line.
 */
function textsOf(file: string): Text[] {
  let language = languageNamed(/^(fr|en)\.ts$/.exec(basename(file))?.[1]);
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*|import\b|export const .*defineWords)/.test(line))
    .flatMap((line) => {
      language = languageNamed(/\bconst (fr|en|\w+Fr|\w+En)\b/.exec(line)?.[1]) ?? language;
      // The end of the English texts in a file that also contains code.
      if (line.startsWith('} satisfies Translation')) language = null;
      const here = languageNamed(/^\s*(fr|en): /.exec(line)?.[1]) ?? language;
      return here
        ? [...line.matchAll(literal)].map(([, , text = '']) => ({ file, language: here, text }))
        : [];
    });
}

/**
 * Returns the bilingual texts in a file of code: `{ fr: '…', en: '…' }`, `column('name', '…', '…'`,
 * `'Échec - Failure'`.
 */
function pairsOf(file: string): Text[] {
  const code = readFileSync(join(root, file), 'utf8');
  const named = [...code.matchAll(/\b(fr|en): (['"`])((?:\\.|(?!\2).)*)\2/g)];
  const columns = [...code.matchAll(/\bcolumn\(\s*'\w+',\s*'([^']+)',\s*'([^']+)'/g)];
  const sentences = [...code.matchAll(/['"`](\p{Lu}[^'"`\n]*?) - (\p{Lu}[^'"`\n]*)['"`]/gu)];
  return [
    ...named.map(([, language, , text = '']) => ({ file, language: language as Language, text })),
    ...[...columns, ...sentences].flatMap(([, fr = '', en = '']) => [
      { file, language: 'fr' as const, text: fr },
      { file, language: 'en' as const, text: en },
    ]),
  ];
}

/** Returns the texts of a file of words that are written as pairs: `title: ['Matériel', 'Materials']`. */
function pairedTextsOf(file: string): Text[] {
  const code = readFileSync(join(root, file), 'utf8');
  const text = /(['"`])((?:\\.|(?!\1).)*)\1/.source;
  const pair = new RegExp(`\\[\\s*${text},\\s*${text.replaceAll('1', '3')},?\\s*\\]`, 'g');
  return [...code.matchAll(pair)].flatMap(([, , fr = '', , en = '']) => [
    { file, language: 'fr' as const, text: fr },
    { file, language: 'en' as const, text: en },
  ]);
}

const isOfWords = (file: string) =>
  /-words\.tsx?$|[\\/](copy|vocabulary)[\\/]\w[\w-]*\.ts$|WrongLessonNote|NotSaved/.test(file);

/** The texts of the interface, of mails and of exported files, each with its language. */
export const texts: readonly Text[] = globSync(
  ['{packages,apps}/*/src/**/*.{ts,tsx}', 'server/src/**/*.ts'],
  {
    cwd: root,
  },
)
  .filter((file) => !/\.(test|stories|fixtures)\.tsx?$|[\\/]testing[\\/]/.test(file))
  .flatMap((file) => (isOfWords(file) ? [...textsOf(file), ...pairedTextsOf(file)] : pairsOf(file)));
