import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the name of a package in the diagram. The three apps share one. */
const inPicture = (folder: string): string => folder.replace(/^apps\/.*/, 'apps').replace(/^packages\//, '');

/** The workspace packages that each package depends on. */
const dependencies = new Map<string, string[]>();
for (const folder of globSync(['apps/*', 'packages/*', 'server', 'mock-api'], { cwd: root })) {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const own = Object.keys(manifest.dependencies ?? {}).flatMap((name) => name.split('@portal/')[1] ?? []);
  dependencies.set(inPicture(folder), [...(dependencies.get(inPicture(folder)) ?? []), ...own]);
}

const map = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const [, picture = ''] = /```mermaid\nflowchart TD\n([\s\S]*?)```/.exec(map) ?? [];
const arrows = [...picture.matchAll(/^ {2}([\w-]+)(?:\[.*?\])? --> ([\w-]+)/gm)].map(
  ([, from = '', to = '']) => [from, to] as const,
);

/** Returns every package that can be reached by following the arrows. */
function reachable(from: string): string[] {
  return arrows.flatMap(([start, end]) => (start === from ? [end, ...reachable(end)] : []));
}

it.each(arrows)('draws an arrow from %s to %s because one depends on the other', (from, to) => {
  expect(dependencies.get(from)).toContain(to);
});

it.each([...dependencies])('leads from %s to all that it depends on', (name, own) => {
  expect(reachable(name)).toEqual(expect.arrayContaining(own));
});
