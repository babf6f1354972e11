import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentPaths } from './documented-commands.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\n');
const folders = new Set(files.flatMap((file) => /^([^/]+)\//.exec(file)?.[1] ?? []));

/** Files that a document tells the reader to write. */
const toBeWritten = [
  'apps/admin/e2e/taught-languages.spec.ts',
  'apps/admin/src/features/settings/taught-languages/TaughtLanguagesPage.stories.tsx',
  'apps/admin/src/features/settings/taught-languages/TaughtLanguagesPage.tsx',
  'apps/admin/src/features/settings/taught-languages/taught-languages-words.ts',
];

/** The paths and names of sources in inline code: `packages/ui`, `apps/<app>/e2e`, `fields.tsx`. */
function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([\w@./<>*{},-]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => {
      const [folder = '', ...rest] = code.split('/');
      return (rest.length > 0 && folders.has(folder)) || /^\w[^*]*\.(tsx?|m[jt]s|mdx|yaml)$/.test(code);
    });
}

/** Whether a file or folder has this path, or a path that ends in it. `*`, `<noun>` and `{a,b}` are placeholders. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/^(\.\.\/)+|\/$/g, '')
    .replaceAll(/[.+]/g, '\\$&')
    .replaceAll(/\*+|<\w+>/g, '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replaceAll(',', '|')})`);
  const expression = new RegExp(`(^|/)${pattern}(/|$)`);
  return files.some((file) => expression.test(file));
}

/** The anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('finds paths and names of files, and what is missing', () => {
  expect(pathsIn('In `packages/ui` and `a.test.ts`, not `.css.ts`, `GET users` or `npm start`.')).toEqual([
    'packages/ui',
    'a.test.ts',
  ]);
  expect(['tools/rows.ts', 'apps/<app>/e2e', 'rows.ts', '{tools,e2e}/walk'].filter(isThere)).toHaveLength(4);
  expect(['tools/row.ts', 'apps/office', 'ows.ts'].filter(isThere)).toEqual([]);
});

it.each(documentPaths().filter((path) => /^docs\/[^/]+$/.test(path)))(
  '%s says in its first line whom it is for',
  (path) => {
    expect(readFileSync(join(root, path), 'utf8')).toMatch(/^# .+\n\nFor (the|people|developers) /);
  },
);

describe.each(documentPaths())('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('names only files that exist', () => {
    expect(pathsIn(text).filter((path) => !toBeWritten.includes(path) && !isThere(path))).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const targets = [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, target = '']) => target);
    const broken = targets.filter((target) => {
      if (target.startsWith('?')) return false;
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? join(root, document) : join(root, document, '..', path);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
    });
    expect(broken).toEqual([]);
  });
});
