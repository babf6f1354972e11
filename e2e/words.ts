import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

type WordTree = { readonly [key: string]: string | WordTree };

/** An interface text in both languages, and its key in its namespace. */
export interface Word {
  key: string;
  fr: string;
  en: string;
}

function* halvesOf(fr: WordTree, en: WordTree, above = ''): Generator<Word> {
  for (const [name, french] of Object.entries(fr)) {
    const [key, english] = [above + name, en[name]];
    if (typeof french !== 'string')
      yield* halvesOf(french, typeof english === 'object' ? english : {}, `${key}.`);
    else yield { key, fr: french, en: typeof english === 'string' ? english : '' };
  }
}

/** All texts of the apps and shared packages. */
export async function everyWord(): Promise<Word[]> {
  const found: Word[] = [];
  for (const path of globSync('{packages,apps}/*/src/**/*.ts', { cwd: root })) {
    if (path.endsWith('.test.ts') || !/ define(Words|Pairs)\(/.test(readFileSync(`${root}${path}`, 'utf8')))
      continue;
    const module: Record<string, { words?: { fr: WordTree; en: WordTree } }> = await import(`../${path}`);
    for (const { words } of Object.values(module)) if (words) found.push(...halvesOf(words.fr, words.en));
  }
  return found;
}

/**
 * Returns all interface texts without placeholders, by language. Leaves out texts that both languages share, and single
 * letters, which are also initials and highlighted parts of names. Also returns the keys that do not look like ordinary
 * words.
 */
export async function loadWords(): Promise<{ fr: string[]; en: string[]; keys: string[] }> {
  const words = await everyWord();
  const [fr, en] = [
    new Set(words.map((word) => word.fr.trim())),
    new Set(words.map((word) => word.en.trim())),
  ];
  const own = (these: Set<string>, others: Set<string>) =>
    [...these].filter((text) => text.length > 1 && !text.includes('{{') && !others.has(text));
  const likeKeys = new Set(words.map(({ key }) => key).filter((key) => /[._]|[a-z][A-Z]/.test(key)));
  return { fr: own(fr, en), en: own(en, fr), keys: [...likeKeys] };
}
