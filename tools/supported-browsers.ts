import { readFileSync } from 'node:fs';
import type { OldestBrowser } from './lacking-features.ts';

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[];
};

const names: Readonly<Record<string, { target: string; name: string; id: OldestBrowser['id'] }>> = {
  chrome: { target: 'chrome', name: 'Chrome', id: 'chrome' },
  edge: { target: 'edge', name: 'Edge', id: 'edge' },
  firefox: { target: 'firefox', name: 'Firefox', id: 'firefox' },
  safari: { target: 'safari', name: 'Safari', id: 'safari' },
  ios_saf: { target: 'ios', name: 'iOS', id: 'safari_ios' },
};

const supported = browserslist.map((line) => {
  const [, id = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const known = names[id];
  if (!known) throw new Error(`package.json, browserslist: "${line}" is not understood`);
  return { ...known, version };
});

/** The oldest browsers that the apps support, in Vite's names. Derived from browserslist in package.json. */
export const buildTargets = supported.map(({ target, version }) => target + version);

/** The same browsers in words: `Chrome 119, Edge 119, ...`. */
export const browsersInWords = supported.map(({ name, version }) => `${name} ${version}`).join(', ');

/** The same browsers by their names in MDN's data. */
export const oldestBrowsers: readonly OldestBrowser[] = supported.map(({ id, version }) => ({ id, version }));
