import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

type WordTree = { readonly [key: string]: string | WordTree };

function* textsOf(tree: WordTree): Generator<string> {
  for (const value of Object.values(tree)) {
    if (typeof value === 'string') yield value.trim();
    else yield* textsOf(value);
  }
}

function* keysOf(tree: WordTree, above = ''): Generator<string> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield above + name;
    else yield* keysOf(value, `${above}${name}.`);
  }
}

/**
 * Every text of ours without a placeholder, by language; a text that both languages share is in neither list. And the
 * keys that look like no word anybody would read.
 */
export async function loadWords(): Promise<{ fr: string[]; en: string[]; keys: string[] }> {
  const keys = new Set<string>();
  const fr = new Set<string>();
  const en = new Set<string>();
  for (const path of globSync('{packages,apps}/*/src/**/*.ts', { cwd: root })) {
    if (path.endsWith('.test.ts') || !readFileSync(`${root}${path}`, 'utf8').includes(' defineWords('))
      continue;
    const module: Record<string, { words?: { fr: WordTree; en: WordTree } }> = await import(`../${path}`);
    for (const { words } of Object.values(module)) {
      for (const key of words ? keysOf(words.fr) : []) keys.add(key);
      for (const text of words ? textsOf(words.fr) : []) fr.add(text);
      for (const text of words ? textsOf(words.en) : []) en.add(text);
    }
  }
  const own = (these: Set<string>, others: Set<string>) =>
    [...these].filter((text) => text !== '' && !text.includes('{{') && !others.has(text));
  const likeKeys = [...keys].filter((key) => /[._]|[a-z][A-Z]/.test(key));
  return { fr: own(fr, en), en: own(en, fr), keys: likeKeys };
}
