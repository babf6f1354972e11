import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[];
};

const names: Readonly<Record<string, { target: string; name: string }>> = {
  chrome: { target: 'chrome', name: 'Chrome' },
  edge: { target: 'edge', name: 'Edge' },
  firefox: { target: 'firefox', name: 'Firefox' },
  safari: { target: 'safari', name: 'Safari' },
  ios_saf: { target: 'ios', name: 'iOS' },
};

const supported = browserslist.map((line) => {
  const [, id = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const known = names[id];
  if (!known) throw new Error(`package.json, browserslist: "${line}" is not understood`);
  return { ...known, version };
});

/** The oldest browsers that the apps support, in Vite's names. Derived from browserslist in package.json. */
export const buildTargets = supported.map(({ target, version }) => target + version);

/** The same in readable form: `Chrome 119, Edge 119, ...`. */
export const browsersInWords = supported.map(({ name, version }) => `${name} ${version}`).join(', ');
